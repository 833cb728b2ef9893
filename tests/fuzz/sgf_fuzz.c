/* Any bytes as a record: an error with its place and an unchanged game, or a
 * game that survives being saved and read again. */
#include "support/record_check.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    record_check_bytes((const char *)data, size);
    return 0;
}

#!/usr/bin/env python3
"""Turns records of positions and of random games into suites.

usage: regress/transcribe.py POSITIONS.json GAMES.jsonl

Writes regress/<theme>.tst from the positions, regress/random-<rules>.tst from
the games, and regress/sgf/handicap-<n>.sgf. The result is committed; nothing
runs this at build time. A record of a position gives set-up, actions, rules,
a check and the answer; a record of a game gives the turns, the refused moves
and what is known of its end, worked out by an independent program.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

THEMES = {  # category of the record: suite, what the suite is about
    'ko': ('ko', 'Ko and repetition: rules.md 2.4 and 8'),
    'suicide': ('suicide', 'Suicide of one stone and of several: rules.md 8'),
    'seki': ('seki', 'Seki: who owns the empties (A 6.1, rules.md 5 and 8)'),
    'special': ('special', 'Bent four, false eyes: what no rule decides'),
    'pass': ('passes', 'Abandon and virtual move (A 2.3), passes elsewhere'),
    'four_virtual': ('four-virtual', 'The four-virtual end (A 5.3(5))'),
    'area': ('count-area', 'Counting the area (A 7.2)'),
    'sanqing': ('sanqing', 'The San-Qing tie-break (SQ)'),
    'negative_move': ('negative', 'Negative moves and the point for the '
                      'first stop (A 2.5, 7.1)'),
    'dispute': ('dispute', 'Dispute, resumption, ends (A 5)'),
    'lanke': ('lanke', 'Ancient counting: the figures of the essay (LK)'),
    'group_tax': ('tax', 'Group tax'),
    'parity': ('parity', 'Equal numbers of stones, pass stones'),
    'handicap': ('handicap', 'Handicap and compensation'),
    'button': ('button', 'The button, and the tie under Ing'),
    None: ('articles', 'Single sentences of the rule texts'),
}
PURE = ('legal', 'phase', 'virtuals', 'prisoners', 'stones', 'hands',
        'to_move', 'area', 'flood_area', 'territory_raw', 'stones_and_roads',
        'groups', 'equal_roads', 'equal_stones', 'true_stones', 'pass_stones',
        'art_points', 'owner')  # these change nothing


class Suite:
    def __init__(self, name, about):
        self.name, self.number, self.lines = name, 0, [f'# {about}.']

    def say(self, *lines):
        self.lines += lines

    def test(self, command, pattern):
        self.number += 10
        self.say(f'{self.number} {command}')
        if pattern is not None:
            self.say(f'#? [{pattern}]')

    def write(self):
        with open(f'{HERE}/{self.name}.tst', 'w', encoding='utf-8') as f:
            f.write('\n'.join(self.lines) + '\n')


def num(value):
    """A number as the program prints it in JSON: 12, 12.5."""
    return ('%.2f' % value).rstrip('0').rstrip('.').replace('.', r'\.')


def pair(path, values):
    """{"b":..,"w":..} after its key; braces are . to suit every regexp."""
    return f'"{path}":."b":{num(values[0])},"w":{num(values[1])}[^0-9.]'


def score(text):
    return text.replace('+', r'\+')


def comment(text, width=76):
    out, line = [], '#'
    for word in text.split():
        if len(line) + 1 + len(word) > width and line != '#':
            out.append(line)
            line = '#'
        line += ' ' + word
    return out + [line]


def stones(rows):
    out = []
    for y, row in enumerate(rows):
        for x, c in enumerate(row):
            if c in 'XO':
                out.append(('b' if c == 'X' else 'w')
                           + f' {COLUMNS[x]}{len(rows) - y}')
    return out


def wrap_sgf(t):
    def pts(c):
        return ''.join(f'[{chr(97 + x)}{chr(97 + y)}]'
                       for y, row in enumerate(t['setup'])
                       for x, s in enumerate(row) if s == c)
    a = t['arguments']
    return (f"(;GM[1]FF[4]SZ[{t['size']}]HA[{a['handicap']}]KM[{a['komi']}]\n"
            f"AB{pts('X')}\nAW{pts('O')}\nPL[{t['to_play'].upper()}]\n"
            f"C[own position])\n")


def lay(suite, t):
    """The commands that lead to the position of the record."""
    a = t['arguments'] or {}
    if 'handicap' in a:
        name = f"sgf/handicap-{a['handicap']}.sgf"
        os.makedirs(f'{HERE}/sgf', exist_ok=True)
        with open(f'{HERE}/{name}', 'w', encoding='utf-8') as f:
            f.write(wrap_sgf(t))
        suite.say(f"caipan-rules {t['rules']}", 'caipan-judge declared',
                  f'loadsgf {name}')
    else:
        suite.say(f"boardsize {t['size']}", 'clear_board',
                  f"caipan-rules {t['rules']}",
                  f"komi {a['komi']}" if 'komi' in a else 'komi default',
                  'caipan-judge declared')
        if stones(t['setup']):
            suite.say('gogui-setup ' + ' '.join(stones(t['setup'])))
        suite.say(f"gogui-setup_player {t['to_play']}")
    words = {'resume': 'caipan-dispute', 'accept': 'caipan-accept',
             'agree': 'caipan-agree'}
    suite.say(*(words.get(act, act) for act in t['actions']))


def check_state(suite, t, want):
    name = {'virtuals': 'virtual'}.get(t['check'], t['check'])
    if name == 'to_move':
        suite.test('caipan-state', f'.*"to_move":"{want}".*')
    else:
        suite.test('caipan-state', '.*' + pair(name, want) + '.*')


def check_owner(suite, t, want):
    rows, point = t['setup'], t['arguments']['point']
    x, y = COLUMNS.index(point[0]), t['size'] - int(point[1:])
    assert rows[y][x] == '.'
    suite.test('caipan-verdict', '.*"ownership":.' + '"[^"]*",' * y + '"'
               + '.' * x + {'b': '[xX]', 'w': '[oO]'}[want] + '.*')


def check_count(suite, t, want):
    a = t['arguments'] or {}
    two = ([num(v) for v in want] + [''] * 4)[:4] if isinstance(want, list) \
        else want
    command, pattern = {
        'area': ('area', '."b":{0},"w":{1},.*'),
        'flood_area': ('area', '."b":{0},"w":{1},"public":{2},.*'),
        'territory_raw': ('territory', '."raw":."b":{0},"w":{1}.,.*'),
        'stones_and_roads': ('stones', '."b":{0},"w":{1},.*'),
        'groups': ('stones', '.*"groups":."b":{0},"w":{1}.,.*'),
        'equal_roads': (f"roads {a.get('roads', '')}".strip(),
                        '."n":[0-9]+,"b":{0},"w":{1},.*'),
        'equal_stones': (f"equal-stones {a.get('stones', '')}".strip(),
                         '."n":[0-9]+,"b":{0},"w":{1},.*'),
        'pass_stones': ('pass-stones', '."passes":."b":{0},"w":{2}.,'
                        '"b":{1},"w":{3},.*'),
        'art_points': ('art', '."territory":."b":{0},"w":{1}.,'
                       '"points":."b":{2},"w":{3}.,.*'),
        'true_stones': ('true-stones', None),
    }[t['check']]
    if pattern is None:
        parts = ','.join(f'"{k}":{num(v)}' for k, v in want.items()) \
            if isinstance(want, dict) else f'"c":{two[0]},"d":{two[1]}'
        pattern = '.' + ('.*' if not isinstance(want, dict) else '') \
            + parts + ',.*'
    else:
        pattern = pattern.format(*two)
    suite.test(f'caipan-count {command} json', pattern)


def check(suite, t):
    kind, want, a = t['check'], t['expected'], t['arguments'] or {}
    if kind == 'legal':
        suite.test(f"is_legal {a['color']} {a['move']}",
                   '1' if want else '0')
    elif kind == 'trial_legal':
        suite.say('caipan-dispute')
        suite.test(f"is_legal {a['color']} {a['move']}",
                   '1' if want else '0')
    elif kind == 'score':
        if a.get('dead'):
            suite.say('caipan-mark dead ' + ' '.join(a['dead']))
        suite.test('final_score', score(want))
    elif kind == 'phase':
        suite.test('caipan-phase',
                   '(pause|ended passes)' if want == 'stopped' else want)
    elif kind in ('virtuals', 'prisoners', 'stones', 'hands', 'to_move'):
        check_state(suite, t, want)
    elif kind == 'owner':
        check_owner(suite, t, want)
    elif kind == 'tax':
        suite.say(f"caipan-rules tax={a['tax'].lower()}")
        check_count(suite, dict(t, check='area'), want)
    elif kind == 'negative_move':
        suite.test(f"caipan-negative {a['kind']} {a['stone']}", None)
        suite.test('caipan-count area json',
                   f'.*"margin":{num(want)}[^0-9.].*')
    else:
        check_count(suite, t, want)


def transcribe_positions(path):
    suites, last = {}, {}
    with open(path, encoding='utf-8') as f:
        tests = json.load(f)['tests']
    for t in tests:
        name, about = THEMES[t.get('category')]
        suite = suites.setdefault(name, Suite(name, about))
        drawn, laid = last.get(name, (None, None))
        here = (t['position'], json.dumps(t['setup']))
        way = here + (t['rules'], tuple(t['actions']), t['to_play'],
                      (t['arguments'] or {}).get('komi'))
        if here != drawn:
            suite.say('')
            suite.say(*(f'#   {row}' for row in t['setup']))
        if way != laid:
            source = t.get('source') or 'the article named'
            suite.say(*comment(f"{t['id']} ({source}): {t['why']}"))
            lay(suite, t)
        check(suite, t)
        last[name] = (here, way if t['check'] in PURE else None)
    for s in suites.values():
        s.write()
    return sum(s.number // 10 for s in suites.values())


def game_end(suite, t):
    """What is known of the end: the same for every rule set."""
    phase = t['phase']
    first = (t.get('first_stop') or '').lower()
    sides = [t['black'], t['white']]
    suite.test('caipan-phase', phase)
    parts = [f'"to_move":"{t["to_move"].lower()}"',
             '"first_stop":' + (f'"{first}"' if first else 'null')]
    if not t['dead']:
        parts.append(pair('stones', [s['stones'] for s in sides]))
    for name, want in (('hands', 'hands'), ('virtual', 'virtual'),
                       ('prisoners', 'captured')):
        parts.append(pair(name, [s[want] for s in sides]))
    suite.test('caipan-state', '.*' + '.*'.join(parts) + '.*')
    for color, c in (('b', 'X'), ('w', 'O')):
        rows = t['board']
        found = [f'{COLUMNS[x]}{len(rows) - y}' for x in range(len(rows[0]))
                 for y in range(len(rows) - 1, -1, -1) if rows[y][x] == c]
        if not t['dead']:
            suite.test(f'list_stones {color}', ' '.join(found))
    if t['dead']:
        suite.say('caipan-mark dead ' + ' '.join(t['dead']))
    m = t['margin']
    if m is None:
        want = {'B': 'B+0.5', 'W': 'W+0.5'}.get(t['winner'], '0')
    elif m == 0:
        want = '0'
    else:
        want = f"{'B' if m > 0 else 'W'}+{abs(m):.2f}"
        want = want[:-1] if want.endswith('0') else want
    suite.test('final_score', score(want))


def game_counts(suite, t):
    """The four counts of rules A and B, each with its figures."""
    m = t['methods']
    if 'mu' not in m:
        return
    n = t['size'][0] * t['size'][1]

    def two(d):
        return f'"b":{num(d["black"])},"w":{num(d["white"])}'
    suite.test('caipan-count territory json', '.*' + two(m['mu'])
               + f',"left_out":{num(m["mu"]["left_out"])},.*')
    suite.test('caipan-count fill json',
               f'."supply":{n // 2},.*' + two(m['fill']) + ',.*')
    margin = t['black']['area'] - t['white']['area']
    for count in ('area', 'territory', 'fill', 'empties'):
        suite.test(f'caipan-count {count} json', f'.*"margin":{num(margin)}.')


def transcribe_games(path):
    suites, total = {}, {}
    with open(path, encoding='utf-8') as f:
        games = [json.loads(line) for line in f]
    for t in games:
        rules = t['rules']
        suite = suites.setdefault(rules, Suite(
            f'random-{rules}', 'Random games with known rulings'))
        total[rules] = total.get(rules, 0) + 1
        w, h = t['size']
        suite.say('', f'# Game {total[rules]}',
                  f'boardsize {w}' if w == h
                  else f'rectangular_boardsize {w} {h}',
                  'clear_board', f'caipan-rules {rules}', 'komi default',
                  'caipan-judge declared')
        refused = {}
        for n, c, v, why in t['illegal']:
            refused.setdefault(n, []).append((c, v, why))
        for i, (c, v) in enumerate(t['acts'] + [[None, None]]):
            for c2, v2, why in refused.get(i, []):
                suite.say(f'# {why}')
                suite.test(f'is_legal {c2} {v2}', '0')
            if c:
                suite.say('caipan-dispute' if c == 'resume'
                          else f'play {c} {v}')
        game_end(suite, t)
        game_counts(suite, t)
    for s in suites.values():
        s.write()
    return sum(s.number // 10 for s in suites.values())


def main():
    positions, games = sys.argv[1:3]
    print(transcribe_positions(positions), 'tests of positions')
    print(transcribe_games(games), 'tests of games')


main()

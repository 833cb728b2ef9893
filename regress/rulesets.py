#!/usr/bin/env python3
"""Writes regress/rules-<name>.tst: what each rule set is, and the same small
situations under all of them, so that the difference can be read.

The table is spec/rules.md 8 copied by hand, not what the program says. The
result is committed; nothing runs this at build time.
"""
import os

HERE = os.path.dirname(os.path.abspath(__file__))

# name: ko cycle suicide stop pass_end scoring public komi bonus, and the rest
SETS = {
    'jpd-a': ('form ban multi two-passes 0 equal-stones halved 6.5 0',
              dict(virtual='true', virtual_end='4', liberty_eyes='true',
                   pay='white-first')),
    'jpd-b': ('form ban multi two-passes 0 equal-stones halved 7.5 0',
              dict(virtual='true', virtual_end='4', liberty_eyes='true')),
    'jpd-art': ('positional ban none trial 0 art halved 6.5 0',
                dict(liberty_eyes='true')),
    'tromp-taylor': ('positional ban any two-passes 2 area nobody 7.5 0',
                     dict(dead='never')),
    'cgos': ('positional ban none two-passes 2 area nobody 7.5 0',
             dict(dead='never')),
    'chinese': ('simple third-void none two-passes 0 area nobody 7.5 N', {}),
    'chinese-2002': ('situational ban none two-passes 0 area halved 7.5 N',
                     {}),
    'chinese-ogs': ('positional ban none two-passes 0 area nobody 7.5 N', {}),
    'chinese-kgs': ('positional ban none two-passes 0 area nobody 7.5 N', {}),
    'wmsg-2008': ('positional ban none two-passes 0 area halved 6.5 0',
                  dict(pay='white-first')),
    'ing': ('positional ban multi two-passes 0 area halved 7.5 0', {}),
    'japanese': ('simple third-void none two-passes 0 territory nobody 6.5 0',
                 dict(seki_points='false', strict_dame='false')),
    'korean': ('simple third-draw none two-passes 0 territory nobody 6.5 0',
               dict(seki_points='false')),
    'ancient-territory': ('simple third-void none two-passes 0 territory '
                          'nobody 6.5 0', dict(tax='all')),
    'aga': ('situational ban none two-passes-white-last 4 area nobody 7.5 '
            'N-1', {}),
    'bga': ('natural ban none two-passes-white-last 4 area nobody 7.5 N-1',
            {}),
    'french': ('natural ban none two-passes-white-last 4 area nobody 7.5 '
               'N-1', {}),
    'new-zealand': ('nz ban any two-passes 0 area nobody 7 0', {}),
    'stone-scoring': ('simple third-void none two-passes 0 area nobody 7.5 0',
                      dict(tax='all')),
    'aga-button': ('situational ban none two-passes 0 area nobody 7 N-1',
                   dict(button='true')),
    'sanqing': ('positional ban none two-passes 0 true-stones halved 7.5 N',
                {}),
    'lanke': ('simple ban none two-passes 0 stones-roads nobody 0 0', {}),
}
KEYS = ('ko', 'cycle', 'suicide', 'stop', 'pass_end', 'scoring', 'public',
        'komi', 'handicap_bonus')
OTHERS = dict(virtual='false', virtual_end='0', dead='marked', tax='none',
              liberty_eyes='false', pay='none', button='false')
WHITE_LAST = ('aga', 'bga', 'french')

# Ten points each, five in between; White, then Black passes: rules.md 8.
DAME = 'b A5 b B5 w D5 w E5 b B4 w D4 b A3 b B3 w D3 w E3 b B2 w D2 b A1 ' \
       'b B1 w D1 w E1'
DAME_SCORE = {'jpd-a': 'W+7.5', 'jpd-art': 'W+6.5', 'wmsg-2008': 'W+7.5',
              'japanese': 'W+6.5', 'korean': 'W+6.5',
              'ancient-territory': 'W+6.5', 'new-zealand': 'W+7.0',
              'aga-button': 'W+7.5', 'lanke': '0'}  # else W+7.5
# 10:15, komi 0.5 and HA[2] in the record; Black, then White passes.
HANDICAP_SCORE = {'chinese': 'W+7.5', 'chinese-2002': 'W+7.5',
                  'chinese-ogs': 'W+7.5', 'chinese-kgs': 'W+7.5',
                  'sanqing': 'W+7.5', 'aga': 'W+6.5', 'bga': 'W+6.5',
                  'french': 'W+6.5', 'aga-button': 'W+6.0',
                  'japanese': 'W+2.5', 'korean': 'W+2.5',
                  'ancient-territory': 'W+2.5', 'jpd-art': 'W+2.5'}


class Suite:
    def __init__(self, name):
        self.n, self.lines = 0, [f'# {name}: what the rule set is.',
                                 f'caipan-rules {name}',
                                 'caipan-judge declared']

    def say(self, *lines):
        self.lines += lines

    def test(self, command, pattern):
        self.n += 10
        self.say(f'{self.n} {command}', f'#? [{pattern}]')

    def board(self, about, size, stones, to_play, *moves):
        self.say('', f'# {about}', f'boardsize {size}', 'clear_board')
        if stones:
            self.say(f'gogui-setup {stones}', f'gogui-setup_player {to_play}')
        self.say(*moves)


def settings(s, name, row):
    s.say('# Setting it to its own value makes no exception.')
    for key, value in row.items():
        if key == 'komi':
            s.test('get_komi', value.replace('.', r'\.'))
            continue
        s.say(f'caipan-rules {name} {key}={value}')
        s.test('caipan-rules', name)


def repetition(s, row):
    ko = row['ko']
    s.board('A ko: not at once; after two passes it depends.', 5,
            'b B4 w C4 b A3 w B3 w D3 b B2 w C2', 'b', 'play b C3')
    s.test('is_legal w B3', '0')
    s.test('caipan-why w B3', 'ko.*' if ko == 'simple' else 'repeats move 0.*')
    s.say('play w pass', 'play b pass')
    again = ko in ('simple', 'form')
    s.test('is_legal w B3', '1' if again else '0')
    s.board('Sending two, returning one: the position of move 6, but White is '
            'on move.', 9, '', '', 'play b B1', 'play w A2', 'play b C2',
            'play w B2', 'play b D1', 'play w E9', 'play b A1', 'play w C1')
    s.test('is_legal b B1', '0' if ko in ('positional', 'form') else '1')
    if row['stop'] != 'trial':
        s.board('The same after two passes: White was on move once before, '
                'by a pass of Black.', 9, '', '', 'play b B1', 'play w A2',
                'play b C2', 'play w B2', 'play b D1', 'play w E9',
                'play b pass', 'play w pass', 'play b A1', 'play w C1')
        s.test('is_legal b B1', '1' if ko in ('simple', 'natural') else '0')
    if row['cycle'].startswith('third'):
        third(s, row)


def third(s, row):
    s.board('The third time ends it: sending two, returning one, three times.',
            9, '', '', 'play b B1', 'play w A2', 'play b C2', 'play w B2',
            'play b D1', 'play w E9', 'play b A1', 'play w C1', 'play b B1',
            'play w pass')
    for _ in range(2):
        s.say('play b A1', 'play w C1')
        s.say('play b B1', 'play w pass')
    # A pass breaks the row: no third time since the last pass.
    s.test('caipan-phase', 'playing')
    s.board('A triple ko: the twelfth move is the third time.', 7,
            ' '.join(stones(['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX',
                             'OOOOOOO', '.......', '.......'])), 'b')
    cycle = ['play b D6', 'play w B5', 'play b F6', 'play w D5', 'play b B6',
             'play w F5']
    s.say(*(cycle * 2)[:11])
    s.test('caipan-phase', 'playing')
    s.say('play w F5')
    s.test('caipan-phase',
           'ended ' + row['cycle'].replace('third-', ''))
    if row['cycle'] == 'third-draw':
        s.test('final_score', '0')
    s.say('undo')
    s.test('caipan-phase', 'playing')


def stones(rows):
    return [f"{'b' if c == 'X' else 'w'} {'ABCDEFGHJ'[x]}{len(rows) - y}"
            for y, row in enumerate(rows) for x, c in enumerate(row)
            if c in 'XO']


def suicide(s, row):
    s.board('Suicide of one stone.', 5, '', '', 'play b A2', 'play w E5',
            'play b B1')
    one = row['suicide'] == 'any' and row['ko'] != 'positional'
    s.test('is_legal w A1', '1' if one else '0')
    s.board('Suicide of two stones.', 5, 'w A1 b A3 b B2 b B1', 'w')
    two = row['suicide'] != 'none'
    s.test('is_legal w A2', '1' if two else '0')
    if two:
        s.say('play w A2')
        s.test('captures b', '2')
        s.test('list_stones w', '')


def stop(s, name, row):
    s.board('How play stops and goes on.', 5, '', '', 'play b C3')
    s.say('play w pass', 'play b pass')
    stopped = 'ended passes' if row['pass_end'] == '2' else 'pause'
    third_pass = name in WHITE_LAST or row['button'] == 'true'
    s.test('caipan-phase', 'playing' if third_pass else stopped)
    s.say('play w pass')
    s.test('caipan-phase', stopped)
    if name in WHITE_LAST:
        s.say('play b pass')
        s.test('caipan-phase', 'ended passes')
        s.say('undo')
    s.test('caipan-why b B2',
           'no-resumption.*' if row['stop'] == 'trial' else 'legal.*')
    if row['stop'] != 'trial':
        s.say('play b B2')
        s.test('caipan-phase', 'playing')
    virtual = row['virtual'] == 'true'
    s.board('Virtual moves.', 5, '', '', 'play b C3', 'play w pass',
            'play b B2')
    s.test('caipan-state', '.*"virtual":."b":0,"w":%d[^0-9].*' % virtual)
    s.test('caipan-state', '.*"hands":."b":2,"w":%d[^0-9].*' % virtual)
    s.test('caipan-state', '.*"first_stop":"w".*')


def scores(s, name, row):
    white_passes = ['play w pass', 'play b pass']
    if name in WHITE_LAST or row['button'] == 'true':
        white_passes.append('play w pass')
    s.board('Ten points each and five open dame, White stops first.', 5, DAME,
            'w', *white_passes)
    s.test('final_score', DAME_SCORE.get(name, 'W+7.5').replace('+', r'\+'))
    s.say('', '# Ten to fifteen, komi 0.5, two handicap stones.',
          'loadsgf sgf/handicap-2.sgf', 'play b pass', 'play w pass')
    if row['button'] == 'true':
        s.say('play b pass')
    s.test('final_score',
           HANDICAP_SCORE.get(name, 'W+5.5').replace('+', r'\+'))
    s.say('komi default')
    s.board('A dead stone counts only where marks are heard.', 5,
            'b B5 w C5 b B4 w C4 b B3 w C3 b B2 w C2 b B1 w C1 w A3', 'b',
            'play b pass', 'play w pass', 'caipan-mark dead A3')
    s.test('final_status_list dead', '' if row['dead'] == 'never' else 'A3')


def main():
    for name, (text, others) in SETS.items():
        row = dict(zip(KEYS, text.split()))
        row.update({**OTHERS, **others})
        if row['scoring'] == 'territory' and 'tax' not in others:
            del row['tax']  # KataGo calls "no points in seki" a tax
        s = Suite(name)
        settings(s, name, row)
        row.setdefault('tax', 'seki')
        repetition(s, row)
        suicide(s, row)
        stop(s, name, row)
        scores(s, name, row)
        with open(f'{HERE}/rules-{name}.tst', 'w', encoding='utf-8') as f:
            f.write('\n'.join(s.lines) + '\n')


main()

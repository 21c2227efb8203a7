import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BrrProfile,
  cloneProfile,
  DEFAULT_BRR_PROFILE,
  profileFault,
  ruleOf,
  YEARS_IN_BUSINESS,
} from './brr-profile.ts';
import { BRR_PROFILE_NAME } from './pattern/names-of-things.ts';
import { QUESTION_KEYS, riskQuestion } from './risk-question.ts';

const strict: BrrProfile = { ...DEFAULT_BRR_PROFILE, id: 'p1', name: 'Strict' };

describe('a BRR profile', () => {
  test('treats every question by its own rule where it says nothing else [PF-E067]', () => {
    for (const key of QUESTION_KEYS)
      expect(ruleOf(DEFAULT_BRR_PROFILE, key)).toEqual({
        weight: riskQuestion(key).weight,
        unknown: 'a_little',
        knockout: false,
        countries: undefined,
        years: YEARS_IN_BUSINESS,
      });
    const rules = { soc_2: { weight: 8, knockout: true } } as const;
    expect(ruleOf({ ...strict, rules }, 'soc_2')).toMatchObject({
      weight: 8,
      knockout: true,
      unknown: 'a_little',
    });
  });

  test('cannot be stored as the default, under a name of another, or with a name of other characters [PF-V054]', () => {
    expect(profileFault(DEFAULT_BRR_PROFILE, [])).toBe('built_in');
    expect(profileFault(strict, [])).toBeUndefined();
    expect(profileFault({ ...strict, name: 'With blanks' }, [])).toBe('name');
    expect(profileFault({ ...strict, name: '' }, [])).toBe('name');
    expect(profileFault({ ...strict, name: 'A.b-c_d@e$f&g=h+i%j*9' }, [])).toBeUndefined();
    expect(profileFault({ ...strict, name: 'default' }, [])).toBe('name_taken');
    expect(profileFault(strict, [{ ...strict, id: 'p2', name: 'STRICT' }])).toBe('name_taken');
    expect(profileFault(strict, [strict])).toBeUndefined();
  });

  test('has thresholds of the scale, that of high risk at or below that of medium, and rules that fit their questions', () => {
    const under = (high: number, medium: number) =>
      profileFault({ ...strict, thresholds: { high, medium } }, []);
    expect(under(20, 60)).toBeUndefined();
    expect([under(60, 20), under(-1, 50), under(10, 101), under(10.5, 50)]).toEqual(
      Array.from({ length: 4 }, () => 'thresholds'),
    );
    const of = (rules: BrrProfile['rules']) => profileFault({ ...strict, rules }, []);
    expect(of({ data_centres: { countries: ['DE'] }, founded: { years: 10 } })).toBeUndefined();
    expect(of({ soc_2: { countries: ['DE'] } })).toBe('rule');
    expect(of({ soc_2: { years: 3 } })).toBe('rule');
    expect(of({ founded: { years: 1.5 } })).toBe('rule');
    const unknown: BrrProfile = JSON.parse(JSON.stringify({ ...strict, rules: { nonsense: {} } }));
    expect(profileFault(unknown, [])).toBe('question');
  });

  test('is cloned under a free name that may be stored', () => {
    const first = cloneProfile(DEFAULT_BRR_PROFILE, 'p1', []);
    expect(first).toEqual({ ...DEFAULT_BRR_PROFILE, id: 'p1', name: 'Default-Copy-1' });
    expect(cloneProfile(first, 'p2', [first]).name).toBe('Default-Copy-2');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9.\-_@$&=+%*]{1,64}$/),
        fc.integer({ min: 0, max: 12 }),
        (name, copies) => {
          const others: BrrProfile[] = [{ ...strict, name }];
          for (let number = 0; number < copies; number += 1) {
            const copy = cloneProfile(others[0] ?? strict, `copy-${number}`, others);
            expect(profileFault(copy, others)).toBeUndefined();
            expect(BRR_PROFILE_NAME.accepts(copy.name)).toBe(true);
            others.push(copy);
          }
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aliasValue, CONFIDENCES, countedFrom, isAtLeast, termTarget } from './content-alias.ts';
import { dictionaryProblems, termError } from './content-dictionary.ts';
import { CONTENT_PROFILE_LIMITS, profileProblems, reusableRuleProblems } from './content-profile.ts';
import { CONTENT_RISKS, isContentRisk } from './content-risk.ts';
import type { RuleLine, RuleType } from './content-rule.ts';
import { type DataFilter, dataFilterProblems, isInspected, matchesName } from './data-filter.ts';

test('thirteen risks [SH-K065] [SH-K066] [SH-K067] [SH-K068] [SH-K069] [SH-K070] [SH-K071] [SH-K072] [SH-K073] [SH-K074] [SH-K075] [SH-K076] [SH-K077]', () => {
  expect(CONTENT_RISKS).toEqual([
    'hipaa',
    'pci',
    'pii',
    'source_code',
    'malware',
    'managed_dlp',
    'encryption',
    'vba_macros',
    'contentiq_profile',
    'glba',
    'ferpa',
    'malicious_url',
    'malicious_ip',
  ]);
  expect(isContentRisk('pci')).toBe(true);
  expect(isContentRisk('toString')).toBe(false);
});

const line = (ruleType: RuleType, value: string, ignoreStrings: readonly string[] = []): RuleLine => ({
  uid: 'l',
  ruleType,
  rules: [{ uid: 'r', value, matchCount: 1, highSensitivity: false }],
  ignoreStrings,
  logicType: null,
});
const sets = (...ruleLines: RuleLine[]) => [{ uid: 's', logicType: null, ruleLines }];

describe('a profile', () => {
  test('has limits beyond those of its rules', () => {
    expect(profileProblems({ sets: sets(line('risk_type', 'pci')) })).toEqual([]);
    const long = 'x'.repeat(CONTENT_PROFILE_LIMITS.ignoreStringLength + 1);
    expect(profileProblems({ sets: sets(line('regex', 'a', [long])) })).toEqual([
      { error: 'IGNORE_STRING_TOO_LONG', setUid: 's', lineUid: 'l' },
    ]);
    const many = Array.from({ length: CONTENT_PROFILE_LIMITS.sets + 1 }, () =>
      sets(line('regex', 'a')),
    ).flat();
    expect(profileProblems({ sets: many })).toEqual([{ error: 'TOO_MANY_SETS' }]);
  });

  test('uses reusable rules, which use no others', () => {
    const nested = { sets: sets(line('reusable_rule', 'other')) };
    expect(profileProblems(nested)).toEqual([]);
    expect(reusableRuleProblems(nested)).toEqual([
      { error: 'NESTED_REUSABLE_RULE', setUid: 's', lineUid: 'l' },
    ]);
  });
});

test('a predefined term is a data identifier or an alias', () => {
  expect(termTarget('us-ssn')).toEqual({ identifier: 'us-ssn' });
  expect(termTarget(aliasValue('a1'))).toEqual({ alias: 'a1' });
});

test('high sensitivity counts one confidence lower', () => {
  expect(CONFIDENCES.map((one) => countedFrom(one, false))).toEqual(CONFIDENCES);
  expect(CONFIDENCES.map((one) => countedFrom(one, true))).toEqual(['wide', 'wide', 'medium']);
  expect(isAtLeast('narrow', 'medium')).toBe(true);
  expect(isAtLeast('wide', 'medium')).toBe(false);
});

test('a dictionary rejects terms that are empty, too long, without letters, weighed wrongly or repeated', () => {
  expect(termError({ text: 'Project Falcon', weight: 99 })).toBeUndefined();
  expect(termError({ text: 'x'.repeat(201) })).toBe('TERM_TOO_LONG');
  expect(termError({ text: '𝒳'.repeat(200) })).toBeUndefined();
  expect(termError({ text: '--' })).toBe('TERM_WITHOUT_LETTERS');
  expect(termError({ text: 'a', weight: 1.5 })).toBe('WEIGHT_LIMIT');
  expect(
    dictionaryProblems({
      terms: [
        { text: 'Top  Secret' },
        { text: 'top secret' },
        { text: 'Top Secret', matchCase: true },
        { text: ' ' },
      ],
    }),
  ).toEqual([
    { error: 'DUPLICATE_TERM', term: 1 },
    { error: 'EMPTY_TERM', term: 3 },
  ]);
});

describe('a data filter', () => {
  const file = { name: 'Plan.tar.gz', class: 'archive', format: 'gz', size: 100, isEncrypted: false };
  const filter = (...conditions: DataFilter['conditions']) => ({ conditions });

  test('inspects what it includes without what it excludes', () => {
    expect(isInspected(filter(), file)).toBe(true);
    const archives = { mode: 'include', formats: [{ class: 'archive', format: '*' }] } as const;
    expect(isInspected(filter(archives), file)).toBe(true);
    expect(isInspected(filter(archives), { ...file, class: 'image' })).toBe(false);
    expect(isInspected(filter(archives, { mode: 'exclude', extensions: ['tar.gz'] }), file)).toBe(false);
    expect(isInspected(filter({ mode: 'exclude', names: ['plan*'], minSize: 101 }), file)).toBe(true);
    expect(isInspected(filter({ mode: 'include', encrypted: true }), file)).toBe(false);
    expect(isInspected(filter({ mode: 'include', maxSize: 99 }), { ...file, size: undefined })).toBe(true);
  });

  test('an extension is one to three groups of up to 3 characters [PF-V061]', () => {
    const errors = (value: string) =>
      dataFilterProblems(filter({ mode: 'include', extensions: [value] })).map(({ error }) => error);
    for (const valid of ['pdf', '.pdf', 'tar.gz', 'a.b.c']) expect(errors(valid), valid).toEqual([]);
    for (const wrong of ['', 'docx', 'a.b.c.d', 'p f'])
      expect(errors(wrong), wrong).toEqual(['INVALID_EXTENSION']);
  });

  test('rejects conditions that say nothing or contradict themselves', () => {
    expect(dataFilterProblems(filter())).toEqual([{ error: 'NO_CONDITION' }]);
    expect(dataFilterProblems(filter({ mode: 'include', names: [] }))).toEqual([
      { error: 'EMPTY_CONDITION', condition: 0 },
    ]);
    expect(dataFilterProblems(filter({ mode: 'include', minSize: 2, maxSize: 1 }))).toEqual([
      { error: 'INVALID_SIZE', condition: 0 },
    ]);
  });

  test('a name pattern matches like the regular expression it stands for', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'B', '.', '*', '?'), maxLength: 8 });
    fc.assert(
      fc.property(
        part,
        fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 }),
        (pattern, name) => {
          const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
          expect(matchesName(pattern, name)).toBe(new RegExp(`^${source}$`, 'i').test(name));
        },
      ),
    );
    expect(matchesName('*a'.repeat(50), `${'a'.repeat(10_000)}b`)).toBe(false);
  });
});

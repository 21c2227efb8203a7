import {
  ALL_FORMATS,
  RULE_TYPES,
  type RuleLine,
  type RuleSet,
  type RuleType,
  ruleProblems,
} from '@casbah/domain/content-rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addEntry,
  EMPTY_ENTRY,
  type EntryDraft,
  editLine,
  finishLine,
  type LineDraft,
  removeRule,
  startLine,
  withChecked,
  withIgnored,
} from './line-draft.ts';
import { addLine, addSet, isEmptyRules, NO_RULES, removeLine, removeSet, tidy } from './rule-model.ts';

const start = (sets: readonly RuleSet[], setUid: string | null, type: RuleType): LineDraft => {
  const started = startLine(sets, setUid, type);
  if (!('draft' in started)) throw new Error(started.error);
  return started.draft;
};
const entered = (sets: readonly RuleSet[], draft: LineDraft, entry: Partial<EntryDraft>): LineDraft => {
  const { draft: next, problem } = addEntry(sets, draft, { ...EMPTY_ENTRY, ...entry });
  if (next === undefined) throw new Error(problem.error);
  return next;
};
const finished = (sets: readonly RuleSet[], draft: LineDraft): readonly RuleSet[] => {
  const done = finishLine(sets, draft);
  if (!('sets' in done)) throw new Error(done.error);
  return done.sets;
};
const problemOf = (sets: readonly RuleSet[], draft: LineDraft, entry: Partial<EntryDraft>) =>
  addEntry(sets, draft, { ...EMPTY_ENTRY, ...entry }).problem;
const regexLine = (sets: readonly RuleSet[], setUid: string | null, ...patterns: string[]) =>
  finished(
    sets,
    patterns.reduce(
      (draft, pattern) => entered(sets, draft, { values: [pattern] }),
      start(sets, setUid, 'regex'),
    ),
  );
/** `a AND b | c`: a set's lines by value, with sets separated. */
const shape = (sets: readonly RuleSet[]) =>
  sets
    .map(
      ({ ruleLines, logicType }) =>
        ruleLines
          .map(
            ({ rules, logicType: join }) =>
              rules.map(({ value }) => value).join('/') +
              (join ?? '').padStart(join === null ? 0 : join.length + 1),
          )
          .join(' ') + (logicType === null ? '' : ` ${logicType}`),
    )
    .join(' | ');

describe('sets and lines', () => {
  test('an added line sets the one before it to AND [WD-S023]', () => {
    const one = regexLine(NO_RULES, 's1', 'a');
    expect(one[0]?.ruleLines[0]?.logicType).toBeNull();
    const two = regexLine(one, 's1', 'b');
    expect(two[0]?.ruleLines.map(({ logicType }) => logicType)).toEqual(['AND', null]);
    // Also if it had another join before.
    const ored = [
      {
        ...two[0],
        uid: 's1',
        logicType: null,
        ruleLines: two[0]?.ruleLines.map((line): RuleLine => ({ ...line, logicType: 'OR' })) ?? [],
      },
    ];
    expect(shape(regexLine(ored, 's1', 'c'))).toBe('a OR b AND c');
  });

  test('an added set sets the one before it to OR [WD-S024]', () => {
    const two = regexLine(regexLine(NO_RULES, 's1', 'a'), null, 'b');
    expect(two.map(({ logicType }) => logicType)).toEqual(['OR', null]);
    expect(addSet(addSet(two)).map(({ logicType }) => logicType)).toEqual(['OR', 'OR', 'OR', null]);
  });

  test('an empty line or set is removed, and at least one set is kept [WD-S025] [WD-S026]', () => {
    const sets = regexLine(regexLine(regexLine(NO_RULES, 's1', 'a'), 's1', 'b'), null, 'c');
    expect(shape(sets)).toBe('a AND b OR | c');
    expect(shape(removeLine(sets, 'l2'))).toBe('a OR | c');
    expect(shape(removeLine(sets, 'l3'))).toBe('a AND b');
    const none = removeLine(removeLine(removeLine(sets, 'l1'), 'l2'), 'l3');
    expect(none).toHaveLength(1);
    expect(none[0]?.ruleLines).toEqual([]);
    expect(removeSet(removeSet(sets, 's1'), 's2')).toHaveLength(1);
    expect(tidy([])).toEqual(NO_RULES);
    expect(tidy(addSet(addSet(sets)))).toEqual(sets);
    // A line whose last rule was removed disappears when finished.
    const draft = editLine(sets, 'l3');
    expect(draft).toBeDefined();
    if (draft !== undefined) expect(shape(finished(sets, removeRule(draft, 'r1')))).toBe('a AND b');
  });
});

describe('a line', () => {
  test('is created by type, edited, added to and finished; before that nothing changes [WD-S022]', () => {
    const draft = start(NO_RULES, 's1', 'dictionary');
    expect(draft).toMatchObject({ setUid: 's1', isNew: true, line: { ruleType: 'dictionary', rules: [] } });
    const first = entered(NO_RULES, draft, { values: ['names', 'places'], matchCount: '3' });
    const second = entered(NO_RULES, first, { values: ['codes'] });
    expect(NO_RULES[0]?.ruleLines).toEqual([]);
    expect(finished(NO_RULES, second)).toEqual([
      {
        uid: 's1',
        logicType: null,
        ruleLines: [
          {
            uid: 'l1',
            ruleType: 'dictionary',
            logicType: null,
            ignoreStrings: [],
            rules: [
              { uid: 'r1', value: 'names', matchCount: 3, highSensitivity: false },
              { uid: 'r2', value: 'places', matchCount: 3, highSensitivity: false },
              { uid: 'r3', value: 'codes', matchCount: 1, highSensitivity: false },
            ],
          },
        ],
      },
    ]);
  });

  test('that is new and empty is refused [PL-V024]', () => {
    const draft = start(NO_RULES, 's1', 'regex');
    expect(finishLine(NO_RULES, draft)).toEqual({ error: 'NO_EMPTY_RULE_ALLOED' });
    expect(problemOf(NO_RULES, draft, { values: [' '] })).toEqual({ error: 'NO_EMPTY_RULE_ALLOED' });
  });

  test('of a type allowed once is refused a second time, naming the first [PL-V022] [WD-V015] [WD-S027] [WD-E013]', () => {
    const format = { fileFormat: { model: 'images', secondaryModel: 'png' } };
    const sets = finished(NO_RULES, entered(NO_RULES, start(NO_RULES, 's1', 'file_format'), format));
    expect(startLine(sets, 's1', 'file_format')).toEqual({ error: 'DUPLICATE_TYPE_RULE', lineUid: 'l1' });
    expect(startLine(sets, 's1', 'file_format', { repeatedTypes: RULE_TYPES })).toHaveProperty('error');
    // Another set has its own.
    expect(startLine(sets, null, 'file_format')).toHaveProperty('draft');
    const risks = finished(sets, withChecked(start(sets, 's1', 'risk_type'), ['pii']));
    expect(startLine(risks, 's1', 'risk_type')).toHaveProperty('error', 'DUPLICATE_TYPE_RULE');
    expect(startLine(risks, 's1', 'risk_type', { repeatedTypes: ['risk_type'] })).toHaveProperty('draft');
  });

  test('adds an entry completely or not at all, with a reason', () => {
    const draft = entered(NO_RULES, start(NO_RULES, 's1', 'regex'), { values: ['a+'] });
    const wrong = (entry: Partial<EntryDraft>) => problemOf(NO_RULES, draft, entry);
    expect(wrong({ values: ['a+'] })).toEqual({ error: 'RULE_ALREADY_ADDED', value: 'a+' });
    expect(wrong({ values: ['b'], matchCount: '100' })).toEqual({ error: 'MATCHES_LIMIT_ERROR' });
    expect(wrong({ values: ['b'], matchCount: '1.5' })).toEqual({ error: 'MATCHES_DECIMAL_ERROR' });
    expect(wrong({ values: ['b'.repeat(4001)] })).toMatchObject({ error: 'INVALID_REG_EXP_LENGTH' });
    const names = entered(NO_RULES, start(NO_RULES, 's1', 'dictionary'), { values: ['names'] });
    expect(problemOf(NO_RULES, names, { values: ['codes', 'names'] })).toEqual({
      error: 'NO_DUP_RULE_ALLOWED',
      value: 'names',
    });
    // Choices held by another line of the set are refused; the edited line doesn't block itself.
    const sets = finished(NO_RULES, names);
    expect(problemOf(sets, start(sets, 's1', 'dictionary'), { values: ['names'] })).toBeDefined();
    expect(problemOf(sets, start(sets, null, 'dictionary'), { values: ['names'] })).toBeUndefined();
    const again = editLine(sets, 'l1');
    if (again !== undefined)
      expect(problemOf(sets, removeRule(again, 'r1'), { values: ['names'] })).toBeUndefined();
  });

  test('keeps its ignored strings unique [WD-V018]', () => {
    const draft = withIgnored(start(NO_RULES, 's1', 'regex'), ['test', ' test ', '', 'Test']);
    expect(draft.line.ignoreStrings).toEqual(['test', 'Test']);
  });

  test('with checkboxes keeps its previous rules', () => {
    const draft = withChecked(start(NO_RULES, 's1', 'risk_type'), ['pii', 'pci']);
    const next = withChecked(draft, ['pci', 'hipaa', 'pci']);
    expect(next.line.rules.map(({ uid, value }) => `${uid} ${value}`)).toEqual(['r2 pci', 'r3 hipaa']);
  });
});

test('any edit keeps rules valid, also for the server [WD-W047]', () => {
  type Edit =
    | { kind: 'line'; set: number | null; type: RuleType; values: readonly string[]; count: string }
    | { kind: 'add'; line: number; values: readonly string[]; count: string }
    | { kind: 'removeRule' | 'removeLine' | 'removeSet'; at: number; rule: number };
  const values = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ' '), { maxLength: 3 });
  const count = fc.constantFrom('1', '99', '0', '2.5', 'x');
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('line' as const),
      set: fc.option(fc.nat(3)),
      type: fc.constantFrom(...RULE_TYPES),
      values,
      count,
    }),
    fc.record({ kind: fc.constant('add' as const), line: fc.nat(5), values, count }),
    fc.record({
      kind: fc.constantFrom('removeRule' as const, 'removeLine' as const, 'removeSet' as const),
      at: fc.nat(5),
      rule: fc.nat(3),
    }),
  );
  const entry = (words: readonly string[], matchCount: string): EntryDraft => ({
    values: words,
    fileFormat: { model: words[0] ?? '', secondaryModel: words[1] === 'a' ? ALL_FORMATS : (words[1] ?? '') },
    matchCount,
    highSensitivity: words.length > 1,
  });
  const applied = (sets: readonly RuleSet[], change: Edit): readonly RuleSet[] => {
    const lines = sets.flatMap(({ ruleLines }) => ruleLines);
    const write = (draft: LineDraft | undefined, words: readonly string[], matchCount: string) => {
      if (draft === undefined) return sets;
      const { draft: next } = addEntry(sets, draft, entry(words, matchCount));
      const done = finishLine(sets, next ?? draft);
      return 'sets' in done ? done.sets : sets;
    };
    switch (change.kind) {
      case 'line': {
        const set = change.set === null ? null : (sets[change.set]?.uid ?? null);
        const started = startLine(sets, set, change.type);
        return 'draft' in started ? write(started.draft, change.values, change.count) : sets;
      }
      case 'add':
        return write(editLine(sets, lines[change.line]?.uid ?? ''), change.values, change.count);
      case 'removeRule': {
        const draft = editLine(sets, lines[change.at]?.uid ?? '');
        if (draft === undefined) return sets;
        return finished(sets, removeRule(draft, draft.line.rules[change.rule]?.uid ?? ''));
      }
      case 'removeLine':
        return removeLine(sets, lines[change.at]?.uid ?? '');
      case 'removeSet':
        return removeSet(sets, sets[change.at]?.uid ?? '');
    }
  };
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      let sets = NO_RULES;
      for (const change of edits) {
        sets = applied(sets, change);
        expect(sets.length).toBeGreaterThan(0);
        if (!isEmptyRules(sets)) expect(ruleProblems(sets)).toEqual([]);
        else expect(sets).toHaveLength(1);
        for (const [index, { logicType, ruleLines }] of sets.entries()) {
          expect(logicType).toBe(index === sets.length - 1 ? null : 'OR');
          for (const [at, line] of ruleLines.entries()) {
            expect(line.logicType).toBe(at === ruleLines.length - 1 ? null : 'AND');
            expect(new Set(line.rules.map(({ uid }) => uid)).size).toBe(line.rules.length);
          }
        }
        const uids = sets.flatMap(({ uid, ruleLines }) => [uid, ...ruleLines.map((line) => line.uid)]);
        expect(new Set(uids).size).toBe(uids.length);
        expect(tidy(sets)).toEqual(sets);
      }
    }),
    { numRuns: 400 },
  );
});

test('a line is added to its intended set', () => {
  const sets = addSet(regexLine(NO_RULES, 's1', 'a'));
  const line: RuleLine = { uid: 'l9', ruleType: 'regex', rules: [], ignoreStrings: [], logicType: 'OR' };
  expect(addLine(sets, 's2', line)[1]?.ruleLines).toEqual([{ ...line, logicType: null }]);
  expect(addLine(sets, 'none', line)).toEqual(sets);
});

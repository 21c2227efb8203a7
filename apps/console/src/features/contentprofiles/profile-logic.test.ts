import type { LogicType, RuleSet } from '@casbah/domain/content-rule';
import { evaluateLogic, parseLogic } from '@casbah/domain/rule-logic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameLogic, logicOfSets, logicText, numberedLines, setsOfLogic } from './profile-logic.ts';

function setsOf(shape: readonly { lines: readonly (LogicType | null)[]; join: LogicType | null }[]) {
  let count = 0;
  return shape.map(
    ({ lines, join }, index): RuleSet => ({
      uid: `s${index + 1}`,
      logicType: join,
      ruleLines: lines.map((logicType) => ({
        uid: `l${++count}`,
        ruleType: 'dictionary',
        rules: [{ uid: 'r1', value: `d${count}`, matchCount: 1, highSensitivity: false }],
        ignoreStrings: [],
        logicType,
      })),
    }),
  );
}

const joins = fc.constantFrom<LogicType>('AND', 'OR');
const anySets = fc
  .array(fc.record({ lines: fc.array(joins, { minLength: 1, maxLength: 4 }), join: joins }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((shape) =>
    setsOf(
      shape.map(({ lines, join }, index) => ({
        lines: lines.map((one, place) => (place === lines.length - 1 ? null : one)),
        join: index === shape.length - 1 ? null : join,
      })),
    ),
  );
const TWO_SETS = setsOf([
  { lines: ['AND', null], join: 'OR' },
  { lines: [null], join: null },
]);

function edited(text: string, sets: readonly RuleSet[], brackets: 'round' | 'square' = 'square') {
  const lines = numberedLines(sets);
  const { logic } = parseLogic(text, { names: lines.map(({ name }) => name), brackets });
  return logic === undefined ? undefined : setsOfLogic(logic, lines);
}

const shape = (sets: readonly RuleSet[]) =>
  sets.map(({ ruleLines, logicType }) => [
    ruleLines.map(({ uid, logicType: join }) => [uid, join]),
    logicType,
  ]);

describe('the logic of a profile as text', () => {
  test('numbers the lines and joins them as the sets do [WD-W052] [WD-V020]', () => {
    expect(logicText(TWO_SETS, 'square')).toBe('1 AND 2 OR 3');
    const alternatives = setsOf([
      { lines: ['OR', null], join: 'AND' },
      { lines: [null], join: null },
    ]);
    expect(logicText(alternatives, 'square')).toBe('[1 OR 2] AND 3');
    expect(logicText(alternatives, 'round')).toBe('(1 OR 2) AND 3');
  });

  test('becomes sets: brackets are sets, lines may change their order', () => {
    const result = edited('3 AND [1 OR 2]', TWO_SETS);
    expect(result !== undefined && 'sets' in result ? shape(result.sets) : result).toEqual([
      [[['l3', null]], 'AND'],
      [
        [
          ['l1', 'OR'],
          ['l2', null],
        ],
        null,
      ],
    ]);
  });

  test('is refused when a rule is missing or repeated, or brackets are too deep', () => {
    expect(edited('1 AND 2', TWO_SETS)).toEqual({ problem: { code: 'UNUSED', names: ['3'] } });
    expect(edited('1 AND 2 OR 3 AND 1', TWO_SETS)).toEqual({ problem: { code: 'REPEATED', names: ['1'] } });
    const five = setsOf([{ lines: ['AND', 'AND', 'AND', 'AND', null], join: null }]);
    expect(edited('1 AND [2 OR [3 AND [4 OR 5]]]', five)).toEqual({
      problem: { code: 'NESTED', names: [] },
    });
  });

  test('and back means the same for all sets', () => {
    fc.assert(
      fc.property(anySets, (sets) => {
        const lines = numberedLines(sets);
        const before = logicOfSets(sets, lines);
        const result = edited(logicText(sets, 'round'), sets, 'round');
        if (before === undefined || result === undefined || !('sets' in result)) throw new Error('refused');
        const after = logicOfSets(result.sets, lines);
        if (after === undefined) throw new Error('no lines');
        for (let bits = 0; bits < 2 ** Math.min(lines.length, 8); bits++) {
          const holds = (name: string) => ((bits >> ((Number(name) - 1) % 8)) & 1) === 1;
          expect(evaluateLogic(after, holds)).toBe(evaluateLogic(before, holds));
        }
        expect(isSameLogic(before, after)).toBe(true);
      }),
    );
  });
});

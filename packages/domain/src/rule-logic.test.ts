import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  evaluateLogic,
  isLogicName,
  LOGIC_LIMITS,
  type Logic,
  type LogicBrackets,
  parseLogic,
  printLogic,
} from './rule-logic.ts';

const NAMES = ['1', '2', '3', '4'];
const round = { names: NAMES, brackets: 'round', allowNot: true } as const;
const square = { names: NAMES, brackets: 'square' } as const;

const anyLogic: fc.Arbitrary<Logic> = fc.letrec<{ logic: Logic }>((tie) => ({
  logic: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...NAMES).map((name): Logic => ({ kind: 'rule', name })),
    tie('logic').map((part): Logic => (part.kind === 'not' ? part : { kind: 'not', part })),
    fc
      .record({
        kind: fc.constantFrom('and', 'or'),
        parts: fc.array(tie('logic'), { minLength: 2, maxLength: 3 }),
      })
      .map((joined): Logic => joined),
  ),
})).logic;

describe('a logic expression', () => {
  test('survives a round trip, with either kind of brackets [WD-W051]', () => {
    fc.assert(
      fc.property(anyLogic, fc.constantFrom<LogicBrackets>('round', 'square'), (logic, brackets) => {
        const text = printLogic(logic, brackets);
        fc.pre(text.length <= LOGIC_LIMITS.length);
        expect(parseLogic(text, { names: NAMES, brackets, allowNot: true })).toEqual({ logic });
      }),
      { numRuns: 1000 },
    );
  });

  test('evaluates as written', () => {
    const holds = (text: string, ...yes: string[]) => {
      const { logic } = parseLogic(text, round);
      return logic !== undefined && evaluateLogic(logic, (name) => yes.includes(name));
    };
    // AND binds tighter than OR, NOT tightest.
    expect(holds('1 OR 2 AND 3', '1')).toBe(true);
    expect(holds('(1 OR 2) AND 3', '1')).toBe(false);
    expect(holds('NOT 1 AND 2', '2')).toBe(true);
    expect(holds('NOT (1 AND 2)', '2')).toBe(true);
    expect(holds('not not 1', '1')).toBe(true);
  });

  test.each<[string, string, number, number]>([
    ['', 'EMPTY', 0, 0],
    ['  ', 'EMPTY', 0, 0],
    ['1 AND', 'RULE_EXPECTED', 5, 0],
    ['1 AND OR 2', 'RULE_EXPECTED', 6, 2],
    ['AND 1', 'RULE_EXPECTED', 0, 3],
    ['()', 'RULE_EXPECTED', 1, 1],
    ['1 2', 'OPERATOR_EXPECTED', 2, 1],
    ['1 (2)', 'OPERATOR_EXPECTED', 2, 1],
    ['1 NOT 2', 'OPERATOR_EXPECTED', 2, 3],
    ['1 AND 9', 'UNKNOWN_RULE', 6, 1],
    ['(1 AND (2)', 'BRACKET_NOT_CLOSED', 0, 1],
    ['1 AND 2)', 'BRACKET_NOT_OPENED', 7, 1],
    ['1 AND [2]', 'WRONG_BRACKET', 6, 1],
    [`${'('.repeat(21)}1${')'.repeat(21)}`, 'TOO_DEEP', 20, 1],
    [`1${' '.repeat(4000)}`, 'TOO_LONG', 4000, 1],
  ])('%s is reported as %s, with its position', (text, code, position, length) => {
    expect(parseLogic(text, round)).toEqual({ error: { code, position, length } });
  });

  test('has no NOT if not allowed', () => {
    expect(parseLogic('NOT 1', square).error?.code).toBe('NOT_NOT_ALLOWED');
  });

  test('never throws, and gives positions within the text', () => {
    const word = fc.constantFrom('1', '2', '9', 'AND', 'or', 'NOT', '(', ')', '[', ']', '😀', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (text) => {
          const { error } = parseLogic(text, round);
          if (error === undefined) return;
          expect(error.position).toBeGreaterThanOrEqual(0);
          expect(error.position + error.length).toBeLessThanOrEqual(text.length);
        },
      ),
    );
    expect(parseLogic(`${'NOT '.repeat(990)}1`, round).error).toBeUndefined();
  });
});

describe('square brackets', () => {
  test('must balance [WD-V020] [WD-W052]', () => {
    const brackets = fc.array(fc.constantFrom('[', ']', '1', ' AND '), { maxLength: 24 });
    fc.assert(
      fc.property(brackets, (words) => {
        const text = words.join('');
        let depth = 0;
        let balanced = true;
        for (const char of text) {
          if (char === '[') depth++;
          if (char === ']') depth--;
          if (depth < 0) balanced = false;
        }
        balanced &&= depth === 0;
        const { logic, error } = parseLogic(text, { ...square, names: [...NAMES, '11', '111'] });
        if (!balanced) expect(error?.code).toMatch(/^BRACKET_NOT_/);
        else expect(error?.code ?? '').not.toMatch(/BRACKET/);
        if (logic !== undefined) expect(balanced).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(parseLogic('[1 AND 2] OR 3', square).logic).toEqual({
      kind: 'or',
      parts: [
        {
          kind: 'and',
          parts: [
            { kind: 'rule', name: '1' },
            { kind: 'rule', name: '2' },
          ],
        },
        { kind: 'rule', name: '3' },
      ],
    });
  });

  test("can't be round", () => {
    expect(parseLogic('(1)', square).error).toEqual({ code: 'WRONG_BRACKET', position: 0, length: 1 });
  });
});

test('a name is a single word, but not an operator', () => {
  expect(['R1', 'größe', 'and-1'].filter(isLogicName)).toEqual(['R1', 'größe', 'and-1']);
  expect(['', 'a b', 'AND', 'not', 'a(', '[1]', ' a'].some(isLogicName)).toBe(false);
});

import { logicTokens, parseLogic } from '@casbah/domain/rule-logic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertWord, isUnfinished, logicPieces } from './logic-text.ts';

const NAMES = ['1', '2', '12'];
const errorOf = (text: string) => parseLogic(text, { names: NAMES, brackets: 'square' }).error;

test('the pieces make up the text, with errors marked', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = logicPieces(text, logicTokens(text), errorOf(text));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
  const wrongOf = (text: string) =>
    logicPieces(text, logicTokens(text), errorOf(text))
      .filter(({ wrong }) => wrong)
      .map(({ position, text: word }) => `${word}@${position}`);
  expect(wrongOf('[1 AND 2')).toEqual(['[@0']);
  expect(wrongOf('1 AND 2] OR 1')).toEqual([']@7']);
  expect(wrongOf('1 AND 3')).toEqual(['3@6']);
  expect(wrongOf('1 AND')).toEqual([]);
});

test("an unfinished word isn't an error while typing", () => {
  const unfinished = (text: string) => {
    const error = errorOf(text);
    return error !== undefined && isUnfinished(error, text);
  };
  for (const text of ['', '1 AND', '[1', '[1 AND ', '1 AN', '1 OR 7', '[1 AND 2 OR [1'])
    expect(unfinished(text), text).toBe(true);
  for (const text of [']', '1 AND 2]', '1 AND OR 2', '(1', '7 OR 1', '1 2 OR 1'])
    expect(unfinished(text), text).toBe(false);
});

test('an inserted word is separated from its neighbors', () => {
  const typed = (...words: string[]) =>
    words.reduce(({ text, caret }, word) => insertWord(text, caret, caret, word), { text: '', caret: 0 })
      .text;
  expect(typed('[', '1', 'AND', '2', ']', 'OR', '12')).toBe('[1 AND 2] OR 12 ');
  expect(insertWord('1 AND 2', 2, 5, 'OR')).toEqual({ text: '1 OR 2', caret: 4 });
  expect(insertWord('[]', 1, 1, '1')).toEqual({ text: '[1]', caret: 2 });
  expect(insertWord('12', 1, 1, 'AND')).toEqual({ text: '1 AND 2', caret: 6 });
});

import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import { expect, test } from 'vitest';
import { checkTerms, readTerms } from './read-terms.ts';

const read = (...chunks: (string | Uint8Array)[]) =>
  readTerms(
    (async function* () {
      for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    })(),
  );
const problem = (key: string, number: number) => ({
  code: 'UNPROCESSABLE',
  problems: [{ key, values: { number } }],
});

test('terms are read line by line, with weights, however the bytes arrive', async () => {
  const text = '\uFEFFProject Falcon\t5\r\n\nçédille \n両替\t\nproject  falcon\nlast\t99';
  const expected = [
    { text: 'Project Falcon', weight: 5 },
    { text: 'çédille' },
    { text: '両替' },
    { text: 'last', weight: 99 },
  ];
  expect(await read(text)).toEqual(expected);
  const bytes = new TextEncoder().encode(text);
  expect(await read(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(expected);
  expect(await read('')).toEqual([]);
});

test('a text that isn’t UTF-8 or has an invalid line is refused, with the line', async () => {
  await expect(read(Uint8Array.of(0xe9, 0x0a))).rejects.toMatchObject({
    problems: [{ key: 'problem.not_utf8' }],
  });
  await expect(read('good\n***\n')).rejects.toMatchObject(problem('problem.term.TERM_WITHOUT_LETTERS', 2));
  await expect(read('good\t0')).rejects.toMatchObject(problem('problem.term.WEIGHT_LIMIT', 1));
  await expect(read('a\n', 'b\tmany\n')).rejects.toMatchObject(problem('problem.term.WEIGHT_LIMIT', 2));
  const many = Array.from({ length: DICTIONARY_LIMITS.terms + 1 }, (_, number) => `term ${number}`);
  await expect(read(many.join('\n'))).rejects.toMatchObject({
    problems: [{ key: 'problem.term.TOO_MANY_TERMS' }],
  });
});

test('given terms can’t repeat', async () => {
  await checkTerms([{ text: 'a' }, { text: 'A', matchCase: true }]);
  await expect(checkTerms([{ text: 'a' }, { text: ' A' }])).rejects.toMatchObject(
    problem('problem.term.DUPLICATE_TERM', 2),
  );
});

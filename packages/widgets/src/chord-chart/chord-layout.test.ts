import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chordLayout, matrixOf, PARTS_DRAWN } from './chord-layout.ts';

const name = fc.integer({ min: 0, max: 40 }).map((index) => `n${index}`);
const flow = fc.record({ source: name, target: name, value: fc.integer({ min: 0, max: 1000 }) });

test('nothing is lost: the matrix adds up to the flows, with others combined', () => {
  fc.assert(
    fc.property(fc.array(flow, { maxLength: 80 }), (flows) => {
      const { names, matrix } = matrixOf(flows, 'Others');
      expect(names.length).toBeLessThanOrEqual(PARTS_DRAWN);
      const drawn = matrix.flat().reduce((sum, value) => sum + value, 0);
      expect(drawn).toBe(flows.reduce((sum, { value }) => sum + value, 0));
    }),
  );
});

test('names span as much of the circle as their flows, with ribbons between them', () => {
  const { parts, ribbons } = chordLayout(
    [
      { source: 'a', target: 'b', value: 30 },
      { source: 'b', target: 'a', value: 10 },
      { source: 'b', target: 'c', value: 20 },
    ],
    'Others',
    100,
  );
  expect(parts.map(({ label, out, in: into }) => [label, out, into])).toEqual([
    ['b', 30, 30],
    ['a', 30, 10],
    ['c', 0, 20],
  ]);
  const spans = parts.map(({ span }) => span);
  expect((spans[0] ?? 0) / (spans[2] ?? 1)).toBeCloseTo(3, 6);
  expect(
    ribbons.map(({ source, target, value }) => `${parts[source]?.label}${parts[target]?.label} ${value}`),
  ).toEqual(['ab 30', 'bc 20', 'ba 10']);
  for (const { outline } of ribbons) expect(outline).toMatch(/^M[^N]*Z$/);
});

test('zero flows draw nothing', () => {
  expect(chordLayout([{ source: 'a', target: 'b', value: 0 }], 'Others', 100)).toEqual({
    parts: [],
    ribbons: [],
  });
});

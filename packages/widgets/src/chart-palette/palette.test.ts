import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourAt, colourOfAmount, PALETTES, SEQUENTIAL_STEPS } from './palette.ts';

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** Linear RGB matrices for full-strength color vision deficiencies (Machado, Oliveira, Fernandes 2009). */
const VISIONS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const [light = '', dark = ''] = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8').split(
  ':root[data-theme="dark"]',
);

const times = (matrix: Matrix, [a, b, c]: Vector): Vector => {
  const row = ([x, y, z]: Vector) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const cubeRoots = ([a, b, c]: Vector): Vector => [
  Math.cbrt(Math.max(0, a)),
  Math.cbrt(Math.max(0, b)),
  Math.cbrt(Math.max(0, c)),
];
/** Björn Ottosson's OKLab. */
const oklab = (linear: Vector): Vector =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cubeRoots(
      times(
        [
          [0.4122214708, 0.5363325363, 0.0514459929],
          [0.2119034982, 0.6806995451, 0.1073969566],
          [0.0883024619, 0.2817188376, 0.6299787005],
        ],
        linear,
      ),
    ),
  );
const distance = (one: Vector, other: Vector) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function linearOf(css: string, colour: string): Vector {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? colour;
  const hex = new RegExp(`${name}: #([0-9a-f]{6})`).exec(css)?.[1];
  if (hex === undefined) throw new Error(`no such colour: ${colour}`);
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}
const luminance = ([r, g, b]: Vector) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: Vector, other: Vector): number {
  const [more, less] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((more ?? 0) + 0.05) / ((less ?? 0) + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, css) => {
  test.each(Object.entries(VISIONS))(
    'series are distinguishable with %s color vision [SH-K100]',
    (name, vision) => {
      const seen = PALETTES.categorical.map((colour) => oklab(times(vision, linearOf(css, colour))));
      const least = Math.min(
        ...seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other))),
      );
      expect(least).toBeGreaterThan(name === 'tritan' ? 0.055 : 0.08);
    },
  );

  test('every series and every level contrasts with the surface, 3:1', () => {
    for (const colour of [...PALETTES.categorical, ...PALETTES.severity])
      expect(contrast(linearOf(css, colour), linearOf(css, '--surface')), colour).toBeGreaterThanOrEqual(3);
  });

  test('levels are distinguishable by everyone, with their shapes', () => {
    const seen = PALETTES.severity.map((colour) => oklab(linearOf(css, colour)));
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(0.09);
  });

  test('the scale is monotonic, in visible steps', () => {
    const from = oklab(linearOf(css, '--surface-sunken'));
    const to = oklab(linearOf(css, '--series-1'));
    const lightness = PALETTES.sequential.map((colour) => {
      const share = Number(/series-1\) (\d+)%/.exec(colour)?.[1]) / 100;
      return from[0] + (to[0] - from[0]) * share;
    });
    const steps = lightness
      .slice(1)
      .map((value, index) => (value - (lightness[index] ?? 0)) * Math.sign(to[0] - from[0]));
    expect(steps).toHaveLength(SEQUENTIAL_STEPS - 1);
    for (const step of steps) expect(step).toBeGreaterThan(0.02);
  });
});

test('a palette repeats after its last color', () => {
  expect(colourAt(0)).toBe('var(--series-1)');
  expect(colourAt(8)).toBe(colourAt(0));
  expect(colourAt(-1)).toBe(colourAt(7));
  expect(colourAt(2, 'severity')).toBe('var(--risk-high)');
});

test('higher is stronger; beyond the scale is clamped', () => {
  const amount = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const at = (value: number) => PALETTES.sequential.indexOf(colourOfAmount(value, 0, 15));
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
    }),
  );
  expect(colourOfAmount(99, 0, 15)).toBe(PALETTES.sequential.at(-1));
  expect(colourOfAmount(Number.NaN, 0, 15)).toBe(PALETTES.sequential[0]);
  expect(colourOfAmount(3, 5, 5)).toBe(PALETTES.sequential[0]);
});

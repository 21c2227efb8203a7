import { describe, expect, test } from 'vitest';
import { PALETTES } from '../chart-palette/palette.ts';
import { COLOUR_SCALE, MARKER_RADIUS, WORLD_MAP_OPACITY } from './limits.ts';
import { countriesOf, type WorldData, whyWorldNotDrawn } from './world-data.ts';

const data = (change: Partial<WorldData> = {}): WorldData => ({
  countriesData: [{ term: 'MA', count: 3 }],
  citiesData: [{ term: 'Lyon', coordinates: [45.76, 4.84], count: 2 }],
  ...change,
});

test('countries have a term and a count, cities their latitude and longitude besides [WD-E038]', () => {
  expect(whyWorldNotDrawn(data())).toBeUndefined();
  expect(whyWorldNotDrawn(data({ citiesData: [{ term: 'Lyon', coordinates: [145, 4], count: 2 }] }))).toBe(
    'city 0 is nowhere on Earth',
  );
  // @ts-expect-error a city without its place
  expect(whyWorldNotDrawn(data({ citiesData: [{ term: 'Lyon', count: 2 }] }))).toContain('nowhere');
  // @ts-expect-error a country without its name
  expect(whyWorldNotDrawn(data({ countriesData: [{ count: 2 }] }))).toBe('a place has no name');
  expect(whyWorldNotDrawn(data({ countriesData: [{ term: 'MA', count: -1 }] }))).toContain('below zero');
  expect(whyWorldNotDrawn({ countriesData: [{ term: 'MA', count: 0 }], citiesData: [] })).toBe(
    'every value is zero',
  );
});

test('the scale has eleven steps from 0 to 15, marks have a radius of 5 and an opacity of 0.8', () => {
  expect(PALETTES.sequential).toHaveLength(11);
  expect(COLOUR_SCALE).toEqual({ from: 0, to: 15 });
  expect([MARKER_RADIUS, WORLD_MAP_OPACITY]).toEqual([5, 0.8]);
});

describe('countries', () => {
  test('are named in the reader’s language, by code or by English name, each once', () => {
    const terms = [
      { term: 'de', count: 2 },
      { term: 'Germany', count: 3 },
      { term: ' MA ', count: 4 },
      { term: 'UK', count: 1 },
    ];
    expect(countriesOf(terms, 'en')).toEqual([
      { code: 'DE', name: 'Germany', count: 5 },
      { code: 'MA', name: 'Morocco', count: 4 },
      { code: 'GB', name: 'United Kingdom', count: 1 },
    ]);
    expect(countriesOf(terms, 'de').map(({ name }) => name)).toEqual([
      'Deutschland',
      'Marokko',
      'Vereinigtes Königreich',
    ]);
    expect(countriesOf([{ term: 'JP', count: 1 }], 'ja')[0]?.name).toBe('日本');
  });

  test('that are unknown keep their text, and no count is lost', () => {
    expect(
      countriesOf(
        [
          { term: 'Atlantis', count: 2 },
          { term: '<b>MA</b>', count: 1 },
          { term: 'QQ', count: 1 },
          { term: 'FR', count: 0 },
        ],
        'en',
      ),
    ).toEqual([
      { code: undefined, name: 'Atlantis', count: 2 },
      { code: undefined, name: '<b>MA</b>', count: 1 },
      { code: undefined, name: 'QQ', count: 1 },
    ]);
  });
});

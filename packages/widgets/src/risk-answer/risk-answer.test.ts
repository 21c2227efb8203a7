import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATA_CENTER_NAMES, firstNames, RISK_ANSWER_LENGTH, readRiskAnswer } from './risk-answer.ts';

test('answers are yes, no, mobilena, unknown or under review, in any case [WD-E025]', () => {
  expect(['Yes', 'no ', 'MobileNA', 'unknown'].map((answer) => readRiskAnswer(answer).kind)).toEqual([
    'yes',
    'no',
    'mobilena',
    'unknown',
  ]);
});

test('an empty answer, or an explicit one, is under review [WD-S068]', () => {
  for (const answer of ['', '  ', 'Under Review', 'under review', '{}'])
    expect(readRiskAnswer(answer)).toEqual({ kind: 'under_review' });
});

test('data-center locations are countries with their cities, the first five kept [WD-E026]', () => {
  expect(
    readRiskAnswer('{"Germany":[{"name":"Frankfurt"},{"name":"Berlin"}],"Ireland":["Dublin"],"Japan":[]}'),
  ).toEqual({
    kind: 'places',
    places: [
      { country: 'Germany', cities: ['Frankfurt', 'Berlin'] },
      { country: 'Ireland', cities: ['Dublin'] },
      { country: 'Japan', cities: [] },
    ],
  });
  const seven = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`Country ${n}`, []]));
  const answer = readRiskAnswer(JSON.stringify(seven));
  expect(answer.kind === 'places' && answer.places).toHaveLength(5);
});

test('a tooltip names five places and counts the others', () => {
  const places = [
    { country: 'Germany', cities: ['A', 'B', 'C', 'D'] },
    { country: 'Japan', cities: [] },
    { country: 'Spain', cities: ['E', 'F'] },
  ];
  expect(DATA_CENTER_NAMES).toBe(5);
  expect(firstNames(places)).toEqual({
    names: ['A, Germany', 'B, Germany', 'C, Germany', 'D, Germany', 'Japan'],
    more: 2,
  });
  expect(firstNames(places.slice(1, 2))).toEqual({ names: ['Japan'], more: 0 });
});

test('sub-attributes are a JSON object [WD-E027]', () => {
  expect(readRiskAnswer('{"AES-256":"yes","Keys held by":"the customer","n":3}')).toEqual({
    kind: 'parts',
    parts: { 'AES-256': 'yes', 'Keys held by': 'the customer', n: '3' },
  });
});

test('anything but JSON is text, cut at 20 characters in a list [WD-X046] [WD-K072]', () => {
  expect(RISK_ANSWER_LENGTH).toBe(20);
  expect(readRiskAnswer('{"Germany": [')).toEqual({
    kind: 'text',
    text: '{"Germany": [',
    short: '{"Germany": [',
  });
  const long = readRiskAnswer('SOC 2 Type II, ISO 27001');
  expect(long.kind === 'text' && long.short.length).toBeLessThanOrEqual(20);
  expect(long).toMatchObject({ text: 'SOC 2 Type II, ISO 27001', short: expect.stringContaining('…') });
});

test('no answer throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (answer) => void readRiskAnswer(answer)));
});

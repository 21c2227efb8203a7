import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filledBody,
  filledUrl,
  isRequestBody,
  isRequestUrl,
  isSameOrigin,
  recordsOf,
  valueAt,
} from './collection-request.ts';
import { DAY_MS, SECOND_MS } from './time-units.ts';

const VALUES = {
  from: Date.UTC(2026, 10, 24, 9, 5, 6, 700),
  until: Date.UTC(2026, 10, 25, 9, 5, 6, 700),
  next: 'a"b',
};

test('placeholders become times, in the form that the API wants', () => {
  const filled = (text: string): string => filledUrl(`https://api.example/${text}`, VALUES).href.slice(20);
  expect(filled('?a={from}&b={until}')).toBe('?a=2026-11-24T09%3A05%3A06Z&b=2026-11-25T09%3A05%3A07Z');
  expect(filled('?a={from:s}&b={until:s}')).toBe('?a=1795511106&b=1795597507');
  expect(filled('?a={from:ms}&b={until:ms}')).toBe('?a=1795511106700&b=1795597506700');
  expect(filled('{from:date}/{until:date}')).toBe('2026-11-24/2026-11-25');
  const body = '{"a": {"since": "{from:s}"}, "b": ["x {from:s}"], "c": "{next}", "d": "{other}", "e": 1}';
  expect(filledBody(body, VALUES)).toBe(
    '{"a":{"since":1795511106},"b":["x 1795511106"],"c":"a\\"b","d":"{other}","e":1}',
  );
});

test('a period as an API gets it has no less than the period', () => {
  const periods = fc.tuple(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 1e10 }));
  fc.assert(
    fc.property(periods, ([from, length]) => {
      const values = { from, until: from + length };
      const of = (unit: string): string[] => [
        ...filledUrl(`https://a.example/?f={from${unit}}&u={until${unit}}`, values).searchParams.values(),
      ];
      const seconds = of(':s').map((text) => Number(text) * SECOND_MS);
      const days = of(':date').map((text) => Date.parse(text));
      for (const [first = 0, last = 0] of [
        of('').map((text) => Date.parse(text)),
        seconds,
        of(':ms').map(Number),
      ])
        expect(first <= from && last >= values.until).toBe(true);
      const [first = 0, last = 0] = days;
      expect(first <= from && last + DAY_MS > values.until).toBe(true);
    }),
  );
});

test('whatever a token holds, the body stays the JSON that was entered', () => {
  fc.assert(
    fc.property(fc.string(), (next) => {
      expect(JSON.parse(filledBody('{"cursor": "{next}"}', { ...VALUES, next }))).toEqual({ cursor: next });
    }),
  );
});

test('an address has only known placeholders, none of them in its host', () => {
  for (const right of [
    'https://api.example/logs',
    'https://api.example/{from}?until={until:ms}',
    'http://10.0.0.1:80/',
  ])
    expect([right, isRequestUrl(right)]).toEqual([right, true]);
  for (const wrong of [
    '',
    'api.example/logs',
    'ftp://api.example/',
    'https://api.example/{since}',
    'https://api.example/{from:hours}',
    'https://api.example/{next}',
    'https://{from:s}.example/',
    'https://api.example:{from:s}/',
    'https://user:password@api.example/',
    'https://api.example/logs#a',
    'https://api.example/a b',
  ])
    expect([wrong, isRequestUrl(wrong)]).toEqual([wrong, false]);
  expect(isSameOrigin('https://a.example/x?f={from}', 'https://a.example:443/y')).toBe(true);
  expect(isSameOrigin('https://a.example/x', 'https://b.example/x')).toBe(false);
  expect(['{}', '[]', '{"a": "{from}"}'].every(isRequestBody)).toBe(true);
  expect(['', '{', '1', 'null', '{from}'].some(isRequestBody)).toBe(false);
});

test('paths lead to values, also through names with dots, and never to inherited ones', () => {
  const answer = { a: { 'b.c': { d: 1 } }, '@odata.nextLink': 'x', list: [{ id: 1 }] };
  expect(valueAt(answer, 'a.b.c.d')).toBe(undefined);
  expect(valueAt(answer, 'a.b.c')).toEqual({ d: 1 });
  expect(valueAt(answer, '@odata.nextLink')).toBe('x');
  expect(valueAt(answer, 'list.0.id')).toBe(1);
  expect(valueAt(answer, 'constructor.name')).toBe(undefined);
  expect(valueAt(null, 'a')).toBe(undefined);
});

test('records are the list at the path, or the only list', () => {
  expect(recordsOf([{ id: 1 }], '')).toEqual([{ id: 1 }]);
  expect(recordsOf({ data: { events: [{ id: 1 }] }, tags: ['a'] }, '')).toEqual([{ id: 1 }]);
  expect(recordsOf({ data: [] }, 'data')).toEqual([]);
  expect(recordsOf({ kind: 'activities' }, 'items')).toEqual([]);
  expect(recordsOf({ data: null }, 'data')).toEqual([]);
  expect(recordsOf({ data: [{}] }, 'items')).toBe(undefined);
  expect(recordsOf({ one: [{}], two: [{}] }, '')).toBe(undefined);
  expect(recordsOf({ data: 'x' }, 'data')).toBe(undefined);
  expect(recordsOf('x', '')).toBe(undefined);
});

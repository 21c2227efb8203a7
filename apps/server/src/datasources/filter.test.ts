import type { Datasource } from '@casbah/contract/datasources';
import { SOURCE_FIELDS } from '@casbah/domain/source-fields';
import { expect, test } from 'vitest';
import { readFilter } from '../http/filter.ts';
import { meetsFilter } from './filter.ts';

const proxy: Datasource = {
  id: 's-1',
  name: 'Proxy Rabat',
  format: 'squid',
  timezone: 'UTC',
  role: 'traffic',
  hold_hours: 48,
  status: 16,
  loads: 3,
  failed_loads: 0,
  events: 100,
  rejects: 5,
  signs: 0,
  users_by_address: 0,
  first_event: null,
  last_event: '2026-11-20T08:00:00.000Z',
  created_on: '2026-11-01T00:00:00.000Z',
  activity: [],
};

test.each([
  ['', true],
  ['name contains rabat and format = SQUID', true],
  ['state = attention', true], // one line in twenty was rejected
  ['state != read and role = traffic', true],
  ['last_event >= 2026-11-20 and last_event < 2026-11-21', true],
  ['first_event > 2000-01-01', false], // unknown
  ['not exists first_event', true],
  ['events > 1K or loads < 3', false],
  ['created = 2026-11-01', true],
])('a source matches %j: %s', (text, expected) => {
  expect(meetsFilter(proxy, readFilter(text, SOURCE_FIELDS))).toBe(expected);
});

test('refuses an invalid filter with the position', () => {
  expect(() => readFilter('state = attenton', SOURCE_FIELDS)).toThrow(
    expect.objectContaining({
      code: 'FILTER_INVALID',
      details: expect.objectContaining({ code: 'unknown_value', position: 8, length: 8 }),
    }),
  );
});

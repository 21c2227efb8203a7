import type { Datasource } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { expect, test } from 'vitest';
import { sourcesFound, stateOf } from './sources-found.ts';

const source = (name: string, more: Partial<Datasource> = {}): Datasource => ({
  id: name,
  name,
  format: 'auto',
  timezone: 'UTC',
  status: LOAD_STATUS.completed,
  loads: 1,
  failed_loads: 0,
  role: 'traffic',
  hold_hours: 8,
  signs: 0,
  users_by_address: 0,
  events: 1000,
  rejects: 0,
  first_event: null,
  last_event: null,
  activity: [],
  created_on: '2026-01-01T00:00:00.000Z',
  ...more,
});

test.each<[string, Partial<Datasource>]>([
  ['read', {}],
  ['read', { rejects: 10 }],
  ['attention', { rejects: 100 }],
  ['attention', { events: 0, rejects: 5 }],
  ['read', { events: 0, rejects: 5, signs: 7 }],
  ['attention', { status: LOAD_STATUS.failed }],
  // An abandoned upload.
  ['attention', { status: LOAD_STATUS.pending }],
  ['waiting', { status: LOAD_STATUS.pending, loads: 0 }],
  ['moving', { status: LOAD_STATUS.queued }],
  ['moving', { status: LOAD_STATUS.processing }],
])('a source is in the state %s if its data is %o', (state, more) => {
  expect(stateOf(source('proxy', more), [])).toBe(state);
});

test("uploads of this browser are in progress; abandoned ones aren't", () => {
  const pending = source('proxy', { status: LOAD_STATUS.pending });
  expect(stateOf(pending, [{ datasourceId: 'proxy', state: 'sending' }])).toBe('moving');
  expect(stateOf(pending, [{ datasourceId: 'proxy', state: 'failed' }])).toBe('attention');
  expect(stateOf(pending, [{ datasourceId: 'other', state: 'sending' }])).toBe('attention');
});

test('finds sources by part of their name, ignoring case, and by state', () => {
  const sources = [
    source('Lyon FortiGate'),
    source('Lyon proxy', { events: 0, rejects: 9 }),
    source('Casablanca'),
  ];
  const found = (asked: Parameters<typeof sourcesFound>[1]) =>
    sourcesFound(sources, asked, []).map(({ name }) => name);
  expect(found({})).toEqual(['Lyon FortiGate', 'Lyon proxy', 'Casablanca']);
  expect(found({ q: ' LYON ' })).toEqual(['Lyon FortiGate', 'Lyon proxy']);
  expect(found({ q: 'lyon', state: 'attention' })).toEqual(['Lyon proxy']);
  expect(found({ state: 'moving' })).toEqual([]);
});

import type { StoreAppAnswer } from '@casbah/contract/store';
import { expect, test } from 'vitest';
import { fitting, readAppSearch, readStoreSearch } from './store-search.ts';

const way = (app_category: 'API' | 'GW' | 'CASBAH', more: object = {}): StoreAppAnswer['ways'][number] => ({
  app_category,
  access_status: 'NONE',
  sub_features: [],
  is_fte: true,
  is_free_trial: false,
  trial_ends_on: null,
  is_indirect_grant: false,
  licensed_services: [],
  is_built: false,
  is_trial_used: false,
  accounts: 0,
  ...more,
});
const app = (
  title: string,
  field: StoreAppAnswer['field'],
  ways: StoreAppAnswer['ways'],
): StoreAppAnswer => ({
  app_name: title,
  key: title.toLowerCase(),
  title,
  field,
  ways,
  summary: `What ${title} does.`,
  is_authorized_for_activation: true,
});
const APPS = [
  app('Audit', 'casbah', [way('CASBAH', { access_status: 'GRANTED' })]),
  app('Box', 'storage', [way('API', { access_status: 'GRANTED', is_free_trial: true }), way('GW')]),
  app('Slack', 'collaboration', [way('API', { access_status: 'EXPIRED', is_free_trial: true })]),
];
const names = (search: Parameters<typeof fitting>[1]) =>
  fitting(APPS, search).map(({ title, ways }) => [
    title,
    ways.map(({ app_category }) => app_category).join(' '),
  ]);

test('finds apps by name and function, ignoring case', () => {
  expect(names({ q: 'BOX' })).toEqual([['Box', 'API GW']]);
  expect(names({ q: 'what slack' })).toEqual([['Slack', 'API']]);
  expect(names({ q: 'nothing' })).toEqual([]);
});

test('filters variants by category, connection and status', () => {
  expect(names({ field: 'casbah' })).toEqual([['Audit', 'CASBAH']]);
  expect(names({ way: 'GW' })).toEqual([['Box', 'GW']]);
  expect(names({ status: 'subscribed' })).toEqual([
    ['Audit', 'CASBAH'],
    ['Box', 'API'],
  ]);
  expect(names({ status: 'trial' })).toEqual([['Box', 'API']]);
  // An expired trial doesn't count.
  expect(names({ status: 'available' })).toEqual([
    ['Box', 'GW'],
    ['Slack', 'API'],
  ]);
  expect(names({ status: 'trial', field: 'casbah' })).toEqual([]);
});

test('reads only known values from the URL', () => {
  expect(readStoreSearch({ q: 'a', field: 'storage', way: 'GW', status: 'trial' })).toEqual({
    q: 'a',
    field: 'storage',
    way: 'GW',
    status: 'trial',
  });
  expect(readStoreSearch({ field: 'nonsense', way: 'gw', status: 'all' })).toEqual({});
  expect(readAppSearch({ from: '/appThreats' })).toEqual({ from: '/appThreats' });
  for (const from of ['https://evil.example', '//evil.example', 'javascript:alert(1)', ''])
    expect(readAppSearch({ from })).toEqual({});
});

import { expect, test } from 'vitest';
import { type OldSearch, readOldLink } from './old-links.ts';

const NOW = Date.UTC(2026, 10, 25, 8);
const read = (search: OldSearch) => readOldLink(search, NOW);

test.each<[row: string, search: OldSearch, filter: string]>([
  ['SH-R190', { anomaly: 'true' }, 'activity = alert'],
  ['SH-R190', { anomaly: 'an-17' }, 'activity = alert and (raw_id = an-17 or text contains an-17)'],
  ['SH-R194', { app: 'Box' }, 'app = Box'],
  ['SH-R194', { app: 'Office 365, Google Drive' }, 'app in ("Office 365", "Google Drive")'],
  [
    'SH-R195',
    { user_email: 'omar.haddad@atlas.example' },
    'user in (omar.haddad, omar.haddad@atlas.example)',
  ],
  ['SH-R196', { Resource_Id: 'f-81' }, 'object_id = f-81'],
  ['SH-R197', { user: 'omar.haddad' }, 'user = omar.haddad'],
  ['SH-R198', { facility: 'Dropbox' }, 'app = Dropbox'],
  ['SH-R199', { identification: 'e-5' }, 'raw_id = e-5'],
  ['SH-R200', { document_id: '123' }, 'object_id = 123'],
])('an old link becomes a filter [%s]: %j', (_row, search, filter) => {
  expect(read(search)).toEqual({ filter });
});

test('several parameters must all be met, together with a filter', () => {
  expect(read({ app: 'Box', user: 'nadia', filter: 'outcome = failure' })).toEqual({
    filter: 'outcome = failure and app = Box and user = nadia',
  });
});

test.each<[row: string, search: OldSearch, scope: object]>([
  ['SH-R191', { range: '7d', app: 'Box' }, { range: '7d', filter: 'app = Box' }],
  ['SH-R191', { range: 'last_week' }, { range: '7d' }],
  [
    'SH-R192] [SH-R193',
    { range: 'custom', range_from: '2026-11-14T00:00:00Z', range_to: '2026-11-21 06:30Z' },
    { from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T06:30:00.000Z' },
  ],
  [
    'SH-R192',
    { range_from: '1795305600000' },
    { from: '2026-11-22T00:00:00.000Z', to: '2026-11-25T08:00:00.000Z' },
  ],
  [
    'SH-R193',
    { range_from: '1795305600', range_to: '1795309200' },
    { from: '2026-11-22T00:00:00.000Z', to: '2026-11-22T01:00:00.000Z' },
  ],
  ['SH-R193', { range_to: 'yesterday', user: 'nadia' }, { filter: 'user = nadia' }],
])('an old link keeps its range [%s]: %j', (_row, search, scope) => {
  expect(read(search)).toEqual(scope);
});

test('current links are left alone', () => {
  expect(read({})).toBeUndefined();
  expect(read({ range: '7d', filter: 'user = nadia' })).toBeUndefined();
});

test('a broken filter stays, so that its error is shown', () => {
  expect(read({ user: 'nadia', filter: 'usr = x' })).toEqual({ filter: 'usr = x' });
});

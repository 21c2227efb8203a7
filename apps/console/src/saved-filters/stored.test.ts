import type { StoredSavedFilter } from '@casbah/contract/savedfilters';
import { expect, test } from 'vitest';
import { savedFilterOf, sharedWith } from './stored.ts';

const stored = (more: Partial<StoredSavedFilter>): StoredSavedFilter => ({
  id: 'f1',
  name: 'Risky',
  description: '',
  app: 'groups',
  supported_apps: [],
  shared_with: 'private',
  is_owner: true,
  owner: 'Nadia Berrada',
  people: [],
  resource_uri: '/customfilters/f1/',
  created_on: '2026-01-01T00:00:00.000Z',
  modified_on: '2026-01-01T00:00:00.000Z',
  filter_config: {
    data: { operator: 'OR', groups: [] },
    is_default: true,
    tab: 'groups',
    meta: { q: 'sales' },
    date_object: null,
    configuration: {},
  },
  ...more,
});
const shown = (more: Partial<StoredSavedFilter>) =>
  savedFilterOf(stored(more), ({ meta }) => [{ key: 'q', name: 'Search', value: meta.q ?? '', count: 1 }]);

test("shows one's own filter with its query and sharing", () => {
  expect(shown({})).toMatchObject({
    uid: 'f1',
    name: 'Risky',
    isDefault: true,
    privacy: 'Private',
    sharing: { with: 'private' },
    attributes: [{ key: 'q', value: 'sales' }],
  });
  expect(shown({}).owner).toBeUndefined();
  expect(shown({ shared_with: ['u1'], people: [{ id: 'u1', name: 'Omar' }] })).toMatchObject({
    privacy: 'Public',
    sharing: { with: 'people', people: [{ key: 'u1', value: 'Omar' }] },
  });
});

test("shows someone else's filter with their name, and read-only", () => {
  const filter = shown({ is_owner: false, shared_with: 'company' });
  expect(filter).toMatchObject({ owner: 'Nadia Berrada', privacy: 'Public', sharing: { with: 'company' } });
});

test('sends people it is shared with by ID, and nothing if none were selected', () => {
  const people = [{ key: 'u1', value: 'Omar' }];
  expect(sharedWith({ with: 'people', people })).toEqual({ shared_with: ['u1'] });
  expect(sharedWith({ with: 'company' })).toEqual({ shared_with: 'company' });
  expect(sharedWith(undefined)).toEqual({});
});

import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { EVENT_NAMES, eventOfAction } from '@casbah/contract/event-name';
import { RECORDED_SIGN_ON_PAGES } from '@casbah/contract/sso';
import { ALERT_RULE_HIT_ACTION } from '@casbah/domain/alert-rule';
import { DIRECTORY_ACTIONS } from '@casbah/domain/directory';
import { RETENTION_ACTION } from '@casbah/domain/retention';
import { words as history } from '@casbah/messages/every-area/history/en';
import { expect, test } from 'vitest';
import { namesIn } from './sentence.ts';

const PROXY = 'POST /controls/make_api_request';
const calls: [string, Call][] = Object.entries(api);

/** Every action that an entry can have: calls that change something, and background work. */
const recorded = [
  'GET /logout/',
  ...DIRECTORY_ACTIONS,
  RETENTION_ACTION,
  ALERT_RULE_HIT_ACTION,
  ...RECORDED_SIGN_ON_PAGES,
  ...calls
    .filter(([key, { changesState }]) => !key.startsWith('GET ') || changesState === true)
    .filter(([key, { unrecorded }]) => key !== PROXY && unrecorded === undefined)
    .map(([key]) => key),
  ...Object.entries(proxyResources).flatMap(([resource, actions]) =>
    Object.keys(actions)
      .filter((action) => action !== 'get' && action !== 'list')
      .map((action) => `${PROXY} ${action} ${resource}`),
  ),
];

test('every recorded change belongs to an event', () => {
  expect(recorded.filter((action) => eventOfAction(action) === undefined)).toEqual([]);
});

test('every event has a sentence, and every sentence an event', () => {
  const told = Object.keys(history)
    .filter((id) => id.startsWith('history.did.'))
    .map((id) => id.slice('history.did.'.length));
  expect(told.sort()).toEqual(EVENT_NAMES.toSorted());
});

test('a sentence names the changed object, never by an unreadable ID', () => {
  const entry = { event: 'user.changed', outcome: 'success', object: '6ba7b810-9dad-11d1-80b4-00c04fd430c8' };
  expect(namesIn({ ...entry, details: { name: 'Amina' } }).name).toBe('Amina');
  expect(namesIn({ ...entry, details: { email: 'a@b.example' } }).name).toBe('a@b.example');
  expect(namesIn({ ...entry, details: {} }).name).toBe('…');
  expect(namesIn({ ...entry, object: 'dropbox', details: {} }).name).toBe('dropbox');
});

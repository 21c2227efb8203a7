import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { EVENT_NAMES, eventOfAction } from '@casbah/contract/event-name';
import { RECORDED_SIGN_ON_PAGES } from '@casbah/contract/sso';
import { DIRECTORY_ACTIONS } from '@casbah/domain/directory';
import { RETENTION_ACTION } from '@casbah/domain/retention';
import { POLICY_HIT_ACTION } from '@casbah/domain/shadow-it';
import { words as history } from '@casbah/messages/every-area/history/en';
import { expect, test } from 'vitest';

const PROXY = 'POST /controls/make_api_request';
const calls: [string, Call][] = Object.entries(api);

/** Every action an entry can have: calls that change something, and Casbah's own background work. */
const recorded = [
  'GET /logout/',
  ...DIRECTORY_ACTIONS,
  RETENTION_ACTION,
  POLICY_HIT_ACTION,
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

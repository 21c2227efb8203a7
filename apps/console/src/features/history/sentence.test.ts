import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { RECORDED_SIGN_ON_PAGES } from '@casbah/contract/sso';
import { DIRECTORY_ACTIONS } from '@casbah/domain/directory';
import { RETENTION_ACTION } from '@casbah/domain/retention';
import { POLICY_HIT_ACTION } from '@casbah/domain/shadow-it';
import { words as history } from '@casbah/messages/every-area/history/en';
import { expect, test } from 'vitest';

const PROXY = 'POST /controls/make_api_request';
const calls: [string, Call][] = Object.entries(api);

/** Every action that the trail can hold: calls that change something, the way out by a link, single sign-on, retention, policies, runs of the directory. */
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

test('every change that is recorded is told in a sentence, and no sentence is for nothing', () => {
  const told = Object.keys(history)
    .filter((id) => id.startsWith('history.did.'))
    .map((id) => id.slice('history.did.'.length));
  expect(told.sort()).toEqual(recorded.sort());
});

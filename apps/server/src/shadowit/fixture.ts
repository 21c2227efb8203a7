import type { shadowItCalls } from '@casbah/contract/shadowit';
import { addHits, addPolicy } from '@casbah/stores/control/shadowit/shadow-it';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { policyChanges } from './test-changes.ts';

const POLICY = 'policy-of-rif';

export const shadowitFixture: Fixture = {
  async put(tx) {
    await addPolicy(tx, {
      id: POLICY,
      tenant_id: 'rif',
      name: SECRET,
      condition: `service = ${SECRET}-service`,
      time_window: 'day',
      gives_notice: true,
      adds_tag: null,
      is_enabled: true,
      tried_on: 1,
      seen: '{}',
      created_on: 1,
      created_by: null,
      modified_on: 1,
    });
    await addHits(tx, [
      {
        tenant_id: 'rif',
        policy_id: POLICY,
        window_from: 1,
        window_to: 2,
        service_id: SECRET,
        requests: 1,
        bytes_up: 1,
        users: 1,
        found_on: 1,
      },
    ]);
  },
  foreign: (): Attempts<typeof shadowItCalls> => ({
    'GET /risks/policies': () => list('/risks/policies'),
    'POST /risks/policies': () => [
      { body: { name: 'A', condition: 'risk = high', tenant_id: 'rif' }, answers: [400] },
      { body: { name: 'A', condition: 'risk = high', adds_tag: 199 }, answers: [422] },
    ],
    'PATCH /risks/policies/{id}': () => [{ url: `/risks/policies/${POLICY}`, body: { is_enabled: false } }],
    'DELETE /risks/policies/{id}': () => [{ url: `/risks/policies/${POLICY}` }],
    'POST /risks/policies/{id}/backtest': () => [
      { url: `/risks/policies/${POLICY}/backtest`, body: { days: 2 } },
    ],
    'GET /risks/policies/{id}/hits': () => [{ url: `/risks/policies/${POLICY}/hits` }],
    'GET /risks/policies/{id}/hits/export': () => [{ url: `/risks/policies/${POLICY}/hits/export` }],
  }),
  changes: policyChanges,
};

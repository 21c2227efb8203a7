import type { alertRulesCalls } from '@casbah/contract/alertrules';
import { addAlertRule, addHits } from '@casbah/stores/control/alertrules/alert-rules';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { alertRuleChanges } from './test-changes.ts';

const ALERT_RULE = 'policy-of-rif';

export const alertrulesFixture: Fixture = {
  async put(tx) {
    await addAlertRule(tx, {
      id: ALERT_RULE,
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
        policy_id: ALERT_RULE,
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
  foreign: (): Attempts<typeof alertRulesCalls> => ({
    'GET /risks/policies': () => list('/risks/policies'),
    'POST /risks/policies': () => [
      { body: { name: 'A', condition: 'risk = high', tenant_id: 'rif' }, answers: [400] },
      { body: { name: 'A', condition: 'risk = high', adds_tag: 199 }, answers: [422] },
    ],
    'PATCH /risks/policies/{id}': () => [
      { url: `/risks/policies/${ALERT_RULE}`, body: { is_enabled: false } },
    ],
    'DELETE /risks/policies/{id}': () => [{ url: `/risks/policies/${ALERT_RULE}` }],
    'POST /risks/policies/{id}/backtest': () => [
      { url: `/risks/policies/${ALERT_RULE}/backtest`, body: { days: 2 } },
    ],
    'GET /audit/backtest': () => list('/audit/backtest'),
    'GET /risks/policies/{id}/hits': () => [{ url: `/risks/policies/${ALERT_RULE}/hits` }],
    'GET /risks/policies/{id}/hits/export': () => [{ url: `/risks/policies/${ALERT_RULE}/hits/export` }],
  }),
  changes: alertRuleChanges,
};

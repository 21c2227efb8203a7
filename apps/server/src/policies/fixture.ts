import type { policiesCalls } from '@casbah/contract/policies';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { addPolicy, changePolicy, writeDraft } from '@casbah/stores/control/policies/policies';
import { holdPolicies } from '@casbah/stores/control/policies/policy-set';
import { addVersion } from '@casbah/stores/control/policies/policy-versions';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { policyChangeSteps } from './test-changes.ts';

const EXCEPTION = '5f7a2a4e-6c0b-4d53-9a0e-0d8a3c3b8d11';
const DEFINITION: WrittenPolicy = {
  name: SECRET,
  description: SECRET,
  severity: 'high',
  condition: `object = ${SECRET}`,
  include: [],
  exclude: [],
  exceptions: [{ id: EXCEPTION, condition: `user = ${SECRET}`, reason: SECRET, expires: null }],
  schedule: null,
  responses: [{ kind: 'block' }],
};

export const policiesFixture: Fixture = {
  async put(tx, { tenant, id }) {
    await holdPolicies(tx, tenant);
    const change = { tenant, id: id('policy'), time: 1, by: null };
    await addPolicy(tx, change, { type: 'filexfer', name: SECRET });
    await addVersion(tx, change, { version: 1, definition: DEFINITION, note: SECRET });
    await changePolicy(tx, change, { version: 1, is_active: true });
    await writeDraft(tx, change, { revision: 1, definition: DEFINITION, base_version: 1 });
  },
  foreign: (other): Attempts<typeof policiesCalls> => {
    const at = (rest = ''): string => `/protect/policies/${other.id('policy')}${rest}`;
    const definition = { name: 'Mine', severity: 'low', condition: '' };
    return {
      'GET /protect/policies': () => list('/protect/policies', `filter=text contains "${SECRET}"`),
      'POST /protect/policies': () => [
        { body: { type: 'filexfer', definition, tenant_id: 'rif' }, answers: [400] },
        {
          body: {
            type: 'filexfer',
            definition: {
              ...definition,
              responses: [{ kind: 'ticket', destination: other.id('destination') }],
            },
          },
          answers: [422],
        },
      ],
      'GET /protect/policies/{id}': () => [{ url: at() }],
      'PATCH /protect/policies/{id}': () => [{ url: at(), body: { is_active: false } }],
      'DELETE /protect/policies/{id}': () => [{ url: at() }],
      'POST /protect/policies/{id}/clone': () => [{ url: at('/clone') }],
      'PUT /protect/policies/{id}/draft': () => [{ url: at('/draft'), body: { revision: 1, definition } }],
      'DELETE /protect/policies/{id}/draft': () => [{ url: at('/draft?revision=1') }],
      'POST /protect/policies/activate': () => [
        { body: { drafts: [{ id: other.id('policy'), revision: 1 }] } },
      ],
      'PUT /protect/policies/order': () => [{ body: { ids: [other.id('policy')] }, answers: [409] }],
      'GET /protect/policies/{id}/versions': () => [{ url: at('/versions') }],
      'GET /protect/policies/{id}/versions/{version}': () => [{ url: at('/versions/1') }],
      'POST /protect/policies/{id}/versions/{version}/restore': () => [
        { url: at('/versions/1/restore'), body: { revision: 1 } },
      ],
      'POST /protect/policies/{id}/exceptions': () => [
        { url: at('/exceptions'), body: { condition: 'user = a', reason: 'Mine' } },
      ],
      'DELETE /protect/policies/{id}/exceptions/{exception}': () => [{ url: at(`/exceptions/${EXCEPTION}`) }],
      'GET /protect/precedence': () => NAMES_NOTHING,
      'PUT /protect/precedence': () => [{ body: { precedence: ['block'], tenant: 'rif' }, answers: [400] }],
      'GET /protect/policies/export': () => list('/protect/policies/export'),
      'POST /protect/policies/diff': () => [
        { body: { yaml: 'policies: []', tenant: 'rif' }, answers: [400] },
      ],
      'POST /protect/policies/import': () => [
        { body: { yaml: 'policies: []', tenant: 'rif' }, answers: [400] },
      ],
      'GET /api/policies/snapshot': () => list('/api/policies/snapshot'),
      'GET /api/policies/keys': () => NAMES_NOTHING,
      'POST /api/decide': () => [
        { body: { type: 'filexfer', facts: { object: SECRET }, tenant: 'rif' }, answers: [400] },
      ],
    };
  },
  changes: policyChangeSteps,
};

import type { anonymisationCalls } from '@casbah/contract/anonymisation';
import { addReveal } from '@casbah/stores/control/anonymisation/reveals';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { anonymisationChanges } from './test-changes.ts';

export const anonymisationFixture: Fixture = {
  async put(tx, other) {
    await addReveal(tx, {
      id: other.id('reveal'),
      tenant: 'rif',
      kind: 'people',
      people: [SECRET],
      reason: SECRET,
      askedBy: other.user,
      time: 1,
      lapsesOn: 9e12,
    });
  },
  foreign: (other): Attempts<typeof anonymisationCalls> => ({
    'GET /admin/anonymisation/state': () => list('/admin/anonymisation/state'),
    'GET /admin/anonymisation/requests': () =>
      list('/admin/anonymisation/requests', `id=${other.id('reveal')}`),
    'GET /risks/spanvadatalinks': () => list('/risks/spanvadatalinks', 'search_query=u-'),
    'POST /admin/anonymisation/requests': () => [
      {
        body: { kind: 'switch_off', reason: 'To look at theirs', tenant_id: 'rif', asked_by: other.user },
        answers: [409],
      },
    ],
    'POST /admin/anonymisation/requests/{id}/approve': () => [
      { url: `/admin/anonymisation/requests/${other.id('reveal')}/approve` },
    ],
    'POST /admin/anonymisation/requests/{id}/refuse': () => [
      { url: `/admin/anonymisation/requests/${other.id('reveal')}/refuse` },
    ],
    'POST /admin/anonymisation/requests/{id}/end': () => [
      { url: `/admin/anonymisation/requests/${other.id('reveal')}/end` },
    ],
  }),
  lastChanges: (world) =>
    anonymisationChanges({ person: () => world.person, decider: () => world.secondSysadmin() }),
};

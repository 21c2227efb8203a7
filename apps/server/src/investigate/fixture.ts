import type { investigateCalls } from '@casbah/contract/investigate';
import { addNote } from '@casbah/stores/control/investigate/notes';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { investigateChanges } from './test-changes.ts';

/** An ID of an activity that no one has. */
const ACTIVITY = '1790000000000-9f86d081884c7d65';

export const investigateFixture: Fixture = {
  async put(tx, { tenant, user, id }) {
    await addNote(tx, {
      id: id('note'),
      tenant_id: tenant,
      activity_id: ACTIVITY,
      text: SECRET,
      author_id: user,
      author_name: SECRET,
      created_on: 1,
    });
  },
  foreign: (other): Attempts<typeof investigateCalls> => {
    const url = `/investigate/activities/${ACTIVITY}`;
    return {
      'GET /investigate/range': () => list('/investigate/range'),
      'GET /investigate/activities': () => list('/investigate/activities'),
      'GET /investigate/summary': () => list('/investigate/summary', 'facets=user,object'),
      'GET /investigate/values': () => [
        { url: '/investigate/values?field=user', answers: [200] },
        { url: '/investigate/values?field=object&contains=rif', answers: [200] },
      ],
      'GET /investigate/activities/{id}': () => [{ url }],
      'GET /investigate/activities/{id}/redacted': () => [{ url: `${url}/redacted` }],
      'GET /investigate/activities/{id}/timeline': () => [{ url: `${url}/timeline` }],
      'PATCH /investigate/activities': () => [
        { url: '/investigate/activities', body: { ids: [ACTIVITY], assessment: 'expected' } },
      ],
      'GET /investigate/owners': () => list('/investigate/owners', 'contains=rif'),
      'GET /investigate/activities/{id}/notes': () => [{ url: `${url}/notes` }],
      'POST /investigate/activities/{id}/notes': () => [{ url: `${url}/notes`, body: { text: 'Mine' } }],
      'DELETE /investigate/activities/{id}/notes/{note}': () => [{ url: `${url}/notes/${other.id('note')}` }],
      'GET /investigate/settings': () => list('/investigate/settings'),
      'PUT /investigate/settings': () => [
        {
          url: '/investigate/settings',
          body: { history_days: 3, related_activities: 20, show_original: true },
          answers: [200],
        },
      ],
      'POST /eslogs/displaylogs/': () => [
        { url: '/eslogs/displaylogs/', body: { source: { query: { match_all: {} } } }, answers: [200] },
      ],
    };
  },
  changes: investigateChanges,
};

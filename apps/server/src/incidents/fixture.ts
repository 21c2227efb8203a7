import type { incidentsCalls } from '@casbah/contract/incidents';
import { addIncidentNote } from '@casbah/stores/control/incidents/evidence';
import { addIncidents, addOccurrences } from '@casbah/stores/control/incidents/raise';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { incidentChanges } from './test-changes.ts';

export const incidentsFixture: Fixture = {
  async put(tx, { tenant, user, id }) {
    await addIncidents(tx, [
      {
        tenant_id: tenant,
        id: id('incident'),
        number: 1,
        group_key: SECRET,
        state: 'new',
        reason: null,
        severity: 'high',
        severity_rank: 0,
        policy_id: null,
        policy_name: SECRET,
        policy_version: null,
        policy_type: 'filexfer',
        condition: SECRET,
        user_name: SECRET,
        user_domain: SECRET,
        pseudonym: null,
        service_id: SECRET,
        app: SECRET,
        object: SECRET,
        activity: null,
        first_seen: 1,
        last_seen: 1,
        occurrences: 1,
        owner_id: null,
        created_on: 1,
        modified_on: 1,
      },
    ]);
    await addOccurrences(tx, [
      {
        tenant_id: tenant,
        id: id('occurrence'),
        incident_id: id('incident'),
        key: SECRET,
        time: 1,
        activity_id: null,
        facts: JSON.stringify({ user: SECRET }),
        matches: JSON.stringify([{ name: SECRET, snippet: SECRET }]),
        sealed_matches: SECRET,
      },
    ]);
    await addIncidentNote(tx, {
      id: id('note'),
      tenant_id: tenant,
      incident_id: id('incident'),
      text: SECRET,
      author_id: user,
      author_name: SECRET,
      created_on: 1,
    });
  },
  foreign: (other): Attempts<typeof incidentsCalls> => {
    const url = `/api/incidents/${other.id('incident')}`;
    const ids = [other.id('incident')];
    return {
      'GET /api/incidents': () => list('/api/incidents', 'filter=rif'),
      'GET /api/incidents/facets': () => list('/api/incidents/facets'),
      'POST /api/incidents': () => NAMES_NOTHING,
      'PATCH /api/incidents': () => [{ url: '/api/incidents', body: { ids, state: 'resolved' } }],
      'GET /api/incidents/export': () => list('/api/incidents/export'),
      'GET /api/incidents/export.ndjson': () => list('/api/incidents/export.ndjson'),
      'GET /api/incidents/{id}': () => [{ url }],
      'GET /api/incidents/{id}/timeline': () => [{ url: `${url}/timeline` }],
      'GET /api/incidents/{id}/related': () => [{ url: `${url}/related` }],
      'POST /api/incidents/{id}/notes': () => [{ url: `${url}/notes`, body: { text: 'Mine' } }],
      'POST /api/incidents/{id}/occurrences/{occurrence}/unmask': () => [
        {
          url: `${url}/occurrences/${other.id('occurrence')}/unmask`,
          body: { reason: 'Is this ours to see?' },
        },
      ],
    };
  },
  changes: incidentChanges,
};

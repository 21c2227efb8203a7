import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => {
    const of = { tenant_id: tenant, incident_id: `incident-${tenant}` };
    return {
      incidents: [
        {
          tenant_id: tenant,
          id: `incident-${tenant}`,
          number: 1,
          group_key: 'x',
          state: 'new',
          reason: null,
          severity: 'high',
          severity_rank: 0,
          policy_id: null,
          policy_name: 'x',
          policy_version: null,
          policy_type: 'filexfer',
          condition: null,
          user_name: null,
          user_domain: null,
          pseudonym: null,
          service_id: null,
          app: null,
          object: null,
          activity: null,
          first_seen: 1,
          last_seen: 1,
          occurrences: 1,
          owner_id: null,
          created_on: 1,
          modified_on: 1,
        },
      ],
      incident_numbers: [{ tenant_id: tenant, last: 1 }],
      incident_occurrences: [
        {
          ...of,
          id: `occurrence-${tenant}`,
          key: 'x',
          time: 1,
          activity_id: null,
          facts: '{}',
          matches: '[]',
          sealed_matches: null,
        },
      ],
      incident_notes: [
        { ...of, id: `incident-note-${tenant}`, text: 'x', author_id: 'x', author_name: 'x', created_on: 1 },
      ],
      incident_events: [{ ...of, time: 1, kind: 'raised', by_name: null, changes: '[]', detail: null }],
      incident_responses: [
        {
          ...of,
          id: `response-${tenant}`,
          kind: 'block',
          state: 'waiting',
          channel: 'gateway',
          attempts: 0,
          error: null,
          time: 1,
        },
      ],
    };
  },
};

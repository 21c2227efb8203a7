import type { incidentsCalls } from '@casbah/contract/incidents';
import { ALL } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import type { IncidentFacts } from '@casbah/domain/incident/evidence';
import { RELATIONS, type Relation } from '@casbah/domain/incident/incident';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  eventsOfIncident,
  evidenceOf,
  notesOfIncident,
  responsesOfIncident,
} from '@casbah/stores/control/incidents/evidence';
import {
  countIncidents,
  findIncident,
  type IncidentPlace,
  type ListedIncident,
  listIncidents,
  placeOf,
  relatedIncidents,
} from '@casbah/stores/control/incidents/incidents';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { actorOf } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Handlers } from '../http/guard.ts';
import { csvOfIncidents, linesOfIncidents } from './export.ts';
import type { Incidents } from './raise.ts';
import type { AskedIncidents, AskIncidents } from './reader.ts';
import { incidentDetail, incidentRow, timelineAnswer } from './rows.ts';
import type { IncidentService } from './service.ts';

export interface IncidentRoutesParts {
  control: ControlStore;
  clock: () => number;
  ask: AskIncidents;
  service: IncidentService;
  incidents: Incidents;
}

export function incidentsHandlers(parts: IncidentRoutesParts): Handlers<typeof incidentsCalls> {
  const { control, clock, ask, service, incidents } = parts;

  /** Reads an incident and what belongs to it, if the caller may see it. */
  const read = async <Result>(
    asked: AskedIncidents,
    id: string,
    work: (tx: TenantTx, incident: ListedIncident) => Promise<Result>,
  ): Promise<Result> =>
    control.inTenant(asked.tenant, async (tx) => {
      const incident = await findIncident(tx, id, asked);
      if (incident === undefined) throw new ApiFailure('NOT_FOUND');
      return work(tx, incident);
    });

  return {
    'GET /api/incidents': async (request) => {
      const { order, limit, after, filter } = request.query;
      const asked = await ask(request, filter);
      const page = { order, limit: limit + 1, after: after === undefined ? undefined : readPlace(after) };
      // One extra row shows whether there are more.
      const found = await control.inTenant(asked.tenant, (tx) => listIncidents(tx, asked, page));
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        rows: rows.map((one) => incidentRow(one, asked)),
        next: found.length > limit && last !== undefined ? writePlace(placeOf(last, order)) : null,
      };
    },

    'GET /api/incidents/facets': async (request) => {
      const asked = await ask(request, request.query.filter);
      const { total, facets } = await control.inTenant(asked.tenant, (tx) => countIncidents(tx, asked));
      return {
        total,
        facets: facets.map(({ field, values, distinct }) => ({
          field,
          distinct,
          values: values.map(({ value, label, count }) => ({
            value,
            label: label ?? labelOf(field, value, asked),
            count,
          })),
        })),
      };
    },

    'POST /api/incidents': (request) => {
      const { key, policy, policy_type, severity, activity_id, facts, matches, time } = request.body;
      const happened = time === undefined ? clock() : Date.parse(time);
      if (happened > clock() + DAY_MS) throw unusable('time', 'problem.incident_time');
      const actor = actorOf(request);
      return change(parts, actor, async (tx, context) => {
        const [raised] = await incidents.raise(
          tx,
          context,
          [
            {
              // Keys of programs and of Casbah's own rules can't collide.
              key: `api/${key}`,
              time: happened,
              policy: { name: policy, type: policy_type },
              severity,
              facts: facts satisfies IncidentFacts,
              activityId: activity_id,
              matches,
            },
          ],
          { by: actor.apiKey ?? actor.email },
        );
        if (raised === undefined) throw new Error('Nothing was raised');
        const { id, number, result } = raised;
        return { id, number, result };
      });
    },

    'PATCH /api/incidents': async (request) => {
      const { ids, ...update } = request.body;
      return { updated: await service.update(actorOf(request), await ask(request), ids, update) };
    },

    'GET /api/incidents/export': async (request) => ({
      content: csvOfIncidents(control, await ask(request, request.query.filter)),
      fileName: 'incidents.csv',
    }),

    'GET /api/incidents/export.ndjson': async (request) => ({
      content: linesOfIncidents(control, await ask(request, request.query.filter)),
      fileName: 'incidents.ndjson',
    }),

    'GET /api/incidents/{id}': async (request) => {
      const asked = await ask(request);
      return read(asked, request.params.id, async (tx, incident) =>
        incidentDetail(incident, asked, {
          evidence: await evidenceOf(tx, incident.id),
          responses: await responsesOfIncident(tx, incident.id),
          notes: await notesOfIncident(tx, incident.id),
        }),
      );
    },

    'GET /api/incidents/{id}/timeline': async (request) =>
      read(await ask(request), request.params.id, async (tx, { id }) => ({
        entries: (await eventsOfIncident(tx, id)).map(timelineAnswer),
      })),

    'GET /api/incidents/{id}/related': async (request) => {
      const asked = await ask(request);
      return read(asked, request.params.id, async (tx, incident) => ({
        rows: (await relatedIncidents(tx, incident, { ...asked, filter: ALL })).map((one) => ({
          ...incidentRow(one, asked),
          by: relationsOf(incident, one),
        })),
      }));
    },

    'POST /api/incidents/{id}/notes': async (request) =>
      service.addNote(actorOf(request), await ask(request), request.params.id, request.body.text),

    'POST /api/incidents/{id}/occurrences/{occurrence}/unmask': async (request) => ({
      matches: await service.unmask(actorOf(request), await ask(request), {
        ...request.params,
        reason: request.body.reason,
      }),
    }),
  };
}

const writePlace = ({ at, number }: IncidentPlace): string => `${at}.${number}`;

function readPlace(text: string): IncidentPlace {
  const [, at, number] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined || number === undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.after',
      problem: 'use “next” of the previous response',
    });
  return { at: Number(at), number: Number(number) };
}

function labelOf(field: string, value: string, { services, cards, names }: AskedIncidents): string {
  if (field === 'service' && value !== '') return services.get(value).name;
  if (field === 'user') return names.get(value) ?? cards?.get(value.toLowerCase())?.name ?? value;
  return value;
}

/** What two incidents have in common. */
function relationsOf(one: ListedIncident, other: ListedIncident): Relation[] {
  const columns = { user: 'user_name', object: 'object', policy: 'policy_name' } as const;
  return RELATIONS.filter((relation) => {
    const [first, second] = [one[columns[relation]], other[columns[relation]]];
    return first !== null && second !== null && foldCase(first) === foldCase(second);
  });
}

import { randomUUID } from 'node:crypto';
import type { IncidentNote } from '@casbah/contract/incidents';
import { ALL } from '@casbah/domain/filter/expression';
import {
  type DismissalReason,
  INCIDENT_LIMITS,
  type IncidentState,
  incidentName,
} from '@casbah/domain/incident/incident';
import { SEVERITIES, type Severity } from '@casbah/domain/policy/response';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addIncidentEvents,
  addIncidentNote,
  findOccurrence,
  notesOfIncident,
} from '@casbah/stores/control/incidents/evidence';
import {
  changeIncidents,
  findIncident,
  holdIncidents,
  type ListedIncident,
} from '@casbah/stores/control/incidents/incidents';
import type { IncidentChange } from '@casbah/stores/control/incidents/tables';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import { z } from 'zod';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Seal } from '../seal.ts';
import { matchesContext } from './raise.ts';
import type { AskedIncidents } from './reader.ts';
import { noteAnswer } from './rows.ts';

export interface IncidentServiceParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  /** Name of a person who may own incidents; throws for anyone else. */
  nameOfOwner: (tx: TenantTx, tenant: string, id: string) => Promise<string>;
}

export interface IncidentUpdate {
  state?: IncidentState | undefined;
  reason?: DismissalReason | undefined;
  severity?: Severity | undefined;
  owner?: string | null | undefined;
}

const clearMatches = z.array(z.object({ name: z.string(), text: z.string() }));
export type ClearMatches = z.infer<typeof clearMatches>;

/** What people do with incidents. Every change is in the history and in the incident's timeline. */
export class IncidentService {
  readonly #parts: IncidentServiceParts;

  constructor(parts: IncidentServiceParts) {
    this.#parts = parts;
  }

  /** Returns the number of incidents. One that the caller may not see is treated like one that doesn't exist. */
  async update(
    actor: Actor,
    asked: AskedIncidents,
    ids: readonly string[],
    update: IncidentUpdate,
  ): Promise<number> {
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const { owner, severity, state, reason } = update;
      const ownerName =
        typeof owner === 'string' ? await this.#parts.nameOfOwner(tx, actor.tenant, owner) : owner;
      const held = await holdIncidents(tx, ids, { ...asked, filter: ALL });
      if (held.length !== new Set(ids).size) throw new ApiFailure('NOT_FOUND');
      const changes = new Map(held.map((one) => [one.id, changesOf(one, { ...update, ownerName })]));
      const changed = held.filter(({ id }) => changes.get(id)?.length !== 0);
      if (changed.length === 0) return held.length;
      await changeIncidents(
        tx,
        changed.map(({ id }) => id),
        {
          modified_on: time,
          ...(state === undefined ? {} : { state, reason: reason ?? null }),
          ...(severity === undefined ? {} : { severity, severity_rank: SEVERITIES.indexOf(severity) }),
          ...(owner === undefined ? {} : { owner_id: owner }),
        },
      );
      const by = await nameOf(tx, actor);
      await addIncidentEvents(
        tx,
        changed.map(({ id }) => ({
          tenant_id: actor.tenant,
          incident_id: id,
          time,
          kind: 'changed' as const,
          by_name: by,
          changes: JSON.stringify(changes.get(id)),
          detail: null,
        })),
      );
      if (typeof owner === 'string') await this.#notifyOwner(tx, { actor, by, time, owner, held: changed });
      record(entryOf(changed, { ...update, ownerName }));
      return held.length;
    });
  }

  async addNote(actor: Actor, asked: AskedIncidents, id: string, text: string): Promise<IncidentNote> {
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const { number } = await found(tx, id, asked);
      if ((await notesOfIncident(tx, id)).length >= INCIDENT_LIMITS.notes)
        throw new ApiFailure('LIMIT_REACHED', { limit: INCIDENT_LIMITS.notes });
      const by = await nameOf(tx, actor);
      const added = await addIncidentNote(tx, {
        id: randomUUID(),
        tenant_id: actor.tenant,
        incident_id: id,
        text,
        author_id: actor.user,
        author_name: by,
        created_on: time,
      });
      await addIncidentEvents(tx, [event(actor.tenant, id, { time, kind: 'note_added', by })]);
      record({ event: 'incident.note_added', object: id, details: { number, note: added.id } });
      return noteAnswer(added);
    });
  }

  /** Opens the sealed matches of an occurrence. Recorded before anyone sees them. */
  async unmask(
    actor: Actor,
    asked: AskedIncidents,
    { id, occurrence, reason }: { id: string; occurrence: string; reason: string },
  ): Promise<ClearMatches> {
    // Matches may name people, so readers to whom people are anonymous don't get them.
    if (asked.hidesPeople) throw new ApiFailure('DENIED');
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const { number } = await found(tx, id, asked);
      const stored = await findOccurrence(tx, id, occurrence);
      const sealed = stored?.sealed_matches ?? null;
      if (sealed === null) throw new ApiFailure('NOT_FOUND');
      const text = this.#parts.seal.open(sealed, matchesContext(actor.tenant, occurrence));
      await addIncidentEvents(tx, [
        {
          ...event(actor.tenant, id, { time, kind: 'unmasked', by: await nameOf(tx, actor) }),
          detail: reason,
        },
      ]);
      record({ event: 'incident.unmasked', object: id, details: { number, occurrence, reason } });
      return clearMatches.parse(JSON.parse(text));
    });
  }

  async #notifyOwner(
    tx: TenantTx,
    {
      actor,
      by,
      time,
      owner,
      held,
    }: { actor: Actor; by: string; time: number; owner: string; held: readonly ListedIncident[] },
  ): Promise<void> {
    const assigned = held.filter(({ owner_id }) => owner_id !== owner);
    const last = assigned.at(-1);
    if (last === undefined) return;
    await notify(tx, {
      tenant: actor.tenant,
      to: [owner],
      except: actor.user,
      time,
      template: 'incident-assigned',
      values: { by, incidents: assigned.length, name: incidentName(last.number) },
      action: 'VISIT',
      url:
        assigned.length === 1
          ? `/appForensics/dlp-incidents?selected=${last.id}`
          : '/appForensics/dlp-incidents?view=mine',
    });
  }
}

async function found(tx: TenantTx, id: string, asked: AskedIncidents): Promise<ListedIncident> {
  const incident = await findIncident(tx, id, asked);
  if (incident === undefined) throw new ApiFailure('NOT_FOUND');
  return incident;
}

async function nameOf(tx: TenantTx, actor: Actor): Promise<string> {
  return actor.apiKey ?? (await findUser(tx, actor.user))?.name ?? actor.email;
}

function event(
  tenant: string,
  incident: string,
  { time, kind, by }: { time: number; kind: 'note_added' | 'unmasked'; by: string },
) {
  return { tenant_id: tenant, incident_id: incident, time, kind, by_name: by, changes: '[]', detail: null };
}

type NamedUpdate = IncidentUpdate & { ownerName: string | null | undefined };

const valuesOf = ({ state, reason, severity, owner_name }: ListedIncident) => ({
  state,
  reason,
  severity,
  owner: owner_name,
});

function newValues({ state, reason, severity, ownerName }: NamedUpdate) {
  return {
    ...(state === undefined ? {} : { state, reason: reason ?? null }),
    ...(severity === undefined ? {} : { severity }),
    ...(ownerName === undefined ? {} : { owner: ownerName }),
  };
}

function changesOf(incident: ListedIncident, update: NamedUpdate): IncidentChange[] {
  const changes: IncidentChange[] = Object.entries(changesBetween(valuesOf(incident), newValues(update))).map(
    ([field, { before, after }]) => ({ field, before: text(before), after: text(after) }),
  );
  // Two people may have the same name.
  const isOtherOwner = update.owner !== undefined && update.owner !== incident.owner_id;
  return isOtherOwner && changes.every(({ field }) => field !== 'owner')
    ? [...changes, { field: 'owner', before: incident.owner_name, after: update.ownerName ?? null }]
    : changes;
}

const text = (value: unknown): string | null => (value === null ? null : String(value));

function entryOf(changed: readonly ListedIncident[], update: NamedUpdate) {
  const [first] = changed;
  const isOne = first !== undefined && changed.length === 1;
  return {
    event: 'incident.changed' as const,
    object: isOne ? first.id : 'incidents',
    details: isOne ? { number: first.number } : { incidents: changed.length },
    changes: changesBetween(isOne ? valuesOf(first) : {}, newValues(update)),
  };
}

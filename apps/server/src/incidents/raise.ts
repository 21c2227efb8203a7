import { randomUUID } from 'node:crypto';
import { ACTIVITIES } from '@casbah/domain/activity';
import type { IncidentFacts } from '@casbah/domain/incident/evidence';
import { groupKeyOf, isRecurrence } from '@casbah/domain/incident/grouping';
import {
  INCIDENT_LIMITS,
  type IncidentResponseState,
  type ResponseChannel,
} from '@casbah/domain/incident/incident';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { type ResponseKind, SEVERITIES, type Severity } from '@casbah/domain/policy/response';
import { mask } from '@casbah/inspection/inspect/mask';
import {
  addIncidentEvents,
  addIncidentResponses,
  reportResponse,
} from '@casbah/stores/control/incidents/evidence';
import {
  addIncidents,
  addOccurrences,
  addRecurrences,
  lockIncidents,
  openIncidentsOf,
  raisedBefore,
  takeNumbers,
} from '@casbah/stores/control/incidents/raise';
import { storable } from '@casbah/stores/control/stored-text';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { ChangeContext } from '../http/change.ts';
import type { Seal } from '../seal.ts';

/** Something that happened and that people should look at. */
export interface Occurrence {
  /** Unique within the company: raising it again changes nothing. */
  key: string;
  time: number;
  policy: {
    /** Absent for policies outside Casbah. */
    id?: string | undefined;
    name: string;
    version?: number | undefined;
    type: PolicyType;
    condition?: string | undefined;
  };
  severity: Severity;
  /** `service` is a catalog ID. */
  facts: IncidentFacts;
  activityId?: string | undefined;
  /** Sensitive data. `snippet`: the masked text around it, if there is any. */
  matches?: readonly { name: string; text: string; snippet?: string | undefined }[] | undefined;
  /** What the policy asked for, and what became of it. */
  responses?:
    | readonly { kind: ResponseKind; state: IncidentResponseState; channel?: ResponseChannel | undefined }[]
    | undefined;
}

export interface RaisedIncident {
  id: string;
  number: number;
  /** `recurred`: added to an open incident. `known`: raised before. */
  result: 'raised' | 'recurred' | 'known';
  /** In the order of the occurrence's responses; empty for known ones. */
  responses: readonly { id: string; kind: ResponseKind }[];
}

interface IncidentsParts {
  seal: Seal;
  pseudonymOf: (tenant: string, name: string) => string;
}

export const matchesContext = (tenant: string, occurrence: string): string =>
  `incident/${tenant}/${occurrence}/matches`;

/** An open incident while occurrences are added to it. */
interface Group {
  id: string;
  number: number;
  state: 'new' | 'in_progress';
  first_seen: number;
  last_seen: number;
  isNew: boolean;
  /** Occurrences added now. */
  added: Occurrence[];
}

/** How other areas raise incidents: in the transaction of what caused them, once per key, grouped with recurrences. */
export class Incidents {
  readonly #parts: IncidentsParts;

  constructor(parts: IncidentsParts) {
    this.#parts = parts;
  }

  /** Results in the order of the occurrences. `by`: the program that raised them, for the timeline. */
  async raise(
    tx: TenantTx,
    { time, record }: Pick<ChangeContext, 'time' | 'record'>,
    occurrences: readonly Occurrence[],
    { by = null }: { by?: string | null } = {},
  ): Promise<RaisedIncident[]> {
    if (occurrences.length === 0) return [];
    if (occurrences.length > INCIDENT_LIMITS.raised) throw new RangeError('Too many occurrences at once');
    await lockIncidents(tx);
    const known = await raisedBefore(
      tx,
      occurrences.map(({ key }) => key),
    );
    const groups = await this.#groupsOf(tx, occurrences);
    const raised = new Map<string, { group: Group; occurrence: Occurrence; id: string }>();
    for (const occurrence of occurrences) {
      if (known.has(occurrence.key) || raised.has(occurrence.key)) continue;
      const group = joined(groups, occurrence);
      raised.set(occurrence.key, { group, occurrence, id: randomUUID() });
    }
    const changed = [...new Set([...raised.values()].map(({ group }) => group))];
    await this.#write(tx, { time, by, changed });
    await addOccurrences(
      tx,
      [...raised.values()].map(({ group, occurrence, id }) => this.#row(tx.tenant, group.id, id, occurrence)),
    );
    const responses = await this.#addResponses(tx, time, [...raised.values()]);
    recordRaised(changed, record);
    const seen = new Set<string>();
    return occurrences.map(({ key }): RaisedIncident => {
      const before = known.get(key);
      if (before !== undefined) return { ...before, result: 'known', responses: [] };
      const fresh = raised.get(key);
      if (fresh === undefined) throw new Error('An occurrence is neither known nor raised');
      const { id, number, isNew, added } = fresh.group;
      const isFirst = !seen.has(key);
      seen.add(key);
      const result = isNew && added[0] === fresh.occurrence ? 'raised' : 'recurred';
      return isFirst
        ? { id, number, result, responses: responses.get(key) ?? [] }
        : { id, number, result: 'known', responses: [] };
    });
  }

  /** Records an attempt of a response. Does nothing if the incident is gone. */
  async reportResponse(
    tx: TenantTx,
    id: string,
    { state, error = null, time }: { state: IncidentResponseState; error?: string | null; time: number },
  ): Promise<void> {
    const changed = await reportResponse(tx, id, {
      state,
      error: error === null ? null : bounded(error),
      time,
    });
    if (changed === undefined) return;
    await addIncidentEvents(tx, [
      {
        tenant_id: tx.tenant,
        incident_id: changed.incident_id,
        time,
        kind: 'response',
        by_name: null,
        changes: JSON.stringify([{ field: changed.kind, before: null, after: state }]),
        detail: changed.error,
      },
    ]);
  }

  async #groupsOf(tx: TenantTx, occurrences: readonly Occurrence[]): Promise<Map<string, Group[]>> {
    const groups = new Map(occurrences.map((one): [string, Group[]] => [keyOf(one), []]));
    for (const { id, number, state, first_seen, last_seen, group_key } of await openIncidentsOf(tx, [
      ...groups.keys(),
    ]))
      if (state === 'new' || state === 'in_progress')
        groups.get(group_key)?.push({ id, number, state, first_seen, last_seen, isNew: false, added: [] });
    return groups;
  }

  async #write(
    tx: TenantTx,
    { time, by, changed }: { time: number; by: string | null; changed: readonly Group[] },
  ): Promise<void> {
    const fresh = changed.filter(({ isNew }) => isNew);
    if (fresh.length > 0) {
      const first = await takeNumbers(tx, fresh.length);
      for (const [index, group] of fresh.entries()) group.number = first + index;
      await addIncidents(
        tx,
        fresh.map((group) => this.#incident(tx.tenant, group, time)),
      );
      await addIncidentEvents(
        tx,
        fresh.map(({ id }) => ({
          tenant_id: tx.tenant,
          incident_id: id,
          time,
          kind: 'raised' as const,
          by_name: by,
          changes: '[]',
          detail: null,
        })),
      );
    }
    for (const { id, first_seen, last_seen, added, isNew } of changed)
      if (!isNew) await addRecurrences(tx, id, { first_seen, last_seen, count: added.length, time });
  }

  #incident(tenant: string, group: Group, time: number) {
    const { id, number, state, first_seen, last_seen, added } = group;
    const [first] = added;
    if (first === undefined) throw new Error('An incident has no occurrence');
    const { policy, severity, facts } = first;
    const user = textOf(facts.user);
    return {
      tenant_id: tenant,
      id,
      number,
      group_key: keyOf(first),
      state,
      reason: null,
      severity,
      severity_rank: SEVERITIES.indexOf(severity),
      policy_id: policy.id ?? null,
      policy_name: bounded(policy.name),
      policy_version: policy.version ?? null,
      policy_type: policy.type,
      condition: policy.condition === undefined ? null : storable(policy.condition),
      user_name: user ?? null,
      user_domain: textOf(facts.user_domain) ?? domainOf(user) ?? null,
      pseudonym: user === undefined ? null : this.#parts.pseudonymOf(tenant, user),
      service_id: textOf(facts.service) ?? null,
      app: textOf(facts.app) ?? null,
      object: textOf(facts.object) ?? null,
      activity: ACTIVITIES.find((one) => one === facts.activity) ?? null,
      first_seen,
      last_seen,
      occurrences: added.length,
      owner_id: null,
      created_on: time,
      modified_on: time,
    };
  }

  #row(
    tenant: string,
    incident: string,
    id: string,
    { key, time, facts, activityId, matches = [] }: Occurrence,
  ) {
    const kept = matches.slice(0, INCIDENT_LIMITS.matches).map(({ name, text, snippet }) => {
      const clear = storable(text.slice(0, INCIDENT_LIMITS.match));
      return {
        name: bounded(name),
        clear,
        snippet: storable((snippet ?? mask(clear, undefined)).slice(0, INCIDENT_LIMITS.match)),
      };
    });
    const clear = JSON.stringify(kept.map(({ name, clear: text }) => ({ name, text })));
    return {
      tenant_id: tenant,
      id,
      incident_id: incident,
      key,
      time,
      activity_id: activityId ?? null,
      facts: JSON.stringify(boundedFacts(facts)),
      matches: JSON.stringify(kept.map(({ name, snippet }) => ({ name, snippet }))),
      sealed_matches: kept.length === 0 ? null : this.#parts.seal.seal(clear, matchesContext(tenant, id)),
    };
  }

  async #addResponses(
    tx: TenantTx,
    time: number,
    raised: readonly { group: Group; occurrence: Occurrence }[],
  ): Promise<Map<string, { id: string; kind: ResponseKind }[]>> {
    const rows = raised.flatMap(({ group, occurrence: { key, responses = [] } }) =>
      responses.map((one) => ({ ...one, key, id: randomUUID(), incident: group.id })),
    );
    await addIncidentResponses(
      tx,
      rows.map(({ id, incident, kind, state, channel = null }) => ({
        tenant_id: tx.tenant,
        id,
        incident_id: incident,
        kind,
        state,
        channel,
        attempts: 0,
        error: null,
        time,
      })),
    );
    const byKey = new Map<string, { id: string; kind: ResponseKind }[]>();
    for (const { key, id, kind } of rows) byKey.set(key, [...(byKey.get(key) ?? []), { id, kind }]);
    return byKey;
  }
}

/** The group that an occurrence belongs to, with the occurrence added. */
function joined(groups: Map<string, Group[]>, occurrence: Occurrence): Group {
  const { time } = occurrence;
  const candidates = groups.get(keyOf(occurrence)) ?? [];
  const open = candidates.find((one) => isRecurrence(one, time));
  const group = open ?? {
    id: randomUUID(),
    number: 0,
    state: 'new',
    first_seen: time,
    last_seen: time,
    isNew: true,
    added: [],
  };
  if (open === undefined) groups.set(keyOf(occurrence), [...candidates, group]);
  group.first_seen = Math.min(group.first_seen, time);
  group.last_seen = Math.max(group.last_seen, time);
  group.added.push(occurrence);
  return group;
}

/** One entry for all: a flood of incidents must not be a flood of entries. */
function recordRaised(changed: readonly Group[], record: ChangeContext['record']): void {
  const fresh = changed.filter(({ isNew }) => isNew);
  const [first] = fresh;
  const [cause] = first?.added ?? [];
  if (first === undefined || cause === undefined) return;
  record({
    event: 'incident.raised',
    object: fresh.length === 1 ? first.id : 'incidents',
    details: {
      number: first.number,
      policy: cause.policy.name,
      severity: cause.severity,
      ...(fresh.length === 1 ? {} : { incidents: fresh.length }),
    },
  });
}

function keyOf({ policy, facts }: Occurrence): string {
  return groupKeyOf({
    policy: policy.id ?? policy.name,
    user: textOf(facts.user),
    service: textOf(facts.service),
    app: textOf(facts.app),
    object: textOf(facts.object),
  });
}

/** The first value, if there are several; absent if it is empty. */
function textOf(value: IncidentFacts['user']): string | undefined {
  const first = typeof value === 'object' ? value[0] : value;
  return first === undefined || first === '' ? undefined : bounded(String(first));
}

function domainOf(user: string | undefined): string | undefined {
  const at = user?.lastIndexOf('@') ?? -1;
  return at < 0 ? undefined : user?.slice(at + 1).toLowerCase();
}

const bounded = (text: string): string => storable(text.slice(0, INCIDENT_LIMITS.fact));

function boundedFacts(facts: IncidentFacts): IncidentFacts {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    known
      .slice(0, INCIDENT_LIMITS.facts)
      .map(([field, value]) => [
        field,
        typeof value === 'object'
          ? value.slice(0, 50).map(bounded)
          : typeof value === 'string'
            ? bounded(value)
            : value,
      ]),
  );
}

import type {
  DecisionEffectAnswer,
  DecisionEntryAnswer,
  DecisionInForceAnswer,
} from '@casbah/contract/decisions';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { DECISIONS, type Decision, EXPIRY_NOTICE_DAYS, tagOfDecision } from '@casbah/domain/decision';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  changeTagsLogged,
  decisionInForce,
  entriesThatEnd,
  entriesToNotify,
  expireDecisions,
  type LogEntry,
  listDecisions,
  markNotified,
  type RestoredService,
  type UndoRefusal,
  undoDecisions,
} from '@casbah/stores/control/decisions/decision-log';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Reach } from '../http/reach.ts';
import type { Feeds } from './feeds.ts';
import type { BlockLists } from './lists.ts';

export interface DecisionsParts {
  control: ControlStore;
  clock: () => number;
  services: readonly Service[];
  serviceOf: (id: string) => Service | undefined;
  lists: BlockLists;
  feeds: Feeds;
  /** Called when the tags of a company's services changed. */
  onTagsChanged: (tenant: string) => void;
}

export interface DecisionGiven {
  service_ids: readonly string[];
  decision: Decision | null;
  reason: string;
  until: string | null;
}

export interface LogFilter {
  service?: string | undefined;
  by?: string | undefined;
  decision?: Decision | 'none' | undefined;
}

/** A line of the exported log: one service of one entry. */
export type ExportedDecision = Omit<DecisionEntryAnswer, 'changes' | 'services' | 'services_count'> & {
  service: { id: string; name: string };
  from: Decision | null;
  to: Decision | null;
};

/** Maximum services named in an entry of the log or the history; the entry has the total. */
const MOST_NAMED = 20;
/** Maximum services named in a sentence of the history. */
const MOST_IN_A_SENTENCE = 3;
/** Entries read per query for a download. */
const PIECE = 50;
/** Author of expiries in the history. */
const EXPIRY = 'decisions.expiry';

/** Decisions about services, and the log of them. */
export class DecisionsService {
  readonly #parts: DecisionsParts;

  constructor(parts: DecisionsParts) {
    this.#parts = parts;
  }

  async decide(actor: Actor, given: DecisionGiven): Promise<{ changed: number; entry: number | null }> {
    const { clock, serviceOf, onTagsChanged } = this.#parts;
    const { tenant } = actor;
    const { decision, reason } = given;
    const services = [...new Set(given.service_ids)];
    const until = given.until === null ? null : Date.parse(given.until);
    const unknown = decision === null ? undefined : services.find((id) => serviceOf(id) === undefined);
    if (unknown !== undefined) throw unusable('service_ids', 'problem.no_service', { service: unknown });
    if (until !== null && decision === null) throw unusable('until', 'problem.nothing_expires');
    if (until !== null && until <= clock()) throw unusable('until', 'problem.until_past');
    const decided = await change(this.#parts, actor, async (tx, { time, record }) => {
      const { changed, entry } = await changeTagsLogged(tx, {
        tenant,
        services,
        add: decision === null ? [] : [tagOfDecision(decision)],
        remove: DECISIONS.filter((one) => one !== decision).map(tagOfDecision),
        time,
        by: actor.user,
        email: actor.email,
        reason,
        ends_on: until,
      });
      record({
        event: 'service.decided',
        object: this.#nameOfAll(services),
        details: {
          name: this.#nameOfAll(services),
          services: services.slice(0, MOST_NAMED),
          count: changed.length,
          decision: decision ?? 'none',
          ...(reason === '' ? {} : { reason }),
          ...(until === null ? {} : { until: isoTime(until) }),
        },
      });
      return { changed: changed.length, entry };
    });
    onTagsChanged(tenant);
    return decided;
  }

  /** Undoes all of the entries or none. */
  async undo(actor: Actor, entries: readonly number[]): Promise<{ changed: number; entry: number }> {
    const { tenant } = actor;
    const undone = await change(this.#parts, actor, async (tx, { time, record }) => {
      const made = { tenant, time, by: actor.user, email: actor.email };
      const result = await undoDecisions(tx, [...new Set(entries)], made);
      if ('why' in result) throw this.#refusal(result);
      record({ event: 'decision.undone', ...this.#restored(result.services) });
      return { changed: result.services.length, entry: result.entry };
    });
    this.#parts.onTagsChanged(tenant);
    return undone;
  }

  /** Returns the effect of a decision: the services, and the domains of lists and feeds. */
  async preview(
    tenant: string,
    asked: Pick<DecisionGiven, 'service_ids' | 'decision'>,
  ): Promise<DecisionEffectAnswer> {
    const { lists, feeds } = this.#parts;
    return lists.effect(tenant, { ...asked, feeds: await feeds.list(tenant) });
  }

  async current(tenant: string, service: string, reach: Reach): Promise<DecisionInForceAnswer | null> {
    if (!reach.hasService(service)) throw new ApiFailure('NOT_FOUND');
    const found = await this.#parts.control.inTenant(tenant, (tx) => decisionInForce(tx, service));
    if (found === undefined) return null;
    return {
      decision: found.decision,
      by: found.made_by_email,
      alert_rule: found.alert_rule,
      made_on: isoTime(found.made_on),
      reason: found.reason,
      until: isoTimeOrNull(found.ends_on),
    };
  }

  async log(
    tenant: string,
    asked: LogFilter & { before?: number | undefined; limit: number },
    reach: Reach,
  ): Promise<{ entries: DecisionEntryAnswer[]; next: number | null }> {
    const found = await this.#entries(tenant, asked, reach, MOST_NAMED);
    return { entries: found.map((one) => this.#answer(one)), next: nextOf(found, asked.limit) };
  }

  /** Yields a line per matching service, in chunks. */
  async *exported(tenant: string, filter: LogFilter, reach: Reach): AsyncGenerator<ExportedDecision[]> {
    const { service: text = '', decision } = filter;
    const isMeant = ({ service, to }: ExportedDecision): boolean =>
      isNamed(service, text) && (decision === undefined || (to ?? 'none') === decision);
    for (let before: number | undefined; ; ) {
      const asked = { ...filter, before, limit: PIECE };
      const found = await this.#entries(tenant, asked, reach, Number.MAX_SAFE_INTEGER);
      yield found.flatMap((entry) => {
        const { changes: _, services, services_count: __, ...same } = this.#answer(entry);
        return entry.services
          .map(({ from, to }, place) => ({
            ...same,
            service: services[place] ?? { id: '', name: '' },
            from,
            to,
          }))
          .filter(isMeant);
      });
      const next = nextOf(found, PIECE);
      if (next === null) return;
      before = next;
    }
  }

  /** Ends expired decisions, and sends expiry notices. */
  async expire(): Promise<void> {
    const { control, clock, onTagsChanged } = this.#parts;
    for (const { tenant_id: tenant, decision: entry } of await control.asSystem((tx) =>
      entriesThatEnd(tx, clock()),
    )) {
      await change(this.#parts, { tenant, call: EXPIRY }, async (tx, { time, record }) => {
        const expired = await expireDecisions(tx, { tenant, time, entry });
        if (expired !== undefined) record({ event: 'decision.expired', ...this.#restored(expired.services) });
      });
      onTagsChanged(tenant);
    }
    await this.#notify();
  }

  #notify(): Promise<void> {
    const { control, clock } = this.#parts;
    return control.asSystem(async (tx) => {
      const time = clock();
      for (const ending of await entriesToNotify(tx, { now: time, ahead: EXPIRY_NOTICE_DAYS * DAY_MS })) {
        if (!(await markNotified(tx, ending, time))) continue;
        const [first = '', ...others] = ending.services;
        const service = this.#nameOf(first);
        await notify(tx, {
          tenant: ending.tenant_id,
          to: [ending.made_by],
          time,
          template: 'decision-expires',
          values: { service, more: others.length, days: Math.ceil((ending.ends_on - time) / DAY_MS) },
          action: 'VISIT',
          url: `/appAudit/decisions?service=${encodeURIComponent(service)}`,
        });
      }
    });
  }

  async #entries(
    tenant: string,
    { service, by, decision, before, limit }: LogFilter & { before?: number | undefined; limit: number },
    reach: Reach,
    named: number,
  ): Promise<LogEntry[]> {
    const ids = (isMeant: (one: Service) => boolean): string[] =>
      this.#parts.services.filter(isMeant).map(({ id }) => id);
    return this.#parts.control.inTenant(tenant, (tx) =>
      listDecisions(tx, {
        reach: reach.scopes === 'everything' ? undefined : ids(({ id }) => reach.hasService(id)),
        services: service === undefined || service === '' ? undefined : ids((one) => isNamed(one, service)),
        by: by === '' ? undefined : by,
        decision,
        before,
        limit,
        named,
      }),
    );
  }

  #answer(entry: LogEntry): DecisionEntryAnswer {
    const { number, kind, reason, changes, services, count } = entry;
    return {
      number,
      kind,
      by: entry.made_by_email,
      alert_rule: entry.alert_rule,
      made_on: isoTime(entry.made_on),
      reason,
      until: isoTimeOrNull(entry.ends_on),
      changes,
      services: services.map(({ service_id: id }) => ({ id, name: this.#nameOf(id) })),
      services_count: count,
      can_undo: entry.is_current && (kind === 'decided' || kind === 'undone'),
    };
  }

  #nameOf(id: string): string {
    return this.#parts.serviceOf(id)?.name ?? id;
  }

  /** Names the first of them, and the number of others. */
  #nameOfAll(services: readonly string[]): string {
    const shown = services.slice(0, MOST_IN_A_SENTENCE).map((id) => this.#nameOf(id));
    const more = services.length - MOST_IN_A_SENTENCE;
    return more > 0 ? `${shown.join(', ')} +${more}` : shown.join(', ');
  }

  /** History details of decisions that are in force again. */
  #restored(services: readonly RestoredService[]) {
    const ids = services.map(({ service_id }) => service_id);
    const name = this.#nameOfAll(ids);
    const restored = [...new Set(services.map(({ to }) => to ?? 'none'))];
    return {
      object: name,
      details: { name, services: ids.slice(0, MOST_NAMED), count: ids.length, decision: restored.join(', ') },
    };
  }

  #refusal(refusal: UndoRefusal): ApiFailure {
    switch (refusal.why) {
      case 'not_found':
        return new ApiFailure('NOT_FOUND');
      case 'not_undoable':
        return unusable('entries', 'problem.not_undoable');
      case 'decided_since':
        return new ApiFailure('DECIDED_SINCE', {
          service: this.#nameOf(refusal.service_id),
          by: refusal.by ?? refusal.alert_rule ?? 'Casbah',
        });
    }
  }
}

const isNamed = ({ id, name }: { id: string; name: string }, text: string): boolean =>
  id === text || name.toLowerCase().includes(text.toLowerCase());

const nextOf = (found: readonly LogEntry[], limit: number): number | null =>
  found.length < limit ? null : (found.at(-1)?.number ?? null);

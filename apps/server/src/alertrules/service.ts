import type { AlertRuleAnswer, AlertRuleHitAnswer, Backtest } from '@casbah/contract/alertrules';
import { type AlertRuleWindow, MOST_ALERT_RULES } from '@casbah/domain/alert-rule';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { RESERVED_TAGS } from '@casbah/domain/tag';
import {
  addAlertRule,
  changeAlertRule,
  findAlertRule,
  holdAlertRule,
  type ListedAlertRule,
  listAlertRules,
  listHits,
  lockAlertRules,
  removeAlertRule,
  type StoredHit,
} from '@casbah/stores/control/alertrules/alert-rules';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { holdTags } from '@casbah/stores/control/tags/tags';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

export interface WindowSeen {
  from: number;
  to: number;
  requests: number;
  isOver: boolean;
}

/** Queries that alert rules run on a company's traffic. */
export interface AlertRuleReads {
  /** Throws `FILTER_INVALID` unless it is a condition on services. */
  check(condition: string): { onlyRises: boolean };
  traffic(tenant: string, window: AlertRuleWindow): Promise<WindowSeen[]>;
  backtest(
    tenant: string,
    condition: string,
    over: { window: AlertRuleWindow; days: number },
    signal: AbortSignal,
  ): Promise<Backtest>;
  names(tenant: string): Promise<(id: string) => string>;
}

export interface AlertRulesParts {
  control: ControlStore;
  clock: () => number;
  reads: AlertRuleReads;
}

interface Given {
  name: string;
  condition: string;
  window: AlertRuleWindow;
  gives_notice: boolean;
  adds_tag: number | null;
  raises_incident: boolean;
}
type Change = { [Field in keyof Given]?: Given[Field] | undefined } & { is_enabled?: boolean | undefined };

/** Hits read per query for a download. */
const PIECE = 500;

/** Alert rules. Every change is written to the audit trail in the same transaction. */
export class AlertRulesService {
  readonly #parts: AlertRulesParts;

  constructor(parts: AlertRulesParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<AlertRuleAnswer[]> {
    return (await this.#parts.control.inTenant(tenant, listAlertRules)).map(alertRuleAnswer);
  }

  async create(actor: Actor, given: Given): Promise<AlertRuleAnswer> {
    const { reads } = this.#parts;
    const { tenant } = actor;
    reads.check(given.condition);
    const id = crypto.randomUUID();
    const { window, ...rest } = given;
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await lockAlertRules(tx, tenant);
        if ((await listAlertRules(tx)).length >= MOST_ALERT_RULES)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_ALERT_RULES });
        await refuseUnknownTag(tx, given.adds_tag);
        await addAlertRule(tx, {
          ...rest,
          id,
          tenant_id: tenant,
          time_window: window,
          is_enabled: false,
          tried_on: null,
          seen: '{}',
          created_on: time,
          created_by: actor.user,
          modified_on: time,
        });
        record({ event: 'shadow_it_policy.created', object: id, details: { ...given } });
        return this.#find(tx, id);
      },
      { ifDuplicate: nameTaken('policy', given.name) },
    );
  }

  async change(actor: Actor, id: string, asked: Change): Promise<AlertRuleAnswer> {
    const { control, reads } = this.#parts;
    const { tenant } = actor;
    if (asked.condition !== undefined) reads.check(asked.condition);
    const { name = '' } = asked;
    const known = await control.inTenant(tenant, (tx) => this.#find(tx, id));
    // Existing traffic was covered by the backtest: the rule only watches new traffic.
    const seen =
      asked.is_enabled === true && !known.is_enabled
        ? await this.#seenNow(tenant, asked.window ?? known.window)
        : undefined;
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const held = await holdAlertRule(tx, id);
        if (held === undefined) throw new ApiFailure('NOT_FOUND');
        const { time_window, ...rest } = held;
        const before = contentOf({ ...rest, window: time_window });
        const after = { ...before, ...definedOf(asked) };
        const isOther = after.condition !== before.condition || after.window !== before.window;
        if (isOther && asked.is_enabled === undefined) after.is_enabled = false;
        if (after.is_enabled && (isOther || held.tried_on === null))
          throw unusable('is_enabled', 'problem.untried_condition');
        if (asked.adds_tag !== undefined) await refuseUnknownTag(tx, asked.adds_tag);
        const { window, ...columns } = after;
        await changeAlertRule(tx, held, {
          ...columns,
          time_window: window,
          modified_on: time,
          ...(isOther ? { tried_on: null, seen: '{}' } : {}),
          ...(seen === undefined ? {} : { seen: JSON.stringify(seen) }),
        });
        record({
          event: 'shadow_it_policy.changed',
          object: id,
          details: { name: held.name },
          changes: changesBetween({ ...before }, { ...after }),
        });
        return this.#find(tx, id);
      },
      { ifDuplicate: nameTaken('policy', name) },
    );
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeAlertRule(tx, id);
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const { name, condition } = removed;
      record({ event: 'shadow_it_policy.deleted', object: id, details: { name, condition } });
    });
  }

  /** Returns what the rule would have matched. A tested condition can be enabled. */
  async backtest(
    actor: Actor,
    id: string,
    { days, signal }: { days: number; signal: AbortSignal },
  ): Promise<{ policy: AlertRuleAnswer; found: Backtest }> {
    const { control, reads } = this.#parts;
    const { tenant } = actor;
    const { condition, window } = await control.inTenant(tenant, (tx) => this.#find(tx, id));
    const found = await reads.backtest(tenant, condition, { window, days }, signal);
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const held = await holdAlertRule(tx, id);
      if (held === undefined) throw new ApiFailure('NOT_FOUND');
      // The condition changed in the meantime, so it hasn't been tested.
      if (held.condition === condition && held.time_window === window)
        await changeAlertRule(tx, held, { tried_on: time });
      record({
        event: 'shadow_it_policy.backtested',
        object: id,
        details: { name: held.name, condition, window, days, services: found.services_count },
      });
      return { policy: await this.#find(tx, id), found };
    });
  }

  async hits(
    tenant: string,
    id: string,
    asked: { service?: string | undefined; before?: number | undefined; limit: number },
  ): Promise<{ hits: AlertRuleHitAnswer[]; next: number | null }> {
    const nameOf = await this.#parts.reads.names(tenant);
    const found = await this.#parts.control.inTenant(tenant, async (tx) => {
      await this.#find(tx, id);
      return listHits(tx, { rule: id, ...asked });
    });
    return {
      hits: found.map((one) => hitAnswer(one, nameOf)),
      next: found.length < asked.limit ? null : (found.at(-1)?.number ?? null),
    };
  }

  /** Yields all hits in chunks. The first chunk is read before the response begins, so an unknown rule is an error. */
  async allHits(
    tenant: string,
    id: string,
    service: string | undefined,
  ): Promise<AsyncIterable<AlertRuleHitAnswer[]>> {
    const piece = (before?: number) => this.hits(tenant, id, { service, before, limit: PIECE });
    const first = await piece();
    return (async function* () {
      for (let { hits, next } = first; ; { hits, next } = await piece(next)) {
        yield hits;
        if (next === null) return;
      }
    })();
  }

  async #seenNow(tenant: string, window: AlertRuleWindow): Promise<Record<string, number>> {
    const windows = await this.#parts.reads.traffic(tenant, window);
    return Object.fromEntries(windows.map(({ from, requests }) => [from, requests]));
  }

  async #find(tx: TenantTx, id: string): Promise<AlertRuleAnswer> {
    const found = await findAlertRule(tx, id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return alertRuleAnswer(found);
  }
}

function contentOf<AlertRule extends Given & { is_enabled: boolean }>(
  rule: AlertRule,
): Given & { is_enabled: boolean } {
  const { name, condition, window, gives_notice, adds_tag, raises_incident, is_enabled } = rule;
  return { name, condition, window, gives_notice, adds_tag, raises_incident, is_enabled };
}

const definedOf = (change: Change): Partial<Given & { is_enabled: boolean }> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function refuseUnknownTag(tx: TenantTx, tag: number | null): Promise<void> {
  if (tag === null || tag < RESERVED_TAGS || (await holdTags(tx, [tag])).length === 1) return;
  throw unusable('adds_tag', 'problem.no_tag', { tag });
}

function alertRuleAnswer(rule: ListedAlertRule): AlertRuleAnswer {
  const { id, name, condition, gives_notice, adds_tag, raises_incident, is_enabled, hits } = rule;
  return {
    id,
    name,
    condition,
    window: rule.time_window,
    gives_notice,
    adds_tag,
    raises_incident,
    is_enabled,
    hits,
    tried_on: isoTimeOrNull(rule.tried_on),
    created_on: isoTime(rule.created_on),
    created_by: rule.created_by_email,
    modified_on: isoTime(rule.modified_on),
    last_hit_on: isoTimeOrNull(rule.last_hit_on),
  };
}

function hitAnswer(hit: StoredHit, nameOf: (id: string) => string): AlertRuleHitAnswer {
  const { number, service_id, requests, bytes_up, users, tagged } = hit;
  return {
    number,
    requests,
    bytes_up,
    users,
    tagged,
    service: { id: service_id, name: nameOf(service_id) },
    window_from: isoTime(hit.window_from),
    window_to: isoTime(hit.window_to),
    found_on: isoTime(hit.found_on),
  };
}

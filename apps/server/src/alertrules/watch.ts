import { ALERT_RULE_HIT_ACTION, ALERT_RULE_HITS_KEPT_DAYS } from '@casbah/domain/alert-rule';
import { DECISIONS, decisionOf, tagOfDecision } from '@casbah/domain/decision';
import { isoTime } from '@casbah/domain/iso-time';
import { RESERVED_TAGS } from '@casbah/domain/tag';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS } from '@casbah/domain/time-units';
import {
  addHits,
  enabledAlertRules,
  holdAlertRule,
  markSeen,
  markTagged,
  removeOldHits,
  type StoredAlertRule,
} from '@casbah/stores/control/alertrules/alert-rules';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { notify } from '@casbah/stores/control/notifications/notifications';
import { changeServiceTags, holdTags, listServiceTags } from '@casbah/stores/control/tags/tags';
import type { SystemTx, TenantTx } from '@casbah/stores/control/transaction';
import type { Provided } from '../areas/provided.ts';
import { type ChangeContext, change } from '../http/change.ts';
import type { AlertRuleReads, WindowSeen } from './service.ts';

/** A service that matches a condition. */
export interface Found {
  id: string;
  name: string;
  requests: number;
  /** Null if unknown. */
  bytes_up: number | null;
  users: number;
}

export interface WatchParts {
  control: ControlStore;
  clock: () => number;
  reads: Pick<AlertRuleReads, 'check' | 'traffic'> & {
    found(tenant: string, condition: string, window: TimeRange): Promise<Found[]>;
  };
  incidents: Pick<Provided['incidents'], 'raise'>;
  /** Called when a rule changed tags of a company's services. */
  onTagged: (tenant: string) => void;
  onFault: (what: string, error: unknown) => void;
}

/** Maximum services named in an audit trail entry; the entry has the total. */
const MOST_NAMED = 20;
/** Hits inserted per statement. */
const PIECE = 500;

/**
 * Evaluates windows with new traffic since a rule's last check. Matches and their actions are one transaction, so a
 * crash neither repeats nor loses one.
 */
export class AlertRuleWatch {
  readonly #parts: WatchParts;
  #running: Promise<void> | undefined;
  #isStopped = false;
  /** Request counts of each window at the last check, by rule and window. */
  #before = new Map<string, number>();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Checks all enabled rules. Calls during a run join that run. */
  look(): Promise<void> {
    this.#running ??= this.#lookAtAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Waits for the window being checked. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => undefined);
  }

  async #lookAtAll(): Promise<void> {
    const { control, onFault } = this.#parts;
    const now = new Map<string, number>();
    const traffic = new Map<string, Promise<WindowSeen[]>>();
    // One query per company and window: traffic that arrives later is counted by the next run.
    const trafficFor = ({ tenant_id, time_window }: StoredAlertRule): Promise<WindowSeen[]> => {
      const key = `${time_window} ${tenant_id}`;
      const known = traffic.get(key) ?? this.#parts.reads.traffic(tenant_id, time_window);
      traffic.set(key, known);
      return known;
    };
    // A rule that fails, such as during an engine restart, is checked again next time.
    for (const rule of await control.asSystem(enabledAlertRules))
      await this.#lookWith(rule, trafficFor, now).catch((error) =>
        onFault(`evaluating the alert rule ${rule.id}`, error),
      );
    this.#before = now;
  }

  async #lookWith(
    rule: StoredAlertRule,
    trafficFor: (rule: StoredAlertRule) => Promise<WindowSeen[]>,
    now: Map<string, number>,
  ): Promise<void> {
    const { reads } = this.#parts;
    const { tenant_id: tenant, id, condition } = rule;
    const { onlyRises } = reads.check(condition);
    const windows = await trafficFor(rule);
    const seen = Object.fromEntries(
      windows.flatMap(({ from }) => {
        const requests = rule.seen[from];
        return requests === undefined ? [] : [[from, requests] as const];
      }),
    );
    for (const window of windows) {
      const { from, requests, isOver } = window;
      if (this.#isStopped) return;
      if (requests === (seen[from] ?? 0) || !(onlyRises || isOver)) continue;
      const key = `${id} ${from}`;
      now.set(key, requests);
      // Roll-ups update one after another, so a counted request may not be in the totals yet: a window is done only
      // when two runs count the same.
      if (this.#before.get(key) === requests) seen[from] = requests;
      const found = await reads.found(tenant, condition, window);
      if (!(await this.#write(rule, window, found, seen))) return;
    }
  }

  /** Returns whether the rule is unchanged since the query. */
  async #write(
    rule: StoredAlertRule,
    window: WindowSeen,
    found: readonly Found[],
    seen: Readonly<Record<string, number>>,
  ): Promise<boolean> {
    const { onTagged, incidents } = this.#parts;
    const { tenant_id: tenant, id } = rule;
    const author = { tenant, call: ALERT_RULE_HIT_ACTION };
    const written = await change(this.#parts, author, async (tx, { time, record }) => {
      const held = await holdAlertRule(tx, id);
      if (held === undefined || !isSame(held, rule)) return undefined;
      const fresh: string[] = [];
      for (let start = 0; start < found.length; start += PIECE)
        fresh.push(
          ...(await addHits(
            tx,
            found.slice(start, start + PIECE).map((one) => ({
              tenant_id: tenant,
              policy_id: id,
              window_from: window.from,
              window_to: window.to,
              service_id: one.id,
              requests: one.requests,
              bytes_up: one.bytes_up,
              users: one.users,
              found_on: time,
            })),
          )),
        );
      await markSeen(tx, id, seen);
      return fresh.length === 0 ? [] : act(tx, held, { window, found, fresh, time, record, incidents });
    });
    if (written === undefined) return false;
    if (written.length > 0) onTagged(tenant);
    return true;
  }
}

/** Runs the rule's actions. Returns the services that got its tag. */
async function act(
  tx: TenantTx,
  rule: StoredAlertRule,
  hit: ChangeContext & {
    window: WindowSeen;
    found: readonly Found[];
    fresh: readonly string[];
    incidents: WatchParts['incidents'];
  },
): Promise<string[]> {
  const { tenant_id: tenant, id, name } = rule;
  const { window, fresh, time, record } = hit;
  const tagged = await giveTag(tx, rule, fresh, time);
  if (tagged.length > 0) await markTagged(tx, { rule: id, window_from: window.from, services: tagged });
  if (rule.gives_notice)
    await notify(tx, {
      tenant,
      to: { may: 'audit.modify' },
      time,
      template: 'policy-hit',
      values: { policy: name, services: fresh.length },
      action: 'VISIT',
      url: `/appAudit/decisions/policies/${id}`,
      again: { adds: ['services'] },
    });
  const matched = hit.found.filter((one) => fresh.includes(one.id));
  if (rule.raises_incident) await raiseIncidents(tx, rule, { ...hit, matched });
  const names = matched.map((one) => one.name);
  record({
    event: 'shadow_it_policy.matched',
    object: id,
    details: {
      name,
      count: fresh.length,
      services: names.slice(0, MOST_NAMED),
      tagged: tagged.length,
      from: isoTime(window.from),
      to: isoTime(window.to),
    },
  });
  return tagged;
}

/** Raises an incident for each matched service; a service that matches again is added to its open one. */
async function raiseIncidents(
  tx: TenantTx,
  { id, name, condition }: StoredAlertRule,
  {
    window,
    matched,
    incidents,
    ...context
  }: ChangeContext & {
    window: WindowSeen;
    matched: readonly Found[];
    incidents: WatchParts['incidents'];
  },
): Promise<void> {
  // The current window isn't over.
  const seen = Math.min(window.to, context.time);
  for (let start = 0; start < matched.length; start += PIECE)
    await incidents.raise(
      tx,
      context,
      matched.slice(start, start + PIECE).map(({ id: service, requests, bytes_up, users }) => ({
        key: `alert-rule/${id}/${window.from}/${service}`,
        time: seen,
        policy: { id, name, type: 'shadowitviaaudit', condition },
        severity: 'medium',
        facts: { service, requests, users, ...(bytes_up === null ? {} : { uploaded: bytes_up }) },
      })),
    );
}

/** Whether the rule is unchanged since it was read: disabling and enabling a rule restarts it. */
function isSame(held: StoredAlertRule, asked: StoredAlertRule): boolean {
  return (
    held.is_enabled &&
    held.modified_on === asked.modified_on &&
    held.condition === asked.condition &&
    held.time_window === asked.time_window
  );
}

/** A decision tag goes only to undecided services: a rule never overrides a person's decision. */
async function giveTag(
  tx: TenantTx,
  { tenant_id: tenant, name, adds_tag: tag }: StoredAlertRule,
  fresh: readonly string[],
  time: number,
): Promise<string[]> {
  if (tag === null) return [];
  if (tag >= RESERVED_TAGS && (await holdTags(tx, [tag])).length === 0) return [];
  let services = fresh;
  if (DECISIONS.some((decision) => tagOfDecision(decision) === tag)) {
    const carried = new Map((await listServiceTags(tx)).map((one) => [one.service_id, one.tag_ids]));
    services = fresh.filter((service) => decisionOf(carried.get(service) ?? []) === undefined);
  }
  if (services.length === 0) return [];
  return changeServiceTags(tx, { tenant, services, add: [tag], remove: [], time, by: null, alertRule: name });
}

export function removeOldMatches(tx: SystemTx, now: number): Promise<unknown> {
  return removeOldHits(tx, now - ALERT_RULE_HITS_KEPT_DAYS * DAY_MS);
}

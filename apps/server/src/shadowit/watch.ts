import type { EventName } from '@casbah/contract/event-name';
import { DECISIONS, decisionOf, tagOfDecision } from '@casbah/domain/decision';
import { POLICY_HIT_ACTION, POLICY_HITS_KEPT_DAYS } from '@casbah/domain/shadow-it';
import { RESERVED_TAGS } from '@casbah/domain/tag';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { notify } from '@casbah/stores/control/notifications/notifications';
import {
  addHits,
  enabledPolicies,
  holdPolicy,
  markSeen,
  markTagged,
  removeOldHits,
  type StoredPolicy,
} from '@casbah/stores/control/shadowit/shadow-it';
import { changeServiceTags, holdTags, listServiceTags } from '@casbah/stores/control/tags/tags';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { PolicyReads, WindowSeen } from './service.ts';

/** A service that a condition holds for. */
export interface Found {
  id: string;
  name: string;
  requests: number;
  /** Null where it is not known. */
  bytes_up: number | null;
  users: number;
}

export interface WatchParts {
  control: ControlStore;
  clock: () => number;
  reads: Pick<PolicyReads, 'check' | 'traffic'> & {
    found(tenant: string, condition: string, window: TimeRange): Promise<Found[]>;
  };
  /** Services of a company carry other tags from now on. */
  onTagged: (tenant: string) => void;
  onFault: (what: string, error: unknown) => void;
}

/** Services that an entry of the audit trail names; it says how many there were in all. */
const MOST_NAMED = 20;
/** … written down at once. */
const PIECE = 500;

/**
 * Looks at the windows in which something new has happened since each policy last looked at them. What it finds is written
 * down with what is done about it in one transaction: killed at any moment, nothing is done twice and nothing is left out.
 */
export class PolicyWatch {
  readonly #parts: WatchParts;
  #running: Promise<void> | undefined;
  #isStopped = false;
  /** The requests of each window when it was looked at before, by policy and window. */
  #before = new Map<string, number>();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Goes through all policies that are switched on. Asked again meanwhile, it is the same run. */
  look(): Promise<void> {
    this.#running ??= this.#lookAtAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Waits for the window that is being looked at. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => undefined);
  }

  async tidy(): Promise<void> {
    const before = this.#parts.clock() - POLICY_HITS_KEPT_DAYS * DAY_MS;
    await this.#parts.control.asSystem((tx) => removeOldHits(tx, before));
  }

  async #lookAtAll(): Promise<void> {
    const { control, onFault } = this.#parts;
    const now = new Map<string, number>();
    const traffic = new Map<string, Promise<WindowSeen[]>>();
    // Asked once for all policies of a company with the same windows: what is counted too early is counted by the next look.
    const trafficFor = ({ tenant_id, time_window }: StoredPolicy): Promise<WindowSeen[]> => {
      const key = `${time_window} ${tenant_id}`;
      const known = traffic.get(key) ?? this.#parts.reads.traffic(tenant_id, time_window);
      traffic.set(key, known);
      return known;
    };
    // What fails for one policy, an engine that restarts, is looked at again the next time.
    for (const policy of await control.asSystem(enabledPolicies))
      await this.#lookWith(policy, trafficFor, now).catch((error) =>
        onFault(`looking with the policy ${policy.id}`, error),
      );
    this.#before = now;
  }

  async #lookWith(
    policy: StoredPolicy,
    trafficFor: (policy: StoredPolicy) => Promise<WindowSeen[]>,
    now: Map<string, number>,
  ): Promise<void> {
    const { reads } = this.#parts;
    const { tenant_id: tenant, id, condition } = policy;
    const { onlyRises } = reads.check(condition);
    const windows = await trafficFor(policy);
    const seen = Object.fromEntries(
      windows.flatMap(({ from }) => {
        const requests = policy.seen[from];
        return requests === undefined ? [] : [[from, requests] as const];
      }),
    );
    for (const window of windows) {
      const { from, requests, isOver } = window;
      if (this.#isStopped) return;
      if (requests === (seen[from] ?? 0) || !(onlyRises || isOver)) continue;
      const key = `${id} ${from}`;
      now.set(key, requests);
      // Roll-ups are a moment behind each other: what was counted first may be missing in what is found, so that the window is
      // only done with when the next look counts the same.
      if (this.#before.get(key) === requests) seen[from] = requests;
      const found = await reads.found(tenant, condition, window);
      if (!(await this.#write(policy, window, found, seen))) return;
    }
  }

  /** Answers whether the policy is still the one that was asked. */
  async #write(
    policy: StoredPolicy,
    window: WindowSeen,
    found: readonly Found[],
    seen: Readonly<Record<string, number>>,
  ): Promise<boolean> {
    const { control, clock, onTagged } = this.#parts;
    const { tenant_id: tenant, id } = policy;
    const written = await control.inTenant(tenant, async (tx) => {
      const held = await holdPolicy(tx, id);
      if (held === undefined || !isSame(held, policy)) return undefined;
      const time = clock();
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
      return fresh.length === 0 ? [] : this.#act(tx, held, { window, found, fresh, time });
    });
    if (written === undefined) return false;
    if (written.length > 0) onTagged(tenant);
    return true;
  }

  /** Answers the services that carry the policy's tag from now on. */
  async #act(
    tx: TenantTx,
    policy: StoredPolicy,
    hit: { window: WindowSeen; found: readonly Found[]; fresh: readonly string[]; time: number },
  ): Promise<string[]> {
    const { tenant_id: tenant, id, name } = policy;
    const { window, fresh, time } = hit;
    const tagged = await giveTag(tx, policy, fresh, time);
    if (tagged.length > 0) await markTagged(tx, { policy: id, window_from: window.from, services: tagged });
    if (policy.gives_notice)
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
    const names = hit.found.filter((one) => fresh.includes(one.id)).map((one) => one.name);
    await writeAudit(tx, {
      tenant,
      time,
      user: null,
      action: POLICY_HIT_ACTION,
      event: 'shadow_it_policy.matched' satisfies EventName,
      object: id,
      details: {
        name,
        count: fresh.length,
        services: names.slice(0, MOST_NAMED),
        tagged: tagged.length,
        from: new Date(window.from).toISOString(),
        to: new Date(window.to).toISOString(),
      },
    });
    return tagged;
  }
}

/** What somebody has changed meanwhile was not asked: switched off and on again, it begins anew. */
function isSame(held: StoredPolicy, asked: StoredPolicy): boolean {
  return (
    held.is_enabled &&
    held.modified_on === asked.modified_on &&
    held.condition === asked.condition &&
    held.time_window === asked.time_window
  );
}

/** A tag that says a decision goes to services that nobody has decided about: no policy takes back what a person said. */
async function giveTag(
  tx: TenantTx,
  { tenant_id: tenant, adds_tag: tag }: StoredPolicy,
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
  return changeServiceTags(tx, { tenant, services, add: [tag], remove: [], time, by: null });
}

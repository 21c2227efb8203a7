import type { Backtest } from '@casbah/contract/audit';
import type { PolicyAnswer, PolicyHitAnswer } from '@casbah/contract/shadowit';
import { MOST_POLICIES, type PolicyWindow } from '@casbah/domain/shadow-it';
import { RESERVED_TAGS } from '@casbah/domain/tag';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import {
  addPolicy,
  changePolicy,
  findPolicy,
  holdPolicy,
  type ListedPolicy,
  listHits,
  listPolicies,
  lockPolicies,
  removePolicy,
  type StoredHit,
} from '@casbah/stores/control/shadowit/shadow-it';
import { holdTags } from '@casbah/stores/control/tags/tags';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

export interface WindowSeen {
  from: number;
  to: number;
  requests: number;
  isOver: boolean;
}

/** What policies ask of a company's traffic. */
export interface PolicyReads {
  /** Throws `FILTER_INVALID` where it is no condition on services. */
  check(condition: string): { onlyRises: boolean };
  traffic(tenant: string, window: PolicyWindow): Promise<WindowSeen[]>;
  backtest(
    tenant: string,
    condition: string,
    over: { window: PolicyWindow; days: number },
    signal: AbortSignal,
  ): Promise<Backtest>;
  names(tenant: string): Promise<(id: string) => string>;
}

export interface PoliciesParts {
  control: ControlStore;
  clock: () => number;
  reads: PolicyReads;
}

interface Given {
  name: string;
  condition: string;
  window: PolicyWindow;
  gives_notice: boolean;
  adds_tag: number | null;
}
type Change = { [Field in keyof Given]?: Given[Field] | undefined } & { is_enabled?: boolean | undefined };

/** Hits read at once for a download. */
const PIECE = 500;

/** Rules of standing policies. Every change is written to the audit trail with it. */
export class PoliciesService {
  readonly #parts: PoliciesParts;

  constructor(parts: PoliciesParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<PolicyAnswer[]> {
    return (await this.#parts.control.inTenant(tenant, listPolicies)).map(policyAnswer);
  }

  async create(actor: Actor, given: Given): Promise<PolicyAnswer> {
    const { control, clock, reads } = this.#parts;
    const { tenant } = actor;
    reads.check(given.condition);
    const [id, time] = [crypto.randomUUID(), clock()];
    const { window, ...rest } = given;
    return namedOnce(given.name, () =>
      control.inTenant(tenant, async (tx) => {
        await lockPolicies(tx, tenant);
        if ((await listPolicies(tx)).length >= MOST_POLICIES)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_POLICIES });
        await refuseUnknownTag(tx, given.adds_tag);
        await addPolicy(tx, {
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
        await writeAudit(tx, { ...entryBy(actor, time), object: id, details: { ...given } });
        return this.#find(tx, id);
      }),
    );
  }

  async change(actor: Actor, id: string, change: Change): Promise<PolicyAnswer> {
    const { control, clock, reads } = this.#parts;
    const { tenant } = actor;
    if (change.condition !== undefined) reads.check(change.condition);
    const { name = '' } = change;
    const known = await control.inTenant(tenant, (tx) => this.#find(tx, id));
    // What there is already was tried: from now on the policy looks at what is new.
    const seen =
      change.is_enabled === true && !known.is_enabled
        ? await this.#seenNow(tenant, change.window ?? known.window)
        : undefined;
    return namedOnce(name, () =>
      control.inTenant(tenant, async (tx) => {
        const held = await holdPolicy(tx, id);
        if (held === undefined) throw new ApiFailure('NOT_FOUND');
        const { time_window, ...rest } = held;
        const before = contentOf({ ...rest, window: time_window });
        const after = { ...before, ...definedOf(change) };
        const isOther = after.condition !== before.condition || after.window !== before.window;
        if (isOther && change.is_enabled === undefined) after.is_enabled = false;
        if (after.is_enabled && (isOther || held.tried_on === null))
          throw new ApiFailure('UNPROCESSABLE', {
            field: 'is_enabled',
            problem: 'this condition was not tried on the past yet',
          });
        if (change.adds_tag !== undefined) await refuseUnknownTag(tx, change.adds_tag);
        const { window, ...columns } = after;
        const time = clock();
        await changePolicy(tx, held, {
          ...columns,
          time_window: window,
          modified_on: time,
          ...(isOther ? { tried_on: null, seen: '{}' } : {}),
          ...(seen === undefined ? {} : { seen: JSON.stringify(seen) }),
        });
        await writeAudit(tx, {
          ...entryBy(actor, time),
          object: id,
          details: { name: held.name },
          changes: changesBetween({ ...before }, { ...after }),
        });
        return this.#find(tx, id);
      }),
    );
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { control, clock } = this.#parts;
    await control.inTenant(actor.tenant, async (tx) => {
      const removed = await removePolicy(tx, id);
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const { name, condition } = removed;
      await writeAudit(tx, { ...entryBy(actor, clock()), object: id, details: { name, condition } });
    });
  }

  /** What it would have found. The condition that was tried can be switched on. */
  async backtest(
    actor: Actor,
    id: string,
    { days, signal }: { days: number; signal: AbortSignal },
  ): Promise<{ policy: PolicyAnswer; found: Backtest }> {
    const { control, clock, reads } = this.#parts;
    const { tenant } = actor;
    const { condition, window } = await control.inTenant(tenant, (tx) => this.#find(tx, id));
    const found = await reads.backtest(tenant, condition, { window, days }, signal);
    return control.inTenant(tenant, async (tx) => {
      const held = await holdPolicy(tx, id);
      if (held === undefined) throw new ApiFailure('NOT_FOUND');
      const time = clock();
      // Somebody has changed it meanwhile: their condition was not tried.
      if (held.condition === condition && held.time_window === window)
        await changePolicy(tx, held, { tried_on: time });
      await writeAudit(tx, {
        ...entryBy(actor, time),
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
  ): Promise<{ hits: PolicyHitAnswer[]; next: number | null }> {
    const nameOf = await this.#parts.reads.names(tenant);
    const found = await this.#parts.control.inTenant(tenant, async (tx) => {
      await this.#find(tx, id);
      return listHits(tx, { policy: id, ...asked });
    });
    return {
      hits: found.map((one) => hitAnswer(one, nameOf)),
      next: found.length < asked.limit ? null : (found.at(-1)?.number ?? null),
    };
  }

  /** All hits, piece by piece. The first piece is there before the answer begins: a policy that is not there is an error. */
  async allHits(
    tenant: string,
    id: string,
    service: string | undefined,
  ): Promise<AsyncIterable<PolicyHitAnswer[]>> {
    const piece = (before?: number) => this.hits(tenant, id, { service, before, limit: PIECE });
    const first = await piece();
    return (async function* () {
      for (let { hits, next } = first; ; { hits, next } = await piece(next)) {
        yield hits;
        if (next === null) return;
      }
    })();
  }

  async #seenNow(tenant: string, window: PolicyWindow): Promise<Record<string, number>> {
    const windows = await this.#parts.reads.traffic(tenant, window);
    return Object.fromEntries(windows.map(({ from, requests }) => [from, requests]));
  }

  async #find(tx: TenantTx, id: string): Promise<PolicyAnswer> {
    const found = await findPolicy(tx, id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return policyAnswer(found);
  }
}

function contentOf<Policy extends Given & { is_enabled: boolean }>(
  policy: Policy,
): Given & { is_enabled: boolean } {
  const { name, condition, window, gives_notice, adds_tag, is_enabled } = policy;
  return { name, condition, window, gives_notice, adds_tag, is_enabled };
}

const definedOf = (change: Change): Partial<Given & { is_enabled: boolean }> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function refuseUnknownTag(tx: TenantTx, tag: number | null): Promise<void> {
  if (tag === null || tag < RESERVED_TAGS || (await holdTags(tx, [tag])).length === 1) return;
  throw new ApiFailure('UNPROCESSABLE', { field: 'adds_tag', problem: `there is no tag ${tag}` });
}

async function namedOnce<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error)
      ? new ApiFailure('NAME_TAKEN', { kind: 'policy', name }, { cause: error })
      : error;
  }
}

function policyAnswer(policy: ListedPolicy): PolicyAnswer {
  const { id, name, condition, gives_notice, adds_tag, is_enabled, hits } = policy;
  return {
    id,
    name,
    condition,
    window: policy.time_window,
    gives_notice,
    adds_tag,
    is_enabled,
    hits,
    tried_on: isoOrNull(policy.tried_on),
    created_on: isoOf(policy.created_on),
    created_by: policy.created_by_email,
    modified_on: isoOf(policy.modified_on),
    last_hit_on: isoOrNull(policy.last_hit_on),
  };
}

function hitAnswer(hit: StoredHit, nameOf: (id: string) => string): PolicyHitAnswer {
  const { number, service_id, requests, bytes_up, users, tagged } = hit;
  return {
    number,
    requests,
    bytes_up,
    users,
    tagged,
    service: { id: service_id, name: nameOf(service_id) },
    window_from: isoOf(hit.window_from),
    window_to: isoOf(hit.window_to),
    found_on: isoOf(hit.found_on),
  };
}

const isoOf = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : isoOf(time));

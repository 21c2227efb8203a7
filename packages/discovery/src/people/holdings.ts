import type { Sign, SignKind } from '@casbah/domain/sign';
import { type Claim, claimsOf, type Tenure } from './claims.ts';
import { combined, resolved, type Segment, within } from './segments.ts';

/** A person has an address from `from` until just before `to`, in milliseconds since 1970 UTC. */
export interface Holding {
  readonly from: number;
  readonly to: number;
  readonly user: string;
  readonly user_domain: string | undefined;
  /** Its first mapping. */
  readonly sign: Pick<Sign, 'time' | 'kind' | 'source'>;
}

/** By address, sorted by time; never two at the same time. */
export type Holdings = ReadonlyMap<string, readonly Holding[]>;

/** At the same instant, ends come before starts. */
const RANK: Readonly<Record<SignKind, number>> = {
  logout: 0,
  release: 1,
  lease: 2,
  renew: 3,
  assign: 4,
  login: 5,
};

/**
 * Computes which user has which address when; ambiguous means no one.
 * - A mapping lasts as long as it states, otherwise `hold` (in ms, by source), or until a logout or release.
 * - A newer mapping of another user ends older ones. If two alternate, or logins of three are still valid,
 * the address
 * is shared (terminal server, proxy) and belongs to no one.
 * - If a lease names a device but no user, the user signed in on that device has the address.
 * - When an address moves to another device, its last user loses it.
 * The order of the mappings doesn't matter.
 */
export function holdingsOf(signs: readonly Sign[], hold: (source: string) => number): Holdings {
  const sorted = [...signs].sort(byTime);
  const { claims, tenures } = claimsOf(sorted, (sign) => sign.lease ?? hold(sign.source));
  const users = new Map<string, Segment[]>();
  for (const [place, made] of claims) users.set(place, resolved(made));
  const holdings = new Map<string, Holding[]>();
  for (const address of new Set([...claims.keys(), ...tenures.keys()])) {
    if (!address.startsWith('ip:')) continue;
    const direct = users.get(address) ?? [];
    const leased = tenures.get(address);
    const segments = leased === undefined ? direct : combined([direct, ...devicesUsers(leased, users)]);
    const held = segments.flatMap(({ from, to, claim }) =>
      claim === 'several' ? [] : [holdingBy(from, to, claim)],
    );
    if (held.length > 0) holdings.set(address.slice(3), held);
  }
  return holdings;
}

/** Who had the address at that time. */
export function holderOf(holdings: Holdings, address: string, time: number): Holding | undefined {
  const held = holdings.get(address);
  if (held === undefined) return undefined;
  let low = 0;
  let high = held.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((held[middle]?.from ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const holding = held[low - 1];
  return holding !== undefined && time < holding.to ? holding : undefined;
}

function devicesUsers(
  leased: readonly Tenure[],
  users: ReadonlyMap<string, readonly Segment[]>,
): Segment[][] {
  return leased.flatMap(({ from, to, keys }) => keys.map((key) => within(users.get(key) ?? [], from, to)));
}

function holdingBy(from: number, to: number, { user, user_domain, sign }: Claim): Holding {
  return { from, to, user, user_domain, sign: { time: sign.time, kind: sign.kind, source: sign.source } };
}

function byTime(one: Sign, other: Sign): number {
  return (
    one.time - other.time ||
    RANK[one.kind] - RANK[other.kind] ||
    compare(one.address, other.address) ||
    compare(one.user, other.user) ||
    compare(one.user_domain, other.user_domain) ||
    compare(one.host, other.host) ||
    compare(one.mac, other.mac) ||
    compare(one.session, other.session) ||
    (one.lease ?? -1) - (other.lease ?? -1) ||
    compare(one.source, other.source)
  );
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

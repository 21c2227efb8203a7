import { HOUR_MS } from '@casbah/domain/time-units';
import type { Claim } from './claims.ts';

/** A time span with one claim, or with several conflicting ones. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly claim: Claim | 'several';
}

/**
 * If this many people with valid logins share a place, it counts as shared from this long before the last
 * login.
 */
const SHARERS = 3;
const NEAR = HOUR_MS;
/** A place with more people than this in total is a server that many use, so it belongs to no one. */
const MOST_PEOPLE = 64;

/** Which claim on an address applies when. */
export function resolved(claims: readonly Claim[]): Segment[] {
  const made = claims.filter(({ from, to }) => from < to);
  const [only] = made;
  if (only !== undefined && made.length === 1) return [{ from: only.from, to: only.to, claim: only }];
  const signed = made.filter(({ alone }) => !alone);
  if (new Set(signed.map(({ who }) => who)).size > MOST_PEOPLE) {
    const from = made.reduce((least, claim) => Math.min(least, claim.from), Number.POSITIVE_INFINITY);
    const to = made.reduce((most, claim) => Math.max(most, claim.to), 0);
    return [{ from, to, claim: 'several' }];
  }
  const edges = new Set<number>();
  for (const { from, to, alone } of made) {
    edges.add(from).add(to);
    if (!alone) edges.add(from - NEAR);
  }
  const coming = [...made].sort((one, other) => one.from - other.from);
  const near = coming.filter(({ alone }) => !alone);
  const leaving = [...made].sort((one, other) => one.to - other.to);
  const open = new Set<Claim>();
  const signers = new Map<string, number>();
  let [come, nearer, left] = [0, 0, 0];
  return sweep(edges, (from) => {
    for (let one = near[nearer]; one !== undefined && one.from - NEAR <= from; one = near[++nearer])
      signers.set(one.who, (signers.get(one.who) ?? 0) + 1);
    for (let one = coming[come]; one !== undefined && one.from <= from; one = coming[++come]) open.add(one);
    for (let one = leaving[left]; one !== undefined && one.to <= from; one = leaving[++left]) {
      open.delete(one);
      if (one.alone) continue;
      const others = (signers.get(one.who) ?? 1) - 1;
      if (others === 0) signers.delete(one.who);
      else signers.set(one.who, others);
    }
    return open.size > 0 && signers.size >= SHARERS ? 'several' : standing(open);
  });
}

function standing(open: ReadonlySet<Claim>): Segment['claim'] | undefined {
  let newest: Claim | undefined;
  for (const claim of open) if (newest === undefined || claim.from > newest.from) newest = claim;
  // A user with a mapping after the newest one is still there.
  for (const claim of open) if (claim !== newest && claim.last >= (newest?.from ?? 0)) return 'several';
  return newest;
}

/** The part of sorted segments within a time span. */
export function within(segments: readonly Segment[], from: number, to: number): Segment[] {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const parts: Segment[] = [];
  for (let one = segments[low]; one !== undefined && one.from < to; one = segments[++low])
    parts.push({ from: Math.max(from, one.from), to: Math.min(to, one.to), claim: one.claim });
  return parts;
}

/** Merges several sources; if they name different people, none applies. */
export function combined(lists: readonly (readonly Segment[])[]): Segment[] {
  const all = lists.flat().sort((one, other) => one.from - other.from);
  const edges = new Set<number>();
  for (const { from, to } of all) edges.add(from).add(to);
  let open: Segment[] = [];
  let next = 0;
  return sweep(edges, (from) => {
    open = open.filter(({ to }) => to > from);
    for (let segment = all[next]; segment !== undefined && segment.from <= from; segment = all[next]) {
      next += 1;
      if (segment.to > from) open.push(segment);
    }
    let claim: Segment['claim'] | undefined;
    for (const { claim: one } of open) {
      if (one === 'several') return 'several';
      if (claim !== undefined && claim !== 'several' && claim.who !== one.who) return 'several';
      claim ??= one;
    }
    return claim;
  });
}

/** Evaluates the state at each edge and merges equal neighbors. */
function sweep(edges: ReadonlySet<number>, at: (from: number) => Segment['claim'] | undefined): Segment[] {
  const times = [...edges].sort((one, other) => one - other);
  const segments: { from: number; to: number; claim: Segment['claim'] }[] = [];
  times.forEach((from, index) => {
    const claim = at(from);
    const to = times[index + 1];
    if (claim === undefined || to === undefined) return;
    const last = segments.at(-1);
    if (last !== undefined && last.to === from && last.claim === claim) last.to = to;
    else segments.push({ from, to, claim });
  });
  return segments;
}

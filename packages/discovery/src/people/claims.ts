import type { Sign } from '@casbah/domain/sign';

/** A person's mappings at one place without a longer gap: they were there from the first one on. */
export interface Claim {
  readonly who: string;
  readonly from: number;
  /** Time of the last mapping. */
  last: number;
  /** End of the claim. */
  to: number;
  /** Name in the latest mapping. */
  user: string;
  user_domain: string | undefined;
  /** Only one person can be at this place at a time. */
  readonly alone: boolean;
  readonly keys: Set<string>;
  readonly sign: Sign;
}

/** A device's period with an address. */
export interface Tenure {
  readonly from: number;
  to: number;
  readonly keys: readonly string[];
}

/**
 * Claims from sorted mappings by place (`ip:…`, or the device or session: `mac:…`, `host:…`, `session:…`),
 * and the addresses of devices. `until`: how long a mapping lasts, in ms.
 */
export function claimsOf(
  sorted: readonly Sign[],
  holds: (sign: Sign) => number,
): { claims: ReadonlyMap<string, Claim[]>; tenures: ReadonlyMap<string, Tenure[]> } {
  const reading = new Reading(holds, namesOf(sorted));
  for (const sign of sorted) reading.take(sign);
  return { claims: reading.claims, tenures: reading.tenures };
}

class Reading {
  readonly claims = new Map<string, Claim[]>();
  readonly tenures = new Map<string, Tenure[]>();
  /** Open claims by place and person, including ones whose time is over. */
  readonly #open = new Map<string, Map<string, Claim>>();
  /** Places where a person has claims, for logouts without a place. */
  readonly #placesOf = new Map<string, Set<string>>();
  readonly #holds: (sign: Sign) => number;
  readonly #nameOf: (user: string, domain: string | undefined) => string;

  constructor(holds: (sign: Sign) => number, nameOf: (user: string, domain: string | undefined) => string) {
    this.#holds = holds;
    this.#nameOf = nameOf;
  }

  take(sign: Sign): void {
    const place = sign.address === undefined ? undefined : `ip:${sign.address}`;
    const keys = keysOf(sign);
    switch (sign.kind) {
      case 'logout':
        this.#logout(sign, place, keys);
        break;
      case 'release':
        this.#release(sign, place, keys);
        break;
      case 'lease':
      case 'renew':
        if (place !== undefined) this.#lease(sign, place, keys);
        this.#claim(sign, place, keys);
        break;
      case 'assign':
        if (place !== undefined) this.#lease(sign, place, keys);
        this.#claim(sign, place, keys);
        break;
      case 'login':
        this.#claim(sign, place, keys);
        break;
    }
  }

  #claim(sign: Sign, place: string | undefined, keys: readonly string[]): void {
    const { user } = sign;
    if (user === undefined) return;
    const who = this.#nameOf(user, sign.user_domain);
    const alone = sign.kind !== 'login';
    if (place !== undefined) {
      if (alone) this.#close(place, sign.time, (claim) => claim.who !== who);
      this.#add(place, who, user, sign, alone, keys);
    }
    for (const key of keys) this.#add(key, who, user, sign, false, keys);
  }

  #add(place: string, who: string, user: string, sign: Sign, alone: boolean, keys: readonly string[]): void {
    const open = this.#open.get(place) ?? new Map<string, Claim>();
    this.#open.set(place, open);
    const to = sign.time + this.#holds(sign);
    const known = open.get(who);
    if (known !== undefined && sign.time < known.to) {
      known.last = sign.time;
      known.to = Math.max(known.to, to);
      known.user = user;
      known.user_domain = sign.user_domain;
      for (const key of keys) known.keys.add(key);
      return;
    }
    const { time } = sign;
    const claim: Claim = {
      who,
      user,
      user_domain: sign.user_domain,
      from: time,
      last: time,
      to,
      alone,
      sign,
      keys: new Set(keys),
    };
    open.set(who, claim);
    const made = this.claims.get(place);
    if (made === undefined) this.claims.set(place, [claim]);
    else made.push(claim);
    const places = this.#placesOf.get(who);
    if (places === undefined) this.#placesOf.set(who, new Set([place]));
    else places.add(place);
  }

  /** Ends claims at a place. */
  #close(place: string, time: number, which: (claim: Claim) => boolean): void {
    const open = this.#open.get(place);
    if (open === undefined) return;
    for (const [who, claim] of open) {
      if (!which(claim)) continue;
      claim.to = Math.min(claim.to, time);
      open.delete(who);
    }
  }

  #logout(sign: Sign, place: string | undefined, keys: readonly string[]): void {
    const { user, time } = sign;
    const who = user === undefined ? undefined : this.#nameOf(user, sign.user_domain);
    const isTheirs = (claim: Claim) => who === undefined || claim.who === who;
    for (const key of keys) this.#close(key, time, isTheirs);
    if (place !== undefined) this.#close(place, time, isTheirs);
    if (place !== undefined || who === undefined) return;
    // Without an IP address: the one of the device or session or, if neither has one, the one from the same log.
    for (const known of [...(this.#placesOf.get(who) ?? [])])
      this.#close(
        known,
        time,
        (claim) =>
          claim.who === who &&
          (keys.length === 0 ? claim.sign.source === sign.source : keys.some((key) => claim.keys.has(key))),
      );
  }

  #lease(sign: Sign, place: string, keys: readonly string[]): void {
    const { time } = sign;
    const tenures = this.tenures.get(place) ?? [];
    const last = tenures.at(-1);
    const before = last !== undefined && time < last.to ? last : undefined;
    const to = time + this.#holds(sign);
    if (before !== undefined && !differ(before.keys, keys)) {
      this.#endOthers(sign, place, keys);
      before.to = Math.max(before.to, to);
      return;
    }
    if (before !== undefined) {
      before.to = time;
      this.#close(place, time, (claim) => !shares(claim.keys, keys));
    } else this.#endOthers(sign, place, keys);
    if (keys.length === 0) return;
    tenures.push({ from: time, to, keys });
    this.tenures.set(place, tenures);
  }

  /** A device with a new lease takes the address from its previous user; a renewal doesn't affect others. */
  #endOthers(sign: Sign, place: string, keys: readonly string[]): void {
    if (sign.kind === 'lease') this.#close(place, sign.time, (claim) => !shares(claim.keys, keys));
  }

  #release(sign: Sign, place: string | undefined, keys: readonly string[]): void {
    const { time } = sign;
    for (const key of keys) if (key.startsWith('session:')) this.#close(key, time, () => true);
    if (place === undefined) return;
    const last = this.tenures.get(place)?.at(-1);
    // A release of an address that another device has by now ends nothing.
    if (last !== undefined && time < last.to && differ(last.keys, keys)) return;
    if (last !== undefined) last.to = Math.min(last.to, time);
    this.#close(place, time, () => true);
  }
}

function keysOf({ mac, host, session }: Sign): string[] {
  const keys: string[] = [];
  if (mac !== undefined) keys.push(`mac:${mac}`);
  // `pc-17` in one log is `PC-17.corp.example` in another.
  if (host !== undefined) keys.push(`host:${host.split('.')[0]?.toLowerCase() ?? ''}`);
  if (session !== undefined) keys.push(`session:${session}`);
  return keys;
}

/** Whether both identify a device in the same way but differ. The MAC address takes precedence over the name. */
function differ(one: readonly string[], other: readonly string[]): boolean {
  for (const kind of ['mac:', 'session:', 'host:']) {
    const first = one.find((key) => key.startsWith(kind));
    const second = other.find((key) => key.startsWith(kind));
    if (first !== undefined && second !== undefined) return first !== second;
  }
  return false;
}

function shares(one: ReadonlySet<string>, other: readonly string[]): boolean {
  return other.some((key) => one.has(key));
}

/** Key of a person: the login, with its domain if the mappings have the login in several. */
function namesOf(signs: readonly Sign[]): (user: string, domain: string | undefined) => string {
  const domains = new Map<string, Set<string>>();
  for (const { user, user_domain } of signs) {
    if (user === undefined) continue;
    const login = loginOf(user);
    const domain = domainOf(user, user_domain);
    const known = domains.get(login) ?? new Set<string>();
    domains.set(login, domain === '' ? known : known.add(domain));
  }
  return (user, domain) => {
    const login = loginOf(user);
    return (domains.get(login)?.size ?? 0) > 1 ? `${login}@${domainOf(user, domain)}` : login;
  };
}

function loginOf(user: string): string {
  const at = user.indexOf('@');
  return (at > 0 ? user.slice(0, at) : user).toLowerCase();
}

/** `corp` of `CORP` and of `corp.example`. */
function domainOf(user: string, domain: string | undefined): string {
  const at = user.indexOf('@');
  const named = domain ?? (at > 0 ? user.slice(at + 1) : '');
  return named.split('.')[0]?.toLowerCase() ?? '';
}

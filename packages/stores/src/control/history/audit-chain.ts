import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How an entry is written down before it is hashed. Version 1 has no event; entries of every version stay verifiable. */
export const CHAIN_VERSION = 2;

/** What the first entry of a chain names as the one before. */
export const NO_ENTRY_BEFORE = '0'.repeat(64);

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Everything that is said of a change: all of it is hashed. */
export interface ChainedEntry {
  /** The chain: a tenant's id, or `''` for what belongs to none. */
  tenant_id: string;
  /** 1 for the first entry of the chain. */
  sequence: number;
  /** The hash of the entry before. */
  previous: string;
  /** Of how it is written down: `CHAIN_VERSION` when it was written. */
  version: number;
  time: number;
  user_id: string | null;
  user_email: string | null;
  address: string | null;
  action: string;
  event: string | null;
  object: string | null;
  outcome: string;
  details: JsonObject;
  changes: JsonObject;
  request_id: string | null;
}

/** The end of a chain: how many entries it has, and the hash of the last one. */
export interface ChainEnd {
  tenant_id: string;
  sequence: number;
  hash: string;
}

/**
 * The SHA-256 of an entry in hex, over its fields as canonical JSON (RFC 8785) in UTF-8. Needs no key, so an export can
 * be verified anywhere.
 */
export function hashOfEntry(entry: ChainedEntry): string {
  const written = canonicalJson({
    version: entry.version,
    tenant: entry.tenant_id,
    sequence: entry.sequence,
    previous: entry.previous,
    time: entry.time,
    user_id: entry.user_id,
    user_email: entry.user_email,
    address: entry.address,
    action: entry.action,
    // Version 1 was hashed without; an event that was put into such an entry changes its hash.
    ...(entry.version === 1 && entry.event === null ? {} : { event: entry.event }),
    object: entry.object,
    outcome: entry.outcome,
    details: entry.details,
    changes: entry.changes,
    request_id: entry.request_id,
  });
  return createHash('sha256').update(written).digest('hex');
}

/** RFC 8785: names in the order of their UTF-16 units, no spaces, numbers as ECMAScript writes them. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value instanceof Object) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Signs the trail with a key outside the database, so a chain rewritten there, hashes included, fails verification. */
export class AuditSeal {
  /** Identifies keys without revealing them. */
  readonly keyId: string;
  readonly #key: Uint8Array;

  /** `key`: 32 bytes, for this use alone. */
  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new RangeError('The key of the audit trail has 32 bytes');
    this.#key = key;
    this.keyId = this.#sign('key').slice(0, 16);
  }

  ofEntry(hash: string): string {
    return this.#sign(`entry ${hash}`);
  }

  /** Says that the chain has this many entries: one cut off at the end is missed. */
  ofEnd({ tenant_id, sequence, hash }: ChainEnd): string {
    return this.#sign(`end ${canonicalJson([tenant_id, sequence, hash])}`);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }
}

/** Compares seals in constant time. */
export function isSameSeal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

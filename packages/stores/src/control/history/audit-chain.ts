import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Version of the serialization that is hashed. Version 1 has no event; entries of every version stay
 * verifiable.
 */
export const CHAIN_VERSION = 2;

/** Previous hash of a chain's first entry. */
export const NO_ENTRY_BEFORE = '0'.repeat(64);

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** All hashed fields of an entry. */
export interface ChainedEntry {
  /** The chain: a tenant's ID, or `''` for entries without a tenant. */
  tenant_id: string;
  /** 1 for the first entry of the chain. */
  sequence: number;
  /** Hash of the previous entry. */
  previous: string;
  /** Serialization version: `CHAIN_VERSION` when it was written. */
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

/** End of a chain: its number of entries, and the hash of the last one. */
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
    // Version 1 excludes the event from its hash; an event added to such an entry changes the hash.
    ...(entry.version === 1 && entry.event === null ? {} : { event: entry.event }),
    object: entry.object,
    outcome: entry.outcome,
    details: entry.details,
    changes: entry.changes,
    request_id: entry.request_id,
  });
  return createHash('sha256').update(written).digest('hex');
}

/** RFC 8785: names sorted by UTF-16 code units, no spaces, numbers in ECMAScript notation. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value instanceof Object) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * Signs the trail with a key outside the database, so a chain rewritten there fails verification even with
 * consistent hashes.
 */
export class AuditSeal {
  /** Identifies keys without revealing them. */
  readonly keyId: string;
  readonly #key: Uint8Array;

  /** `key`: 32 bytes, used for nothing else. */
  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new RangeError('The key of the audit trail has 32 bytes');
    this.#key = key;
    this.keyId = this.#sign('key').slice(0, 16);
  }

  ofEntry(hash: string): string {
    return this.#sign(`entry ${hash}`);
  }

  /** Seals the number of entries, so that truncation is detected. */
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

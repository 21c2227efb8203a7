import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AuditSeal,
  type ChainedEntry,
  canonicalJson,
  hashOfEntry,
  isSameSeal,
  type Json,
  type JsonObject,
  NO_ENTRY_BEFORE,
} from './audit-chain.ts';

const ENTRY: ChainedEntry = {
  tenant_id: 'atlas',
  sequence: 1,
  previous: NO_ENTRY_BEFORE,
  version: 1,
  time: 1_795_000_000_000,
  user_id: 'u-1',
  user_email: 'nadia@atlas.example',
  address: '203.0.113.7',
  action: 'PATCH /admin/datasources/{id}',
  event: null,
  object: 's-1',
  outcome: 'success',
  details: { name: 'Proxy' },
  changes: { name: { before: 'Proxy', after: 'Proxy Rabat' } },
  request_id: 'r-1',
};

test('an entry is serialized as documented: any change would break existing chains', () => {
  const written =
    '{"action":"PATCH /admin/datasources/{id}","address":"203.0.113.7","changes":{"name":{"after":"Proxy Rabat",' +
    '"before":"Proxy"}},"details":{"name":"Proxy"},"object":"s-1","outcome":"success","previous":"' +
    `${NO_ENTRY_BEFORE}","request_id":"r-1","sequence":1,"tenant":"atlas","time":1795000000000,` +
    '"user_email":"nadia@atlas.example","user_id":"u-1","version":1}';
  const { tenant_id, event: _, ...fields } = ENTRY;
  expect(canonicalJson({ ...fields, tenant: tenant_id })).toBe(written);
  expect(hashOfEntry(ENTRY)).toBe('a5f850c38571027e2b36160900b730d8190ab6d7b31ac9aa791254992d8ed983');
});

test('a version 2 entry is hashed with its event name, and a version 1 entry must not have one', () => {
  const { tenant_id, ...fields } = { ...ENTRY, version: 2, event: 'datasource.changed' };
  const written = canonicalJson({ ...fields, tenant: tenant_id });
  expect(written).toContain('"event":"datasource.changed"');
  const hash = createHash('sha256').update(written).digest('hex');
  expect(hashOfEntry({ ...ENTRY, version: 2, event: 'datasource.changed' })).toBe(hash);
  expect(hashOfEntry({ ...ENTRY, event: 'datasource.changed' })).not.toBe(hashOfEntry(ENTRY));
});

const others: { [Field in keyof ChainedEntry]: ChainedEntry[Field] } = {
  tenant_id: 'rif',
  sequence: 2,
  previous: 'f'.repeat(64),
  version: 2,
  time: ENTRY.time + 1,
  user_id: null,
  user_email: 'else@atlas.example',
  address: null,
  action: 'DELETE /admin/datasources/{id}',
  event: 'datasource.deleted',
  object: null,
  outcome: 'DENIED',
  details: { name: 'proxy' },
  changes: { name: { before: 'Proxy Rabat', after: 'Proxy' } },
  request_id: null,
};

test.each(Object.entries(others))('another %s is another hash', (field, value) => {
  expect(hashOfEntry({ ...ENTRY, [field]: value })).not.toBe(hashOfEntry(ENTRY));
});

const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));
const details = fc
  .dictionary(fc.string({ unit: 'grapheme' }), json)
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)));

test("the order of names doesn't matter, everything else does", () => {
  fc.assert(
    fc.property(details, details, (one, other) => {
      const turned = Object.fromEntries(Object.entries(one).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(one));
      expect(JSON.parse(canonicalJson(one))).toEqual(one);
      const areSame = canonicalJson(one) === canonicalJson(other);
      expect(hashOfEntry({ ...ENTRY, details: one }) === hashOfEntry({ ...ENTRY, details: other })).toBe(
        areSame,
      );
    }),
  );
});

test('a seal depends on its key, hash and purpose', () => {
  const [one, other] = [new AuditSeal(new Uint8Array(32).fill(1)), new AuditSeal(new Uint8Array(32).fill(2))];
  const hash = hashOfEntry(ENTRY);
  const end = { tenant_id: 'atlas', sequence: 1, hash };
  const seals = [
    one.ofEntry(hash),
    other.ofEntry(hash),
    one.ofEntry(NO_ENTRY_BEFORE),
    one.ofEnd(end),
    one.ofEnd({ ...end, sequence: 2 }),
    one.ofEnd({ ...end, tenant_id: 'rif' }),
    other.ofEnd(end),
  ];
  expect(new Set(seals).size).toBe(seals.length);
  expect(one.keyId).not.toBe(other.keyId);
  expect(isSameSeal(one.ofEntry(hash), one.ofEntry(hash))).toBe(true);
  expect(isSameSeal(one.ofEntry(hash), other.ofEntry(hash))).toBe(false);
  expect(isSameSeal(one.ofEntry(hash), '')).toBe(false);
  expect(() => new AuditSeal(new Uint8Array(16))).toThrow(RangeError);
});

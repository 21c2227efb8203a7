import type { Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEventFilter, HOSTILE } from '../random-events.ts';
import { columnsOf, compileFilter } from './compile-filter.ts';
import { written } from './sql.ts';

function compiled(text: string, ids: readonly string[] = []) {
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  const { text: sql, values } = written(compileFilter(filter, { tenant: 'acme', resolve: () => ids }));
  return { sql, values };
}

describe('a filter becomes a condition with bound values', () => {
  test.each([
    ['', 'true', {}],
    ['none', 'false', {}],
    [
      'user in (Amy, BOB, amy)',
      'person IN (SELECT person FROM people WHERE tenant_id = {p0:String} AND (lowerUTF8(user) IN {p1:Array(String)}))',
      { p0: 'acme', p1: ['amy', 'bob'] },
    ],
    // A missing name is stored as empty text, so no list of users contains it.
    [
      'user in (Amy, "")',
      'person = 0 OR person IN (SELECT person FROM people WHERE tenant_id = {p0:String} AND (lowerUTF8(user) IN {p1:Array(String)}))',
      { p0: 'acme', p1: ['amy', ''] },
    ],
    ['host contains "A\'B"', 'position(lowerUTF8(host), {p0:String}) > 0', { p0: "a'b" }],
    ['url starts HTTPS', 'startsWith(lowerUTF8(url), {p0:String})', { p0: 'https' }],
    ['exists user', 'person != 0', {}],
    ['exists device', "device != ''", {}],
    ['exists status', 'status != 0', {}],
    ['bytes_up > 1KB', 'bytes_up_unknown = 0 AND toFloat64(bytes_up) > {p0:Float64}', { p0: 1024 }],
    ['exists bytes_up', 'bytes_up_unknown = 0', {}],
    [
      'src_ip in (10.0.0.1, 10.0.0.0/8)',
      'lowerUTF8(src_ip) IN {p0:Array(String)} OR ifNull(toIPv6OrNull(src_ip) >= toIPv6({p1:String}) AND toIPv6OrNull(src_ip) <= toIPv6({p2:String}), false)',
      {
        p0: ['10.0.0.1', '10.0.0.0/8'],
        p1: '0000:0000:0000:0000:0000:ffff:0a00:0000',
        p2: '0000:0000:0000:0000:0000:ffff:0aff:ffff',
      },
    ],
    ['log_category = web', 'lowerUTF8(category) IN {p0:Array(String)}', { p0: ['web'] }],
    [
      'not (host = a or status = 404)',
      'NOT ((lowerUTF8(host) IN {p0:Array(String)}) OR (status != 0 AND has({p1:Array(Float64)}, toFloat64(status))))',
      { p0: ['a'], p1: [404] },
    ],
  ])('%s', (text, sql, values) => {
    expect(compiled(text)).toEqual({ sql, values });
  });

  test("conditions on services become the catalog's IDs", () => {
    expect(compiled('risk = high', ["o'id", 'b'])).toEqual({
      sql: 'service_id IN {p0:Array(String)}',
      values: { p0: ["o'id", 'b'] },
    });
    expect(compiled('risk = high', []).sql).toBe('false');
  });

  test('a total has no column', () => {
    expect(() => compiled('uploaded > 1')).toThrow(RangeError);
  });

  test('every field of events or services has one', () => {
    for (const field of Object.keys(TRAFFIC_FIELDS) as TrafficField[]) {
      const ask = () => columnsOf({ kind: 'exists', field });
      if (TRAFFIC_FIELDS[field].of === 'total') expect(ask).toThrow(RangeError);
      else expect(ask().size).toBe(1);
    }
  });
});

test('no text of a filter, service or search is ever in the SQL', () => {
  // All that a statement may contain: our own keywords and symbols, and placeholders for bound values.
  const OURS = /^(?:[a-z_A-Z0-9\s(),<>=]|\{p\d+:[A-Za-z0-9()]+\}|''|!=)*$/;
  const WORDS = new Set(
    'true false SELECT FROM WHERE people person tenant_id 0 NOT AND OR IN has ifNull toIPv6 toIPv6OrNull position startsWith endsWith lowerUTF8 toFloat64 0 source user user_domain src_ip dst_ip dst_port host url method status action bytes_up bytes_up_unknown bytes_down bytes_down_unknown user_agent browser os device device_type content_type category country city network message service_id'.split(
      ' ',
    ),
  );
  const hostileCondition: fc.Arbitrary<Filter> = fc
    .tuple(
      fc.constantFrom('user', 'url', 'host', 'message', 'vendor'),
      fc.oneof(fc.constantFrom(...HOSTILE), fc.string()),
    )
    .map(([field, value]) => ({ kind: 'in', field: field as TrafficField, values: [value] }));
  fc.assert(
    fc.property(fc.oneof(anyEventFilter, hostileCondition), fc.array(fc.string()), (filter, ids) => {
      const { text: sql } = written(compileFilter(filter, { tenant: HOSTILE[0] ?? '', resolve: () => ids }));
      expect(sql).toMatch(OURS);
      for (const word of sql.replaceAll(/\{[^}]*\}/g, ' ').match(/\w+/g) ?? []) expect(WORDS).toContain(word);
    }),
    { numRuns: 2000 },
  );
});

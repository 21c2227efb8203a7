import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { blankEvent, EVENT_ACTIONS, EVENT_FIELDS, type Event } from '@casbah/domain/event';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';

/** Random events and filters for tests: few values, so that they match, and odd ones, to provoke errors. */

/** Text with a meaning in SQL, JSON or URLs, and plain text. */
export const HOSTILE = [
  "'; DROP TABLE events; --",
  "\\' OR 1=1 --",
  '\\',
  '"',
  "o'hara",
  '{p0:String}',
  '%_%',
  'a\tb\nc\rd',
  'nul\0byte',
  '?&=#%00',
  '\u2028',
  '😀 Ünïcödé',
  'ΑΣ',
  'İstanbul',
  'NULL',
  '\\N',
  "['x']",
  '[]',
];

const USERS = ['o.haddad', 'O.Haddad', 'ünal', 'ÜNAL', 'amy', 'bob', 'carla', ...HOSTILE];
const SERVICES = ['drive', 'mega', 'slack', "o'service"];
/** Each host belongs to one service or none. */
const HOSTS: Readonly<Record<string, string | undefined>> = {
  'drive.example.com': 'drive',
  'docs.example.com': 'drive',
  'mega.example': 'mega',
  'files.slack.example': 'slack',
  "o'host.example": "o'service",
  'intranet.local': undefined,
  '10.1.2.3': undefined,
  [HOSTILE[0] ?? '']: undefined,
};

const START = Date.UTC(2026, 0, 28);
/** Ten days around the end of a month. */
export const SPAN = { from: START, to: START + 240 * HOUR_MS };

const anyTime = fc.oneof(
  fc.integer({ min: SPAN.from, max: SPAN.to - 1 }),
  fc.integer({ min: 0, max: 239 }).map((hour) => START + hour * HOUR_MS),
  fc.integer({ min: 1, max: 240 }).map((hour) => START + hour * HOUR_MS - 1),
);

const word = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const bytes = fc.option(fc.oneof(fc.nat(5000), fc.constantFrom(0, 2 ** 32, 2 ** 40 + 1)), { nil: undefined });

type Facts = (typeof EVENT_FIELDS)[keyof typeof EVENT_FIELDS];

/** Values of fields without a special case below: matching their type, hostile for text. */
function anyValue(facts: Facts): fc.Arbitrary<unknown> {
  if ('values' in facts) return word(...facts.values);
  switch (facts.type) {
    case 'word':
    case 'text':
      return word('one', 'One', 'two', ...HOSTILE);
    case 'small':
      return fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });
    case 'bytes':
      return bytes;
    default:
      return fc.constant(undefined);
  }
}

/** Every field in the table, so that new fields are covered automatically. */
const anyFields = fc.record(
  Object.fromEntries(
    Object.entries(EVENT_FIELDS).flatMap(([name, facts]) =>
      name === 'kind' || name === 'time' ? [] : [[name, anyValue(facts)]],
    ),
  ),
);

const anyKnownFields = fc.record({
  time: anyTime,
  host: fc.option(fc.constantFrom(...Object.keys(HOSTS)), { nil: undefined }),
  user: word(...USERS),
  user_domain: word('CORP', 'corp'),
  source: word('proxy', 'Firewall', ...HOSTILE.slice(0, 3)),
  src_ip: word(
    '10.0.0.1',
    '10.0.0.2',
    '2001:db8::1',
    '2001:DB8:0::FFFF',
    '::ffff:10.0.0.3',
    '010.0.0.4',
    'pc-1',
  ),
  dst_ip: word('192.0.2.1', '10.0.0.300', 'fe80::1%eth0'),
  dst_port: fc.option(fc.constantFrom(80, 443, 65535), { nil: undefined }),
  url: fc.option(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.webUrl({ withQueryParameters: true }),
      fc.constant(`https://long.example/${'x'.repeat(300)}/ß`),
    ),
    { nil: undefined },
  ),
  method: word('GET', 'POST'),
  status: fc.option(fc.constantFrom(200, 404, 503), { nil: undefined }),
  action: fc.option(fc.constantFrom(...EVENT_ACTIONS), { nil: undefined }),
  bytes_up: bytes,
  bytes_down: bytes,
  user_agent: word('Mozilla/5.0', 'curl/8'),
  browser: word('Firefox', 'Chrome'),
  os: word('Linux', 'Windows'),
  device: word('pc-1', 'PC-1', 'phone of amy'),
  device_type: fc.option(fc.constantFrom(...DEVICE_TYPES), { nil: undefined }),
  content_type: word('text/html'),
  category: word('Web', 'web', 'Files'),
  country: word('US', 'de', 'MA'),
  message: fc.option(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 20 })), {
    nil: undefined,
  }),
  lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true }), { nil: undefined }),
  extra: fc.option(
    fc.dictionary(fc.constantFrom('rule', 'Zone', "o'key", 'x\0y'), fc.constantFrom('', ...HOSTILE), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    { nil: undefined },
  ),
});

export const anyEvent: fc.Arbitrary<Event> = fc.tuple(anyFields, anyKnownFields).map(([others, fields]) => ({
  ...blankEvent('traffic'),
  ...others,
  ...fields,
  service_id: fields.host === undefined ? undefined : HOSTS[fields.host],
}));

const NETWORKS = [
  '10.0.0.1',
  '10.0.0.0/30',
  '10.9.9.9/8',
  '0.0.0.0/0',
  '2001:db8::/112',
  '::/0',
  '192.0.2.1/32',
  '10.0.0.0/33',
];

const WORDS: Partial<Record<TrafficField, readonly string[]>> = {
  user: USERS,
  src_ip: NETWORKS,
  dst_ip: NETWORKS,
  host: Object.keys(HOSTS),
  risk: RISK_LEVELS,
  action: EVENT_ACTIONS,
  service: SERVICES,
};
const SNIPPETS = [
  'o',
  'H',
  'example',
  '.',
  'ü',
  'Ü',
  'σ',
  'ß',
  "'",
  '\\',
  '%',
  '',
  'US',
  'web',
  'proxy',
  'get',
  '10.',
];

const anyText = (field: TrafficField) => fc.constantFrom(...(WORDS[field] ?? []), ...SNIPPETS, ...HOSTILE);
const anyNumber = fc.oneof(
  fc.constantFrom(0, 80, 443, 200, 404, 65535, 2 ** 32, 2 ** 40 + 1, 1.5, -1, 1e21),
  fc.nat(5000),
);

/** Conditions on events and services. */
export const anyEventCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(
    ...Object.entries(TRAFFIC_FIELDS)
      .filter(([, { of }]) => of !== 'total')
      .map(([name]) => name as TrafficField),
  )
  .chain((field): fc.Arbitrary<Condition> => {
    const { type } = TRAFFIC_FIELDS[field];
    if (type === 'word' || type === 'text')
      return fc.oneof(
        fc
          .array(anyText(field), { minLength: 1, maxLength: 4 })
          .map((values): Condition => ({ kind: 'in', field, values })),
        fc
          .record({ operator: fc.constantFrom('contains', 'starts', 'ends'), value: anyText(field) })
          .map((rest): Condition => ({ kind: 'text', field, ...rest })),
        fc.constant<Condition>({ kind: 'exists', field }),
      );
    return fc.oneof(
      fc
        .array(anyNumber, { minLength: 1, maxLength: 3 })
        .map((values): Condition => ({ kind: 'in', field, values })),
      fc
        .record({ operator: fc.constantFrom('<', '<=', '>', '>='), value: anyNumber })
        .map((rest): Condition => ({ kind: 'compare', field, ...rest })),
      fc.constant<Condition>({ kind: 'exists', field }),
    );
  });

export const anyEventFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyEventCondition,
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
    fc.record({ kind: fc.constant('and' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), parts: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter;

/** A fake catalog: each condition always matches the same services. */
export function resolveByHash(condition: Condition): string[] {
  const text = JSON.stringify(condition);
  return SERVICES.filter((_, index) => (text.length + index * 7) % 3 !== 0);
}

export { SERVICES };

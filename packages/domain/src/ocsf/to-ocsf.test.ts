import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITIES, ACTOR_TYPES, OBJECT_TYPES, OUTCOMES } from '../activity.ts';
import { blankEvent, EVENT_ACTIONS, type Event } from '../event.ts';
import { toOcsf } from './to-ocsf.ts';

/** Required attributes and "at least one of" of the classes, and of the objects in them: OCSF 1.5, schema.ocsf.io. */
const EVERY_CLASS = [
  'activity_id',
  'category_uid',
  'class_uid',
  'type_uid',
  'time',
  'severity_id',
  'metadata',
];
const REQUIRED: Readonly<Record<number, readonly string[]>> = {
  3001: ['user'],
  3002: ['user'],
  3005: ['user', 'privileges'],
  3006: ['group'],
  4001: ['dst_endpoint', 'src_endpoint'],
  4002: ['dst_endpoint', 'src_endpoint', 'http_request'],
  6001: ['web_resources'],
  6003: ['actor', 'api', 'src_endpoint'],
  6006: ['actor', 'file', 'src_endpoint'],
};
const ONE_OF: Readonly<Record<number, readonly string[]>> = {
  3002: ['service', 'dst_endpoint'],
  3006: ['privileges', 'user'],
};
const OBJECTS: Readonly<Record<string, { required?: readonly string[]; oneOf?: readonly string[] }>> = {
  metadata: { required: ['version', 'product'] },
  product: { required: ['name'] },
  file: { required: ['name', 'type_id'] },
  api: { required: ['operation'] },
  os: { required: ['name', 'type_id'] },
  user: { oneOf: ['name', 'uid', 'account'] },
  actor: { oneOf: ['user', 'process', 'session', 'app_name', 'app_uid'] },
  src_endpoint: { oneOf: ['ip', 'uid', 'name', 'hostname', 'svc_name'] },
  dst_endpoint: { oneOf: ['ip', 'uid', 'name', 'hostname', 'svc_name'] },
  group: { oneOf: ['name', 'uid'] },
  service: { oneOf: ['name', 'uid'] },
  location: { oneOf: ['city', 'country'] },
  traffic: { oneOf: ['bytes_in', 'bytes_out'] },
  autonomous_system: { oneOf: ['number', 'name'] },
};
/** Highest activity of each class, besides 99. */
const LAST_ACTIVITY: Readonly<Record<number, number>> = {
  3001: 12,
  3002: 7,
  3005: 2,
  3006: 6,
  4001: 7,
  4002: 9,
  6001: 8,
  6003: 4,
  6006: 16,
};

/** As a file holds it: absent members are omitted. */
function ocsfOf(given: Partial<Event>, id?: string): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(toOcsf({ ...blankEvent('activity'), time: 1_785_542_400_000, ...given }, id)),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsIn(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(name, one));
  if (!isObject(value) || name === 'unmapped') return [];
  const { required = [], oneOf } = OBJECTS[name] ?? {};
  return [
    ...required.filter((part) => value[part] === undefined).map((part) => `${name}.${part}`),
    ...(oneOf === undefined || oneOf.some((part) => value[part] !== undefined) ? [] : [`one of ${name}`]),
    ...Object.entries(value).flatMap(([part, inner]) => faultsIn(part, inner)),
  ];
}

function faultsOf(event: Record<string, unknown>): string[] {
  const uid = Number(event.class_uid);
  const activity = Number(event.activity_id);
  const oneOf = ONE_OF[uid] ?? [];
  return [
    ...[...EVERY_CLASS, ...(REQUIRED[uid] ?? ['a known class'])].filter((name) => event[name] === undefined),
    ...(oneOf.length === 0 || oneOf.some((name) => event[name] !== undefined) ? [] : ['one of the class']),
    ...(event.category_uid === Math.floor(uid / 1000) ? [] : ['category_uid']),
    ...(event.type_uid === uid * 100 + activity ? [] : ['type_uid']),
    ...(activity === 99 || (activity > 0 && activity <= (LAST_ACTIVITY[uid] ?? 0)) ? [] : ['activity_id']),
    ...faultsIn('event', event),
  ];
}

const word = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: undefined });
const oneOf = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyEvent = fc.record({
  kind: fc.constantFrom('activity', 'traffic'),
  time: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  source: word,
  app: word,
  user: word,
  src_ip: word,
  object: word,
  object_id: word,
  targets: word,
  session: word,
  url: word,
  user_agent: word,
  method: oneOf(['GET', 'post', 'PROPFIND']),
  country: oneOf(['FR', 'MA']),
  network: oneOf(['AS15169 GOOGLE', 'no number']),
  os: oneOf(['Windows', 'macOS', 'Plan 9']),
  severity: oneOf(['high', 'Informational', 'strange']),
  bytes_up: fc.option(fc.nat(), { nil: undefined }),
  action: oneOf(EVENT_ACTIONS),
  outcome: oneOf(OUTCOMES),
  activity: oneOf(ACTIVITIES),
  object_type: oneOf(OBJECT_TYPES),
  extra: fc.option(
    fc.record({ actor_type: fc.constantFrom(...ACTOR_TYPES), source_action: fc.string(), size: fc.string() }),
    { nil: undefined },
  ),
});

test('every event has the attributes that its OCSF class requires', () => {
  fc.assert(
    fc.property(anyEvent, (given) => {
      expect(faultsOf(ocsfOf({ ...given, kind: given.kind === 'traffic' ? 'traffic' : 'activity' }))).toEqual(
        [],
      );
    }),
    { numRuns: 1000 },
  );
});

test('activities go to the class that describes them', () => {
  const classes = [
    [{ activity: 'sign_in' }, 300201],
    [{ activity: 'sign_out' }, 300202],
    [{ activity: 'reset_password', object_type: 'user' }, 300104],
    [{ activity: 'create', object_type: 'user' }, 300101],
    [{ activity: 'change_role', object_type: 'user' }, 300501],
    [{ activity: 'revoke_permission', object_type: 'app' }, 300502],
    [{ activity: 'add_member', object_type: 'group' }, 300603],
    [{ activity: 'download', object_type: 'file' }, 600602],
    [{ activity: 'share', object_type: 'folder' }, 600612],
    [{ activity: 'search', object_type: 'site' }, 600105],
    [{ activity: 'create', object_type: 'bucket' }, 600301],
    [{ activity: 'alert' }, 600199],
    [{ kind: 'traffic', method: 'POST' }, 400206],
    [{ kind: 'traffic', action: 'blocked' }, 400105],
  ] as const;
  expect(classes.map(([given]) => ocsfOf(given).type_uid)).toEqual(classes.map(([, type]) => type));
});

test('an event says who did what, from where, with which result, and keeps what OCSF has no place for', () => {
  const event = ocsfOf(
    {
      source: 'Box events',
      app: 'Box',
      service: 'Box',
      service_id: 'box',
      user: 'amal@atlas.example',
      src_ip: '203.0.113.7',
      country: 'MA',
      city: 'Rabat',
      activity: 'share',
      object_type: 'file',
      object: 'plan.docx',
      object_id: 'f1',
      targets: 'a@rif.example;b@rif.example',
      outcome: 'failure',
      severity: 'high',
      extra: { source_action: 'ITEM_SHARED', reason: 'not allowed', size: '12', exposure: 'public' },
    },
    'casbah-id',
  );
  expect(event).toMatchObject({
    class_name: 'File Hosting Activity',
    activity_name: 'Share',
    type_name: 'File Hosting Activity: Share',
    time: 1_785_542_400_000,
    severity: 'High',
    status_id: 2,
    status: 'Failure',
    status_detail: 'not allowed',
    metadata: {
      product: { name: 'Box' },
      event_code: 'ITEM_SHARED',
      original_time: '2026-08-01T00:00:00.000Z',
      uid: 'casbah-id',
    },
    actor: { user: { name: 'amal@atlas.example', email_addr: 'amal@atlas.example' } },
    src_endpoint: { ip: '203.0.113.7', location: { country: 'MA', city: 'Rabat' } },
    file: { name: 'plan.docx', uid: 'f1', size: 12, type_id: 1 },
    unmapped: { activity: 'share', exposure: 'public', targets: ['a@rif.example', 'b@rif.example'] },
  });
});

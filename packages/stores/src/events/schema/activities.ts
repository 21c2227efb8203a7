import { ACTIVITY_KEY } from '../activity-key.ts';

/**
 * Search table of activities: a copy of events of this kind without their original records, which are most of an
 * event, so that searches and lists read neither those nor traffic. A view behind `events` fills it.
 */
export const ACTIVITIES = 'activities';
/** Roll-up of activities by what most searches filter and count by, without people. */
export const ACTIVITIES_BY_DAY = 'activities_by_day';

const WORD = 'LowCardinality(String)';
const TEXT = 'String CODEC(ZSTD)';

/** Columns with the same name and value as in `events`. */
const COPIED = {
  tenant_id: WORD,
  datasource_id: WORD,
  load_id: WORD,
  line: 'UInt64 CODEC(Delta, ZSTD)',
  // Compared in every row of a search: uncompressed, in an eighth of the time.
  time: "DateTime64(3, 'UTC') CODEC(NONE)",
  source: WORD,
  user: WORD,
  user_domain: WORD,
  on_behalf_of: WORD,
  src_ip: WORD,
  dst_ip: WORD,
  dst_port: 'UInt16',
  host: WORD,
  url: TEXT,
  method: WORD,
  status: 'UInt16',
  action: WORD,
  bytes_up: 'UInt64 CODEC(ZSTD)',
  bytes_up_unknown: 'UInt8',
  bytes_down: 'UInt64 CODEC(ZSTD)',
  bytes_down_unknown: 'UInt8',
  user_agent: WORD,
  browser: WORD,
  os: WORD,
  device: WORD,
  device_type: WORD,
  referrer: TEXT,
  content_type: WORD,
  category: WORD,
  service_id: WORD,
  service: WORD,
  app: WORD,
  activity: WORD,
  object_type: WORD,
  object: TEXT,
  object_id: TEXT,
  targets: TEXT,
  session: TEXT,
  outcome: WORD,
  severity: WORD,
  country: WORD,
  city: WORD,
  lat: 'Float64',
  lon: 'Float64',
  network: WORD,
  message: TEXT,
  raw_id: TEXT,
  extra: `Map(${WORD}, String)`,
} as const;

/** Names in `extra` that are filtered and counted by. */
const EXTRAS = {
  source_action: WORD,
  actor_type: WORD,
  actor_name: WORD,
  reason: TEXT,
  account: WORD,
  path: TEXT,
  file_hash: TEXT,
  channel_id: WORD,
  exposure: WORD,
  role: WORD,
} as const;

/** Sizes of objects are texts of digits. */
const SIZE_IS_KNOWN = "match(extra['size'], '^[0-9]{1,15}$')";

/** What free text looks at (`TEXT_PARTS` in domain), folded, one text per line: split around the targets. */
export const WORDS_AROUND_TARGETS = [
  `lowerUTF8(concatWithSeparator('\\n', user, extra['actor_name'], on_behalf_of, replaceAll(`,
  `, ';', '\\n'), app, activity, extra['source_action'], object, object_id, message, src_ip, device))`,
] as const;
const WORDS = WORDS_AROUND_TARGETS.join('targets');

/**
 * Fields whose values are looked up in an index instead of being read and compared, with the start of their terms. A term
 * is the folded value after its start: `app=box`.
 */
export const TERMS = {
  app: 'app=',
  activity: 'activity=',
  outcome: 'outcome=',
  object_type: 'object_type=',
  country: 'country=',
  source: 'source=',
  device_type: 'device_type=',
  service_id: 'service=',
  user: 'user=',
} as const;

/** Terms of a row. Conditions have to spell it out like the index, or the index isn't used. */
export const TERMS_OF_ROW = `[${Object.entries(TERMS)
  .map(([column, start]) => `concat('${start}', lowerUTF8(${column}))`)
  .join(', ')}]`;

interface Derived {
  name: string;
  type: string;
  /** Expression over `events`. */
  of: string;
}

/** Columns that `events` computes when they are read. */
const DERIVED: readonly Derived[] = [
  ...Object.entries(EXTRAS).map(([name, type]) => ({ name, type, of: `extra['${name}']` })),
  { name: 'size', type: 'UInt64', of: `if(${SIZE_IS_KNOWN}, toUInt64OrZero(extra['size']), 0)` },
  { name: 'size_unknown', type: 'UInt8', of: `NOT ${SIZE_IS_KNOWN}` },
  // Read whole where the index can't tell, so it is compressed for speed.
  { name: 'words', type: 'String CODEC(LZ4)', of: WORDS },
];

/** Stored in `events`, too, because a deletion of a person's data changes what it is made of. */
const KEY: Derived = { name: 'key', type: 'UInt64', of: ACTIVITY_KEY };

/** The same of columns that `events` has had before. */
const NUMBERS: readonly Derived[] = [
  { name: 'person', type: 'UInt64', of: "if(user = '', toUInt64(0), CAST(sipHash64(user) AS UInt64))" },
  { name: 'address', type: 'UInt64', of: "if(src_ip = '', toUInt64(0), CAST(sipHash64(src_ip) AS UInt64))" },
];

/** Hashes don't compress. */
const HASHES: readonly string[] = ['key', 'person', 'address'];

const COLUMNS: readonly Derived[] = [
  ...Object.entries(COPIED).map(([name, type]) => ({ name, type, of: name })),
  ...[KEY, ...NUMBERS, ...DERIVED].map(({ name, type, of }) => ({
    name,
    type: HASHES.includes(name) ? `${type} CODEC(NONE)` : type,
    of,
  })),
];

/** Names of all columns. */
export const ACTIVITY_COLUMNS: readonly string[] = COLUMNS.map(({ name }) => name);

/** The SELECT that fills the table. */
const OF_EVENTS = `SELECT ${COLUMNS.map(({ name, of }) => (name === of ? name : `${of} AS ${name}`)).join(',\n  ')}
FROM events
WHERE kind = 'activity'`;

/** Keys of the roll-up, in its order. */
export const DAY_KEYS = [
  'app',
  'activity',
  'outcome',
  'object_type',
  'country',
  'device_type',
  'source',
  'service_id',
] as const;

const TOTALS = ['bytes_up', 'bytes_up_unknown', 'bytes_down', 'bytes_down_unknown'] as const;

/** Columns of the roll-up, and the SELECT that fills it, split around its condition. */
export const BY_DAY = {
  columns: `tenant_id, day, ${DAY_KEYS.join(', ')}, datasource_id, requests, ${TOTALS.join(', ')}, first_seen, last_seen`,
  of: `SELECT tenant_id, toDate(time) AS day, ${DAY_KEYS.join(', ')}, datasource_id, count() AS requests,
  ${TOTALS.map((column) => `sum(${column}) AS ${column}`).join(', ')}, min(time) AS first_seen, max(time) AS last_seen
FROM ${ACTIVITIES}`,
  by: `GROUP BY tenant_id, day, ${DAY_KEYS.join(', ')}, datasource_id`,
};

const MOMENT = "DateTime64(3, 'UTC')";
const TOTAL = 'SimpleAggregateFunction(sum, UInt64)';

/** Statements that create both tables, fill them with older events, and keep them filled. An interrupted fill restarts. */
export function activityStatements({
  onCluster,
  engineOf,
  settings,
}: {
  onCluster: string;
  engineOf: (family: 'MergeTree' | 'AggregatingMergeTree') => string;
  settings: string;
}): string[] {
  const fill = 'SETTINGS max_partitions_per_insert_block = 0, async_insert = 0';
  return [
    `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS key UInt64 DEFAULT if(kind = 'activity', ${KEY.of}, 0)`,
    ...DERIVED.map(
      ({ name, type, of }) =>
        `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS ${name} ${type.replace(/ CODEC\(.*\)$/, '')} ALIAS ${of}`,
    ),
    ...[`${ACTIVITIES_BY_DAY}_view`, `${ACTIVITIES}_view`, ACTIVITIES_BY_DAY, ACTIVITIES].map(
      (name) => `DROP TABLE IF EXISTS ${name}${onCluster} SYNC`,
    ),
    `CREATE TABLE ${ACTIVITIES}${onCluster} (
  ${COLUMNS.map(({ name, type }) => `${name} ${type}`).join(',\n  ')},
  INDEX words_index words TYPE text(tokenizer = 'splitByNonAlpha'),
  INDEX terms_index ${TERMS_OF_ROW} TYPE text(tokenizer = 'array'),
  INDEX session_index lowerUTF8(session) TYPE bloom_filter
) ENGINE = ${engineOf('MergeTree')}
PARTITION BY toYYYYMM(time)
PRIMARY KEY (tenant_id, time)
ORDER BY (tenant_id, time, key)
${settings}`,
    `CREATE TABLE ${ACTIVITIES_BY_DAY}${onCluster} (
  tenant_id ${WORD},
  day Date,
  ${DAY_KEYS.map((name) => `${name} ${WORD},`).join('\n  ')}
  datasource_id ${WORD},
  requests ${TOTAL},
  ${TOTALS.map((name) => `${name} ${TOTAL},`).join('\n  ')}
  first_seen SimpleAggregateFunction(min, ${MOMENT}),
  last_seen SimpleAggregateFunction(max, ${MOMENT})
) ENGINE = ${engineOf('AggregatingMergeTree')}
PARTITION BY toYYYYMM(day)
PRIMARY KEY (tenant_id, day, app)
ORDER BY (tenant_id, day, ${DAY_KEYS.join(', ')}, datasource_id)
${settings}`,
    `INSERT INTO ${ACTIVITIES} (${ACTIVITY_COLUMNS.join(', ')})
${OF_EVENTS}
${fill}`,
    `INSERT INTO ${ACTIVITIES_BY_DAY} (${BY_DAY.columns})
${BY_DAY.of}
${BY_DAY.by}
${fill}`,
    `CREATE MATERIALIZED VIEW ${ACTIVITIES_BY_DAY}_view${onCluster} TO ${ACTIVITIES_BY_DAY} AS
${BY_DAY.of}
${BY_DAY.by}`,
    `CREATE MATERIALIZED VIEW ${ACTIVITIES}_view${onCluster} TO ${ACTIVITIES} AS
${OF_EVENTS}`,
  ];
}

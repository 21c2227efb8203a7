import { activityStatements } from './activities.ts';

/**
 * Event store schema by version. Released migrations never change; new ones follow. Statements are
 * repeatable, so an interrupted migration reruns. See docs/decisions/0005-events-table-and-roll-ups.md.
 */
export interface Migration {
  version: number;
  name: string;
  statements: readonly string[];
}

/** Table engines: for a single engine, or replicated in a cluster. */
export interface TableEngines {
  /** Full name of the engine for `MergeTree` or `AggregatingMergeTree`, with arguments. */
  of(family: 'MergeTree' | 'AggregatingMergeTree'): string;
  /** Clause after the name in CREATE and ALTER: `` or ` ON CLUSTER 'name'`. */
  onCluster: string;
  /** Setting that makes a table remember batch tokens, so that a resent batch counts once. */
  deduplication: string;
}

/** Batch tokens a table remembers: far more than a job has in flight when it fails. */
const REMEMBERED_BATCHES = 10_000;

export const SINGLE: TableEngines = {
  of: (family) => family,
  onCluster: '',
  deduplication: `non_replicated_deduplication_window = ${REMEMBERED_BATCHES}`,
};

/** Tables replicated in a cluster, using ClickHouse's macros `{shard}` and `{replica}`. */
export function replicated(cluster: string): TableEngines {
  if (!/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(cluster))
    throw new RangeError(`“${cluster}” is not the name of a cluster: letters, digits, _ and - are.`);
  return {
    of: (family) => `Replicated${family}('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')`,
    onCluster: ` ON CLUSTER '${cluster}'`,
    deduplication: `replicated_deduplication_window = ${REMEMBERED_BATCHES}`,
  };
}

/** Text with few distinct values, stored as a dictionary. ClickHouse falls back to plain text in parts with many. */
const WORD = 'LowCardinality(String)';
const MOMENT = "DateTime64(3, 'UTC')";
const TOTAL = 'SimpleAggregateFunction(sum, UInt64)';

/** Aggregates in both roll-ups. */
const TOTAL_COLUMNS = `
  requests ${TOTAL},
  bytes_up ${TOTAL},
  bytes_down ${TOTAL},
  first_seen SimpleAggregateFunction(min, ${MOMENT}),
  last_seen SimpleAggregateFunction(max, ${MOMENT})`;

const TRAFFIC_KEYS = `service_id, host, user, user_domain, src_ip, browser, os, device, country, category, action, source,
  datasource_id`;

/**
 * Device type of events older than the column, like `deviceTypeOf` in domain. Computed when read, and stored
 * when a part is next merged.
 */
const DEVICE_TYPE_OF_BEFORE = `multiIf(
  match(user_agent, 'SMART-TV|SmartTV|Smart TV|Android TV|GoogleTV|AppleTV|CrKey|Xbox'), 'other',
  position(user_agent, 'iPad') > 0, 'tablet',
  match(user_agent, 'iPhone|iPod'), 'phone',
  position(user_agent, 'Android') > 0 AND position(user_agent, 'Mozilla/') > 0 AND position(user_agent, 'Mobile') = 0, 'tablet',
  position(user_agent, 'Android') > 0, if(position(user_agent, 'Tablet') > 0, 'tablet', 'phone'),
  browser IN ('curl', 'Wget', 'PowerShell', 'Python', 'Go', 'Java', 'Node.js', 'Ruby', 'Perl', 'PHP', 'Git', 'AWS CLI',
    'AWS SDK', 'Docker', 'APT', 'DNF', 'rclone', 'Headless Chrome'), 'tool',
  startsWith(lowerUTF8(os), 'windows phone'), 'phone',
  match(lowerUTF8(os), '^(windows|mac|os x|chrome|linux|ubuntu|freebsd)'), 'desktop',
  startsWith(lowerUTF8(os), 'ipados'), 'tablet',
  match(lowerUTF8(os), '^(ios|iphone|android)'), 'phone',
  match(lowerUTF8(os), '^(tizen|webos|playstation|nintendo)'), 'other',
  '')`;

/**
 * Hash of a person's name, 0 without one. With as many names as a large company has people, dictionaries save
 * nothing, but eight bytes per row are counted and looked up much faster.
 */
const PERSON_OF_USER = "if(user = '', toUInt64(0), CAST(sipHash64(user) AS UInt64))";

const NUMBER_OF_ADDRESS = "if(src_ip = '', toUInt64(0), CAST(sipHash64(src_ip) AS UInt64))";

const PRESENCE_KEYS =
  'user, service_id, half_hour, device_type, os, browser, device, action, source, datasource_id';

/** Byte aggregates in roll-ups, now and before unknown sizes were tracked. */
const BYTES = ['bytes_up', 'bytes_up_unknown', 'bytes_down', 'bytes_down_unknown'];
const BYTES_BEFORE = ['bytes_up', 'bytes_down'];
/** Columns of unknown sizes, each after its byte column. */
const UNKNOWN_COLUMNS = [
  ['bytes_up_unknown', 'bytes_up'],
  ['bytes_down_unknown', 'bytes_down'],
] as const;

const sums = (columns: readonly string[]): string =>
  columns.map((column) => `sum(${column}) AS ${column}`).join(', ');

/** Aggregates in presence. */
export const PRESENCE_TOTALS = `requests, ${BYTES.join(', ')}`;

/** The SELECT that fills the presence roll-up, split around its condition. */
export const PRESENCE = presenceParts(BYTES);

function presenceParts(bytes: readonly string[]): { of: string; by: string } {
  return {
    of: `SELECT tenant_id, toDateTime(intDiv(toUnixTimestamp(time), 1800) * 1800, 'UTC') AS half_hour, user, service_id,
  device_type, os, browser, device, action, source, datasource_id,
  count() AS requests, ${sums(bytes)},
  min(time) AS first_seen, max(time) AS last_seen
FROM events
WHERE kind = 'traffic' AND`,
    by: `
GROUP BY tenant_id, ${PRESENCE_KEYS}`,
  };
}

function presenceOf(where: string, bytes: readonly string[] = BYTES): string {
  const { of, by } = presenceParts(bytes);
  return `${of} ${where}${by}`;
}

function trafficByHour(bytes: readonly string[]): string {
  return `SELECT tenant_id, toStartOfHour(time) AS hour, ${TRAFFIC_KEYS},
  count() AS requests, ${sums(bytes)},
  min(time) AS first_seen, max(time) AS last_seen
FROM events
WHERE kind = 'traffic'
GROUP BY tenant_id, hour, ${TRAFFIC_KEYS}`;
}

/** The SELECT that fills the hourly roll-up; views fill the daily ones from it. */
export const TRAFFIC_BY_HOUR = {
  columns: `tenant_id, hour, ${TRAFFIC_KEYS}, requests, ${BYTES.join(', ')}, first_seen, last_seen`,
  of: `SELECT tenant_id, toStartOfHour(time) AS hour, ${TRAFFIC_KEYS},
  count() AS requests, ${sums(BYTES)},
  min(time) AS first_seen, max(time) AS last_seen
FROM events
WHERE kind = 'traffic' AND`,
  by: `
GROUP BY tenant_id, hour, ${TRAFFIC_KEYS}`,
};

function usageByDay(bytes: readonly string[]): string {
  return `SELECT tenant_id, toDate(hour) AS day, service_id, user, browser, os, action, source, datasource_id,
  sum(requests) AS requests, ${sums(bytes)},
  min(first_seen) AS first_seen, max(last_seen) AS last_seen
FROM traffic_by_hour
GROUP BY tenant_id, day, service_id, user, browser, os, action, source, datasource_id`;
}

function withoutPeople(rollUp: WithoutPeople, bytes: readonly string[]): string {
  const { of, by } = partsWithoutPeople(rollUp, bytes);
  return `${of}
${by}`;
}

type WithoutPeople = (typeof WITHOUT_PEOPLE)[number];

function partsWithoutPeople({ keys, from }: WithoutPeople, bytes: readonly string[]) {
  return {
    of: `SELECT tenant_id, ${from.day} AS day, ${keys}, datasource_id,
  sum(requests) AS requests, ${sums(bytes)},
  min(first_seen) AS first_seen, max(last_seen) AS last_seen
FROM ${from.table}`,
    by: `GROUP BY tenant_id, day, ${keys}, datasource_id`,
  };
}

/** Daily roll-ups without people, and the larger ones they are built from. */
const WITHOUT_PEOPLE = [
  {
    table: 'services_by_day',
    keys: 'service_id, action, source',
    from: { table: 'usage_by_day', day: 'day' },
  },
  {
    table: 'hosts_by_day',
    keys: 'service_id, host, country, category, action, source',
    from: { table: 'traffic_by_hour', day: 'toDate(hour)' },
  },
] as const;

/** The SELECTs that fill them, split around their conditions. */
export const OF_ROLL_UPS = WITHOUT_PEOPLE.map((rollUp) => ({
  table: rollUp.table,
  day: rollUp.from.day,
  columns: `tenant_id, day, ${rollUp.keys}, datasource_id, requests, ${BYTES.join(', ')}, first_seen, last_seen`,
  ...partsWithoutPeople(rollUp, BYTES),
}));

/** Aggregating tables. */
export const ROLL_UPS = [
  'usage_by_day',
  'traffic_by_hour',
  'presence_by_half_hour',
  'services_by_day',
  'hosts_by_day',
] as const;

/** Schema version that distinguishes unknown sizes from 0: see `markUnrecordedSizes` for older events. */
export const UNKNOWN_BYTES = 6;

export function migrations(engines: TableEngines): readonly Migration[] {
  const { of, onCluster, deduplication } = engines;
  /** Syncs acknowledged batches to disk, so they survive a power cut like their job's checkpoint. */
  const durable = `${deduplication}, fsync_after_insert = 1, fsync_part_directory = 1`;
  /** Inserts create compact single-file parts; only merged parts are stored by column. */
  const settings = `SETTINGS ${durable}, min_bytes_for_wide_part = 268435456, min_rows_for_wide_part = 1000000`;
  return [
    {
      version: 2,
      name: 'events, roll-ups and rejects',
      statements: [
        // Folders from before the first release have version 1; their roll-ups are rebuilt from events below.
        ...['usage_by_day_view', 'traffic_by_hour_view', 'usage_by_day', 'traffic_by_hour'].map(
          (name) => `DROP TABLE IF EXISTS ${name}${onCluster} SYNC`,
        ),
        `CREATE TABLE IF NOT EXISTS events${onCluster} (
  tenant_id ${WORD},
  datasource_id ${WORD},
  load_id ${WORD},
  line UInt64 CODEC(Delta, ZSTD),
  time ${MOMENT} CODEC(Delta, ZSTD),
  kind ${WORD},
  source ${WORD},
  user ${WORD},
  user_domain ${WORD},
  src_ip ${WORD},
  dst_ip ${WORD},
  dst_port UInt16,
  host ${WORD},
  url String CODEC(ZSTD),
  method ${WORD},
  status UInt16,
  action ${WORD},
  bytes_up UInt64 CODEC(ZSTD),
  bytes_down UInt64 CODEC(ZSTD),
  user_agent ${WORD},
  browser ${WORD},
  os ${WORD},
  device ${WORD},
  referrer String CODEC(ZSTD),
  content_type ${WORD},
  category ${WORD},
  service_id ${WORD},
  service ${WORD},
  app ${WORD},
  activity ${WORD},
  object_type ${WORD},
  object String CODEC(ZSTD),
  object_id String CODEC(ZSTD),
  outcome ${WORD},
  severity ${WORD},
  country ${WORD},
  city ${WORD},
  lat Float64,
  lon Float64,
  message String CODEC(ZSTD),
  raw_id String CODEC(ZSTD),
  extra Map(${WORD}, String)
) ENGINE = ${of('MergeTree')}
PARTITION BY toYYYYMM(time)
ORDER BY (tenant_id, time)
${settings}`,

        // Everything that lists, facets and filters of the audit pages use, by the hour. Within a day, rows
        // are sorted by service, so reading one service touches few blocks and equal names are adjacent.
        `CREATE TABLE IF NOT EXISTS traffic_by_hour${onCluster} (
  tenant_id ${WORD},
  hour DateTime('UTC') CODEC(Delta, ZSTD),
  service_id ${WORD},
  host ${WORD},
  user ${WORD},
  user_domain ${WORD},
  src_ip ${WORD},
  browser ${WORD},
  os ${WORD},
  device ${WORD},
  country ${WORD},
  category ${WORD},
  action ${WORD},
  source ${WORD},
  datasource_id ${WORD},${TOTAL_COLUMNS}
) ENGINE = ${of('AggregatingMergeTree')}
PARTITION BY toYYYYMM(hour)
PRIMARY KEY (tenant_id, toDate(hour), service_id)
ORDER BY (tenant_id, toDate(hour), service_id, hour, host, user, user_domain, src_ip, browser, os, device, country, category,
  action, source, datasource_id)
${settings}`,

        // Columns the services page lists, counts and filters by, per day; small enough to be scanned while
        // someone types. Browser and system add few rows, because a person has few of them.
        `CREATE TABLE IF NOT EXISTS usage_by_day${onCluster} (
  tenant_id ${WORD},
  day Date,
  service_id ${WORD},
  user ${WORD},
  browser ${WORD},
  os ${WORD},
  action ${WORD},
  source ${WORD},
  datasource_id ${WORD},${TOTAL_COLUMNS}
) ENGINE = ${of('AggregatingMergeTree')}
PARTITION BY toYYYYMM(day)
PRIMARY KEY (tenant_id, day, service_id)
ORDER BY (tenant_id, day, service_id, user, browser, os, action, source, datasource_id)
${settings}`,

        `CREATE MATERIALIZED VIEW IF NOT EXISTS traffic_by_hour_view${onCluster} TO traffic_by_hour AS
${trafficByHour(BYTES_BEFORE)}`,

        `CREATE MATERIALIZED VIEW IF NOT EXISTS usage_by_day_view${onCluster} TO usage_by_day AS
${usageByDay(BYTES_BEFORE)}`,

        // Copies rows without grouping, in constant memory: the table aggregates them, and the view above
        // fills the other one.
        `INSERT INTO traffic_by_hour (tenant_id, hour, ${TRAFFIC_KEYS}, requests, bytes_up, bytes_down, first_seen, last_seen)
SELECT tenant_id, toStartOfHour(time), ${TRAFFIC_KEYS}, 1, bytes_up, bytes_down, time, time
FROM events
WHERE kind = 'traffic'
SETTINGS max_partitions_per_insert_block = 0, async_insert = 0`,

        // Not partitioned by month, because a batch resent in the next month must find its token.
        `CREATE TABLE IF NOT EXISTS rejects${onCluster} (
  tenant_id ${WORD},
  datasource_id ${WORD},
  load_id ${WORD},
  read_at ${MOMENT} DEFAULT now64(3, 'UTC'),
  line UInt64,
  offset UInt64,
  reason ${WORD},
  detail String CODEC(ZSTD),
  format ${WORD},
  text String CODEC(ZSTD)
) ENGINE = ${of('MergeTree')}
ORDER BY (tenant_id, datasource_id, read_at, load_id, line)
SETTINGS ${durable}`,
      ],
    },
    {
      version: 3,
      name: 'networks of addresses',
      statements: [`ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS network ${WORD} AFTER lon`],
    },
    {
      version: 4,
      name: 'types of devices, presence by the half hour',
      statements: [
        `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS device_type ${WORD} DEFAULT ${DEVICE_TYPE_OF_BEFORE} AFTER device`,
        // Marks events that the view below has processed; all new ones are marked.
        `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS in_presence UInt8 DEFAULT 0`,

        // Presence of users and their devices. Gaps within a half hour are too short to end a session, so
        // first and last request are enough. Rows of one user and day are adjacent.
        `CREATE TABLE IF NOT EXISTS presence_by_half_hour${onCluster} (
  tenant_id ${WORD},
  user ${WORD},
  service_id ${WORD},
  half_hour DateTime('UTC') CODEC(Delta, ZSTD),
  device_type ${WORD},
  os ${WORD},
  browser ${WORD},
  device ${WORD},
  action ${WORD},
  source ${WORD},
  datasource_id ${WORD},${TOTAL_COLUMNS}
) ENGINE = ${of('AggregatingMergeTree')}
PARTITION BY toYYYYMM(half_hour)
PRIMARY KEY (tenant_id, toDate(half_hour), user)
ORDER BY (tenant_id, toDate(half_hour), ${PRESENCE_KEYS})
${settings}`,

        `CREATE MATERIALIZED VIEW IF NOT EXISTS presence_by_half_hour_view${onCluster} TO presence_by_half_hour AS
${presenceOf('in_presence = 1', BYTES_BEFORE)}`,

        // Time from which presence includes older events: see `PresenceFill`.
        `CREATE TABLE IF NOT EXISTS presence_filled${onCluster} (
  since DateTime('UTC'),
  reached_at ${MOMENT} DEFAULT now64(3, 'UTC')
) ENGINE = ${of('MergeTree')} ORDER BY reached_at`,
      ],
    },
    {
      version: 5,
      name: 'numbers of people, services by the day',
      statements: [
        // Computed for single events, since there are many and most queries use roll-ups.
        `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS person UInt64 ALIAS ${PERSON_OF_USER} AFTER user`,
        // Hashes don't compress. Older parts compute it when read, until they are rewritten.
        ...['usage_by_day', 'traffic_by_hour', 'presence_by_half_hour'].flatMap((table) => [
          `ALTER TABLE ${table}${onCluster} ADD COLUMN IF NOT EXISTS person UInt64 DEFAULT ${PERSON_OF_USER} CODEC(NONE) AFTER user`,
          `ALTER TABLE ${table}${onCluster} MATERIALIZE COLUMN person`,
        ]),

        // Resolves conditions on people once, instead of in each roll-up row.
        `CREATE TABLE IF NOT EXISTS people${onCluster} (
  tenant_id ${WORD},
  person UInt64,
  user String,
  stored_at SimpleAggregateFunction(max, DateTime('UTC')) DEFAULT now()
) ENGINE = ${of('AggregatingMergeTree')}
ORDER BY (tenant_id, person, user)
SETTINGS ${durable}`,

        `CREATE MATERIALIZED VIEW IF NOT EXISTS people_view${onCluster} TO people AS
SELECT tenant_id, ${PERSON_OF_USER} AS person, user, now() AS stored_at
FROM usage_by_day
WHERE user != ''
GROUP BY tenant_id, user`,

        `INSERT INTO people (tenant_id, person, user)
SELECT tenant_id, ${PERSON_OF_USER} AS person, user FROM usage_by_day WHERE user != '' GROUP BY tenant_id, user
SETTINGS async_insert = 0`,

        // IP addresses are counted in the same way.
        `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS address UInt64 ALIAS ${NUMBER_OF_ADDRESS} AFTER src_ip`,
        `ALTER TABLE traffic_by_hour${onCluster} ADD COLUMN IF NOT EXISTS address UInt64 DEFAULT ${NUMBER_OF_ADDRESS} CODEC(NONE) AFTER src_ip`,
        `ALTER TABLE traffic_by_hour${onCluster} MATERIALIZE COLUMN address`,

        // Roll-ups without users, so that reads over a year are as fast as over a week: first seen, daily
        // bars, volume by source, sites and countries. An interrupted fill restarts.
        ...WITHOUT_PEOPLE.flatMap((rollUp) => {
          const { table, keys } = rollUp;
          const rows = withoutPeople(rollUp, BYTES_BEFORE);
          return [
            `DROP TABLE IF EXISTS ${table}_view${onCluster} SYNC`,
            `DROP TABLE IF EXISTS ${table}${onCluster} SYNC`,
            `CREATE TABLE ${table}${onCluster} (
  tenant_id ${WORD},
  day Date,
  ${keys
    .split(', ')
    .map((key) => `${key} ${WORD},`)
    .join('\n  ')}
  datasource_id ${WORD},${TOTAL_COLUMNS}
) ENGINE = ${of('AggregatingMergeTree')}
PARTITION BY toYYYYMM(day)
PRIMARY KEY (tenant_id, day, service_id)
ORDER BY (tenant_id, day, ${keys}, datasource_id)
${settings}`,
            `INSERT INTO ${table} (tenant_id, day, ${keys}, datasource_id, requests, bytes_up, bytes_down, first_seen, last_seen)
${rows}
SETTINGS max_partitions_per_insert_block = 0, async_insert = 0`,
            `CREATE MATERIALIZED VIEW ${table}_view${onCluster} TO ${table} AS
${rows}`,
          ];
        }),
      ],
    },
    {
      version: UNKNOWN_BYTES,
      name: 'bytes that no source records',
      statements: [
        // Counts unknown sizes rather than known ones: mostly zeros, which cost next to nothing.
        ...UNKNOWN_COLUMNS.flatMap(([column, after]) => [
          `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS ${column} UInt8 DEFAULT 0 AFTER ${after}`,
          ...ROLL_UPS.map(
            (table) =>
              `ALTER TABLE ${table}${onCluster} ADD COLUMN IF NOT EXISTS ${column} ${TOTAL} DEFAULT 0 AFTER ${after}`,
          ),
        ]),
        ...WITHOUT_PEOPLE.map(
          (rollUp) =>
            `ALTER TABLE ${rollUp.table}_view${onCluster} MODIFY QUERY ${withoutPeople(rollUp, BYTES)}`,
        ),
        `ALTER TABLE usage_by_day_view${onCluster} MODIFY QUERY ${usageByDay(BYTES)}`,
        `ALTER TABLE traffic_by_hour_view${onCluster} MODIFY QUERY ${trafficByHour(BYTES)}`,
        `ALTER TABLE presence_by_half_hour_view${onCluster} MODIFY QUERY ${presenceOf('in_presence = 1')}`,
      ],
    },
    {
      version: 7,
      name: 'activities',
      statements: [
        ...(
          [
            ['on_behalf_of', WORD, 'user_domain'],
            ['targets', 'String CODEC(ZSTD)', 'object_id'],
            ['session', 'String CODEC(ZSTD)', 'targets'],
            ['origins', WORD, 'raw_id'],
            ['raw', 'String CODEC(ZSTD(3))', 'origins'],
          ] as const
        ).map(
          ([column, type, after]) =>
            `ALTER TABLE events${onCluster} ADD COLUMN IF NOT EXISTS ${column} ${type} AFTER ${after}`,
        ),
        ...activityStatements({ onCluster, engineOf: of, settings }),
        `CREATE MATERIALIZED VIEW IF NOT EXISTS activities_people_view${onCluster} TO people AS
SELECT tenant_id, ${PERSON_OF_USER} AS person, user, now() AS stored_at
FROM activities
WHERE user != ''
GROUP BY tenant_id, user`,
        `INSERT INTO people (tenant_id, person, user)
SELECT tenant_id, ${PERSON_OF_USER} AS person, user FROM activities WHERE user != '' GROUP BY tenant_id, user
SETTINGS async_insert = 0`,
      ],
    },
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only database, used for names without one. */
export const DATABASE = 'casbah';

/** Excludes dictionaries, which can run programs and connect to other machines. */
const GRANTS = [
  `SHOW, SELECT, INSERT, ALTER TABLE, ALTER VIEW, CREATE DATABASE, CREATE TABLE, CREATE VIEW, DROP TABLE, DROP VIEW, TRUNCATE, OPTIMIZE, CHECK, SYSTEM MERGES, SYSTEM VIEWS ON ${DATABASE}.*`,
  'SELECT ON system.*',
  'SELECT ON INFORMATION_SCHEMA.*',
];

/** Paths in the engine's folder. */
export interface EnginePaths {
  /** ClickHouse's own files; locked while the engine runs. */
  store: string;
  /** Rows of running requests. */
  spool: string;
  /** Named pipes. */
  pipes: string;
  configuration: string;
}

/**
 * Writes the engine's configuration, because ClickHouse would read one from the working or home directory.
 * Denies files, URLs, other databases, users, functions, dictionaries and server commands. Returns its paths.
 */
export function writeConfiguration(folder: string, memoryBytes: number): EnginePaths {
  const paths = {
    store: join(folder, 'store'),
    spool: join(folder, 'spool'),
    pipes: join(folder, 'pipes'),
    configuration: join(folder, 'engine.xml'),
  };
  mkdirSync(paths.store, { recursive: true, mode: 0o700 });
  const users = join(folder, 'users.xml');
  writeFileSync(
    users,
    `<clickhouse>
  <profiles>
    <default>
      <!-- Parts of words are looked up among the words of the index, unless so many contain them that a scan is faster. -->
      <text_index_like_min_pattern_length>2</text_index_like_min_pattern_length>
      <text_index_like_max_postings_to_read>10000</text_index_like_max_postings_to_read>
    </default>
  </profiles>
  <quotas><default/></quotas>
  <users>
    <default>
      <password></password>
      <networks><ip>::/0</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
      <grants>
        ${GRANTS.map((grant) => `<query>GRANT ${grant}</query>`).join('\n        ')}
      </grants>
    </default>
  </users>
</clickhouse>
`,
    { mode: 0o600 },
  );
  writeFileSync(
    paths.configuration,
    `<clickhouse>
  <users_config>${escapeXml(users)}</users_config>
  <max_server_memory_usage>${memoryBytes}</max_server_memory_usage>
</clickhouse>
`,
    { mode: 0o600 },
  );
  return paths;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asOrdinaryUser, freePort, installPackage } from '@casbah/stores/temporary-server';
import mysql from 'mysql2/promise';

const SERVER = '/usr/sbin/mariadbd';
const TABLES = ['mysql_system_tables.sql', 'mysql_performance_tables.sql', 'mysql_system_tables_data.sql'];
const PATIENCE_MS = 30_000;
/** No flushes: the data doesn't outlive the test. */
const SMALL = [
  ...['--innodb-buffer-pool-size=8M', '--innodb-log-file-size=4M', '--innodb-flush-log-at-trx-commit=0'],
  ...['--skip-name-resolve', '--performance-schema=OFF', '--log-warnings=0'],
];

export interface TestMariadbServer {
  port: number;
  version: string;
  /** Can read everything in the database `logs`, and write nothing. */
  account: { user: string; password: string; database: string };
  /** Runs SQL as the administrator. */
  run(sql: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts Debian's MariaDB in a temporary folder, installing it first if missing and running as root; otherwise
 * `undefined`.
 */
export async function openMariadbServer(certificate: {
  cert: string;
  key: string;
}): Promise<TestMariadbServer | undefined> {
  if (!existsSync(SERVER) && !(installPackage('mariadb-server-core') && existsSync(SERVER))) return undefined;
  // During startup it ignores other signals, and SIGINT always.
  const { command, prefix, owner } = asOrdinaryUser('KILL');
  const folder = mkdtempSync(join(tmpdir(), 'casbah-mariadb-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const password = crypto.randomUUID();
  const account = { user: 'reader', password: crypto.randomUUID(), database: 'logs' };
  mkdirSync(data);
  for (const [name, content] of Object.entries(certificate))
    writeFileSync(join(folder, name), content, { mode: 0o600 });
  if (owner !== undefined)
    for (const path of [folder, data, join(folder, 'cert'), join(folder, 'key')])
      chownSync(path, owner.uid, owner.gid);
  const flags = [...prefix, SERVER, '--no-defaults', `--datadir=${data}`, `--tmpdir=${folder}`, ...SMALL];
  const statements = [
    'create database mysql;',
    'use mysql;',
    'set @auth_root_socket = null, @skip_auth_anonymous = 1;',
    ...TABLES.map((name) => readFileSync(join('/usr/share/mysql', name), 'utf8')),
    'flush privileges;',
    `create user administrator@'127.0.0.1' identified by '${password}';`,
    "grant all on *.* to administrator@'127.0.0.1' with grant option;",
    `create user ${account.user}@'127.0.0.1' identified by '${account.password}';`,
    `create database ${account.database};`,
    `grant select on ${account.database}.* to ${account.user}@'127.0.0.1';`,
  ];
  const made = spawnSync(command, [...flags, '--bootstrap'], {
    input: `${statements.join('\n')}\n`,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let server: ChildProcess | undefined;
  const close = async (): Promise<void> => {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (made.status !== 0) throw new Error(`MariaDB could not be set up: ${made.stderr}`);
    const listens = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${join(folder, 'socket')}`];
    const tls = [`--ssl-cert=${join(folder, 'cert')}`, `--ssl-key=${join(folder, 'key')}`];
    server = spawn(command, [...flags, ...listens, ...tls], { stdio: 'ignore', cwd: folder });
    const administrator = await untilAnswers(server, { port, user: 'administrator', password });
    const [versions] = await administrator.query<mysql.RowDataPacket[]>('select version() as version');
    return {
      port,
      account,
      version: String(versions[0]?.version),
      run: async (sql, values) => (await administrator.query(sql, values))[0],
      async close() {
        administrator.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilAnswers(
  server: ChildProcess,
  as: { port: number; user: string; password: string },
): Promise<mysql.Connection> {
  const end = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      return await mysql.createConnection({ host: '127.0.0.1', ...as });
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
      await wait(50);
    }
}

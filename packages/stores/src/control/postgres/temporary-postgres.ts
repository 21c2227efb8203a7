import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { asOrdinaryUser, freePort, installPackage } from '../../temporary-server.ts';

/** A separate PostgreSQL for tests: in a temporary folder, on a free port, run by an unprivileged user. */
export interface TemporaryPostgres {
  /** Database owned by an ordinary user, who isn't a superuser but may create roles. */
  url: string;
  version: string;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Creates another database with the same owner, empty or as a copy of `template`. Returns its URL. */
  addDatabase(name: string, template?: string): Promise<string>;
  /** Stops the server and removes everything. */
  remove(): Promise<void>;
}

const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';
/** Startup timeout: generous for slow machines, but a broken server mustn't block the tests forever. */
const PATIENCE_MS = 60_000;

/**
 * Starts Debian's PostgreSQL, installing it first if missing and running as root. `undefined` if unavailable: tests are
 * then skipped, not passed. With a certificate and key (PEM), it offers TLS.
 */
export async function startTemporaryPostgres(certificate?: {
  cert: string;
  key: string;
}): Promise<TemporaryPostgres | undefined> {
  const binaries = newestBinaries() ?? (installPackage('postgresql') ? newestBinaries() : undefined);
  if (binaries === undefined) return undefined;

  const run = asOrdinaryUser('INT');
  const folder = mkdtempSync(join(tmpdir(), 'casbah-postgres-'));
  const passwordFile = join(folder, 'password');
  const password = crypto.randomUUID();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const files = [passwordFile];
  const tls: string[] = [];
  for (const [name, content] of Object.entries(certificate ?? {})) {
    const path = join(folder, name);
    writeFileSync(path, content, { mode: 0o600 });
    files.push(path);
    tls.push(`ssl_${name}_file=${path}`);
  }
  if (run.owner !== undefined)
    for (const path of [folder, ...files]) chownSync(path, run.owner.uid, run.owner.gid);

  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(
    run.command,
    [
      ...run.prefix,
      join(binaries, 'initdb'),
      ...['-D', data, '-U', 'administrator', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  rmSync(passwordFile);

  const administrator = `postgres://administrator:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const settings = [
      ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
      ...[`ssl=${tls.length > 0 ? 'on' : 'off'}`, ...tls],
    ];
    const started = spawn(
      run.command,
      [
        ...run.prefix,
        ...[join(binaries, 'postgres'), '-D', data],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { stdio: 'ignore', cwd: folder },
    );
    server = started;
    await untilAnswers(administrator, started);
  };
  const stop = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // "Fast shutdown": ends open connections and writes everything.
    server.kill('SIGINT');
    await ended;
  };
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // Vitest ends its workers with SIGTERM; this removes the server that test files share.
  const onTerminated = (): void => {
    server?.kill('SIGKILL');
    removeFolder();
    process.exit();
  };
  process.once('SIGTERM', onTerminated);
  const remove = async (): Promise<void> => {
    await stop();
    process.off('SIGTERM', onTerminated);
    removeFolder();
  };

  try {
    await start();
    const version = await makeOrdinaryDatabase(administrator);
    const urlOf = (database: string): string => `postgres://casbah:casbah@127.0.0.1:${port}/${database}`;
    const addDatabase = async (name: string, template = 'template1'): Promise<string> => {
      const client = new pg.Client({ connectionString: administrator });
      await client.connect();
      try {
        await client.query(`create database ${name} owner casbah template ${template}`);
        return urlOf(name);
      } finally {
        await client.end();
      }
    };
    return { url: urlOf('casbah'), version, start, stop, remove, addDatabase };
  } catch (error) {
    await remove();
    throw error;
  }
}

function newestBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST && existsSync(join(DEBIAN, String(version), 'bin', 'initdb')))
    .sort((a, b) => a - b);
  const newest = versions.at(-1);
  return newest === undefined ? undefined : join(DEBIAN, String(newest), 'bin');
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
      await wait(100);
    }
  }
}

async function makeOrdinaryDatabase(administrator: string): Promise<string> {
  const client = new pg.Client({ connectionString: administrator });
  await client.connect();
  try {
    await client.query("create role casbah login createrole password 'casbah'");
    await client.query('create database casbah owner casbah');
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}

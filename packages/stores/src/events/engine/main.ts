/**
 * The event engine: a separate process that runs ClickHouse as a library and serves its HTTP interface on a
 * loopback port. `start.ts` starts and configures it over the process channel; it exits with its parent.
 */
import { once } from 'node:events';
import { OTHERS } from '../../private-folder.ts';
import { type Connection, loadChdb } from './chdb.ts';
import { DATABASE, writeConfiguration } from './configuration.ts';
import { forgetLostBatches, type TableOnDisk } from './deduplication-log.ts';
import { LANES, openLane } from './lanes.ts';
import { type EngineMessage, type EngineOrder, isOrder } from './messages.ts';
import { makePipes } from './pipes.ts';
import { openQueries } from './queries.ts';
import { createEngineServer } from './server.ts';
import { openSessions } from './sessions.ts';
import { openSpool } from './spool.ts';

/** How long running inserts are awaited after the parent exits. */
const STOP_MS = 10_000;
const MAX_QUERY_BYTES = 64 * 1024 * 1024;

async function tablesOnDisk(keeper: Connection): Promise<TableOnDisk[]> {
  const { bytes } = await keeper.query(
    `SELECT concat(t.database, '.', t.name), any(t.data_paths[1]), arrayStringConcat(groupArrayIf(p.name, p.active), ' ')
     FROM system.tables AS t LEFT JOIN system.parts AS p ON p.database = t.database AND p.table = t.name
     WHERE t.database = '${DATABASE}' AND t.engine LIKE '%MergeTree'
     GROUP BY t.database, t.name`,
    'TabSeparated',
  );
  const rows = Buffer.from(bytes)
    .toString()
    .split('\n')
    .filter((row) => row !== '');
  return rows.map((row) => {
    const [name = '', folder = '', parts = ''] = row.split('\t');
    return { name, folder, parts: parts.split(' ') };
  });
}

async function serve(order: EngineOrder): Promise<() => Promise<void>> {
  const paths = writeConfiguration(order.folder, order.memoryBytes);
  const args = [
    `--config-file=${paths.configuration}`,
    // An insert is answered once stored, and its deduplication token applies.
    '--async_insert=0',
    // Statements are sent with their parameters, which ClickHouse also counts.
    `--max_query_size=${MAX_QUERY_BYTES}`,
    // Parallel formatting of a long response takes 300 MB more and is hardly faster.
    '--output_format_parallel_formatting=0',
  ];
  const chdb = loadChdb();
  // The first session takes the store's lock and stays open, so the store stays locked whatever the others
  // do.
  const keeper = chdb.connect(paths.store, args);
  await keeper.query(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`, 'TabSeparated');
  // Before any insert, so that a resent batch isn't mistaken for a duplicate.
  await forgetLostBatches(await tablesOnDisk(keeper), (statement) => keeper.query(statement, 'TabSeparated'));
  const known = await keeper.query('SELECT lower(name) FROM system.formats WHERE is_output', 'TabSeparated');
  const formats = new Set(Buffer.from(known.bytes).toString().trim().split('\n'));
  const sessions = openSessions(chdb, paths.store, args, DATABASE);
  const queries = openQueries({
    sessions,
    formats,
    pipes: await makePipes(
      paths.pipes,
      LANES.read.running + LANES.streaming.running + LANES.background.running,
    ),
    lanes: {
      read: openLane(LANES.read),
      streaming: openLane(LANES.streaming),
      background: openLane(LANES.background),
      write: openLane(LANES.write),
      control: openLane(LANES.control),
    },
  });
  const server = createEngineServer({
    queries,
    spool: openSpool(paths.spool, order.maxInsertBytes),
    credentials: { user: order.user, password: order.password },
  });
  server.listen(order.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The engine has no port.');
  tell({ type: 'ready', port: address.port });
  return async () => {
    server.close();
    await queries.close();
    server.closeAllConnections();
    keeper.close();
  };
}

function tell(message: EngineMessage): void {
  if (process.connected) process.send?.(message);
}

function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const reason = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? 'port' : 'broken';
  if (!process.connected || process.send === undefined) process.kill(process.pid, 'SIGKILL');
  process.send?.({ type: 'failed', reason, text } satisfies EngineMessage, () =>
    // SIGKILL instead of exit, because tearing down a half-open engine crashes it. Nothing is written yet.
    process.kill(process.pid, 'SIGKILL'),
  );
}

// ClickHouse creates files and folders with the process umask.
process.umask(OTHERS);

let stop: (() => Promise<void>) | undefined;
let stopping = false;
async function end(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Acknowledged data survives a kill, so a shutdown that hangs may be cut short.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_MS).unref();
  await stop?.();
  process.exit(0);
}

process.on('message', (message) => {
  if (message === 'stop') end().catch(fail);
  else if (isOrder(message))
    serve(message).then((ending) => {
      stop = ending;
    }, fail);
});
process.on('disconnect', () => end().catch(fail));
// A terminal or service manager sends these to the whole process group; the parent decides when the engine
// ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Exception, readException } from './exception.ts';
import type { Lane, LaneName } from './lanes.ts';
import type { Pipe, Pipes } from './pipes.ts';
import type { RequestOptions } from './request.ts';
import type { Sessions } from './sessions.ts';
import type { SpooledRows } from './spool.ts';
import type { Statement } from './statement.ts';

/** Interval between attempts to kill a query, which may not have started at the first one. */
const KILL_EVERY_MS = 150;

export interface Written {
  rows: number;
  bytes: number;
  elapsed: number;
}

/** A running read. */
export interface Reading {
  format: string;
  /** Streams the rows. Destroying it cancels the query. */
  output: Socket;
  /** Resolves when the query has ended; rejects with its error. */
  ended: Promise<void>;
  /** Its response is long, so it frees its slot for another short query. */
  becomesLong(): void;
}

export interface Queries {
  /** @param signal cancels the query, waiting or running. */
  read(
    statement: Extract<Statement, { kind: 'read' }>,
    options: RequestOptions,
    signal: AbortSignal,
  ): Promise<Reading>;
  /** @param signal removes it from the queue; a running insert is completed. */
  insert(
    statement: Extract<Statement, { kind: 'insert' }>,
    rows: SpooledRows,
    options: RequestOptions,
    signal: AbortSignal,
  ): Promise<Written>;
  /** Runs definitions and other statements with short output. */
  run(sql: string, options: RequestOptions, signal: AbortSignal): Promise<Uint8Array>;
  /** Cancels reads, waits for writes. */
  close(): Promise<void>;
}

export function openQueries(parts: {
  sessions: Sessions;
  pipes: Pipes;
  lanes: Record<LaneName, Lane>;
  /** Lower case. */
  formats: ReadonlySet<string>;
}): Queries {
  const { sessions, pipes, lanes, formats } = parts;
  const running = new Map<string, Promise<unknown>>();
  const reads = new Set<Socket>();
  const closing = new AbortController();

  /** chDB hangs on a statement with leading settings if it doesn't know the default format. */
  function checkFormat(format: string): void {
    if (!formats.has(format.toLowerCase()))
      throw new Exception('UNKNOWN_FORMAT', `Unknown format ${format}.`);
  }

  /** Tracks a query by ID from queueing to its end. */
  async function tracked<T>(
    id: string,
    work: (release: (until: Promise<unknown>) => void) => Promise<T>,
  ): Promise<T> {
    if (closing.signal.aborted) throw new Exception('QUERY_WAS_CANCELLED', 'The engine is stopping.');
    if (running.has(id))
      throw new Exception(
        'QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING',
        `Query with id = ${id} is already running.`,
      );
    let until: Promise<unknown> | undefined;
    const done = work((later) => {
      until = later;
    });
    const settled = done.then(
      () => until,
      () => until,
    );
    running.set(id, settled);
    settled.finally(() => running.delete(id)).catch(() => undefined);
    return await done;
  }

  /** Kills the query with this ID in any session; `pipe` is the one that no one reads anymore. */
  async function kill(id: string, ended: Promise<unknown>, pipe: Pipe): Promise<void> {
    let over = false;
    const end = ended.then(
      () => {
        over = true;
      },
      () => {
        over = true;
      },
    );
    while (!over) {
      pipe.turnAway();
      const leave = await lanes.control.enter(new AbortController().signal);
      try {
        if (over) return;
        const session = await sessions.take();
        try {
          // SYNC has been seen to hang.
          await session.query(`KILL QUERY WHERE Settings['log_comment'] = ${literal(id)} ASYNC`, 'Null');
        } finally {
          sessions.end(session);
        }
      } finally {
        leave();
      }
      await Promise.race([end, pause(KILL_EVERY_MS)]);
    }
  }

  return {
    read(statement, options, signal) {
      return tracked(options.queryId, async (release) => {
        const format = statement.format ?? options.format;
        checkFormat(format);
        const either = AbortSignal.any([signal, closing.signal]);
        const lane = options.settings.get('workload') === 'background' ? lanes.background : lanes.read;
        let leave = await lane.enter(either);
        const session = await sessions.take().catch((error: unknown) => {
          leave();
          throw error;
        });
        const pipe = pipes.take();
        const output = pipe.open();
        reads.add(output);
        const ended = session
          .query(
            `${preamble(options)}${statement.before}\nINTO OUTFILE ${literal(pipe.path)} TRUNCATE\nFORMAT ${format} ${statement.after}`,
            format,
          )
          .then(
            () => undefined,
            (error: unknown) => {
              throw readException(error);
            },
          )
          .finally(() => {
            // Also closes the write end, in case the query failed with it open.
            sessions.end(session);
            pipe.finish();
          });
        const closed = new Promise<void>((resolve) => {
          output.once('close', resolve);
        });
        // An aborted response raises an error here; `ended` has the query's own.
        output.on('error', () => undefined);
        const over = Promise.allSettled([ended, closed]).then(() => {
          reads.delete(output);
          pipes.give(pipe);
          leave();
        });
        release(over);
        const stop = () => {
          output.destroy();
          kill(options.queryId, ended, pipe).catch((error: unknown) =>
            console.error('A query was not ended:', error),
          );
        };
        if (either.aborted) stop();
        else {
          either.addEventListener('abort', stop, { once: true });
          over.then(() => either.removeEventListener('abort', stop));
        }
        const becomesLong = () => {
          const place = lane === lanes.read ? lanes.streaming.tryEnter() : undefined;
          if (place === undefined) return;
          leave();
          leave = place;
        };
        return { format, output, ended, becomesLong };
      });
    },

    insert(statement, rows, options, signal) {
      return tracked(options.queryId, async () => {
        const leave = await lanes.write.enter(signal);
        try {
          const session = await sessions.take();
          try {
            return await session.write(
              `${preamble(options)}${statement.before}\nFROM INFILE ${literal(rows.path)} ${statement.after}\nFORMAT ${statement.format}`,
            );
          } catch (error) {
            throw readException(error);
          } finally {
            sessions.end(session);
          }
        } finally {
          leave();
        }
      });
    },

    run(sql, options, signal) {
      return tracked(options.queryId, async () => {
        checkFormat(options.format);
        const leave = await (/^\s*kill\b/i.test(sql) ? lanes.control : lanes.write).enter(signal);
        try {
          const session = await sessions.take();
          try {
            return (await session.query(`${preamble(options)}${sql}`, options.format)).bytes;
          } catch (error) {
            throw readException(error);
          } finally {
            sessions.end(session);
          }
        } finally {
          leave();
        }
      });
    },

    async close() {
      closing.abort(new Exception('QUERY_WAS_CANCELLED', 'The engine is stopping.'));
      await Promise.allSettled(running.values());
      sessions.close();
    },
  };
}

/** Statements that precede it in its session: the request's database, settings and parameters. */
function preamble(options: RequestOptions): string {
  const sets = [`log_comment = ${literal(options.queryId)}`];
  for (const [name, value] of options.settings) sets.push(`${name} = ${literal(value)}`);
  for (const [name, value] of options.parameters) sets.push(`param_${name} = ${literal(value)}`);
  const database = options.database === undefined ? '' : `USE ${identifier(options.database)};\n`;
  return `${database}SET ${sets.join(', ')};\n`;
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`;
}

function identifier(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('\0', '\\0')}\``;
}

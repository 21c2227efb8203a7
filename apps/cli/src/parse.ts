import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LogReaderOptions, LogSink } from '@casbah/discovery/log-reader';
import { createLogReader } from '@casbah/discovery/read-log';
import { type PackedFile, UnpackError, unpack } from '@casbah/discovery/unpack';
import { type Event, eventToJson } from '@casbah/domain/event';
import { fileOnDisk, streamedFile } from './packed-file.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah parse FILE…|-

Reads proxy and firewall logs and audit logs of cloud apps, and prints one event per line as JSON. Nothing is stored.
Detects the format from the content, line by line, and unpacks gzip and zip. - reads standard input.

  --format NAME     read every line in this format (\`casbah formats\` lists them)
  --timezone ZONE   time zone of times without one: Europe/Berlin or +05:30 (default: UTC)
  --who-is-where    also read identity mappings: which user has which IP address
  --rejects FILE    write rejected lines to this file, as JSON lines with the reason
  --no-services     omit what is derived from hosts and user agents: service, browser, operating system
  --no-raw          omit the original records of activities
  --stats           print a summary as JSON on standard error

With several files, each event and rejected line names its \`file\`.

Exit codes: 0 events were read, or the input was empty; 1 a file couldn't be read completely or written; 2 wrong usage;
3 no line could be read.
`;

/** Lines parsed before waiting for the output to drain. */
const LINES_AT_ONCE = 1000;
/** Characters buffered per write. */
const WRITE_SIZE = 64 * 1024;

/** The reader of standard output has exited (`casbah parse … | head`): nothing is left to do. */
class OutputClosed extends Error {}

/** Buffered output with backpressure. */
class Output {
  readonly #stream: NodeJS.WritableStream;
  #pending = '';
  #failure: Error | undefined;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#failure = error.code === 'EPIPE' ? new OutputClosed() : error;
    });
  }

  add(row: object): void {
    this.#pending += `${JSON.stringify(row)}\n`;
  }

  /** Writes buffered text if it is large or the last, and waits until it is consumed. */
  async drain(last = false): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#pending === '' || (!last && this.#pending.length < WRITE_SIZE)) return;
    const text = this.#pending;
    this.#pending = '';
    // Errors during the wait are reported by the listener above.
    if (!this.#stream.write(text)) await once(this.#stream, 'drain').catch(() => {});
    if (this.#failure !== undefined) throw this.#failure;
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      format: { type: 'string' },
      timezone: { type: 'string', default: 'UTC' },
      rejects: { type: 'string' },
      'who-is-where': { type: 'boolean', default: false },
      services: { type: 'boolean', default: true },
      raw: { type: 'boolean', default: true },
      stats: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error('Name at least one file, or - for standard input.');
  const options: LogReaderOptions = {
    timezone: values.timezone,
    now: Date.now(),
    ...(values.format === undefined ? {} : { format: values.format }),
    ...(values['who-is-where'] ? { signs: 'all' } : {}),
  };
  // Unknown formats and zones are reported before anything is read.
  createLogReader(options);
  return { ...values, files: positionals, options };
}

type Arguments = ReturnType<typeof readArguments>;

/** Counts for `--stats`. */
class Statistics {
  readonly #start = performance.now();
  readonly #rejects = new Map<string, number>();
  readonly #formats = new Map<string, number>();
  readonly #kinds = new Map<string, number>();
  lines = 0;
  events = 0;

  event(format: string, kind: string): void {
    this.events += 1;
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    this.#formats.set(format, (this.#formats.get(format) ?? 0) + 1);
  }

  reject(reason: string): void {
    this.#rejects.set(reason, (this.#rejects.get(reason) ?? 0) + 1);
  }

  get rejected(): number {
    return [...this.#rejects.values()].reduce((sum, count) => sum + count, 0);
  }

  summary(): object {
    const seconds = (performance.now() - this.#start) / 1000;
    return {
      lines: this.lines,
      events: this.events,
      rejected: this.rejected,
      rejects: Object.fromEntries(this.#rejects),
      formats: Object.fromEntries(this.#formats),
      kinds: Object.fromEntries(this.#kinds),
      seconds: Number(seconds.toFixed(3)),
      lines_per_second: Math.round(this.lines / Math.max(seconds, 1e-3)),
    };
  }
}

/** Reads one file to its end. */
class FileParser {
  readonly #arguments: Arguments;
  readonly #events: Output;
  readonly #rejects: Output | undefined;
  readonly #statistics: Statistics;
  readonly #enrich: ((event: Event) => void) | undefined;

  constructor(
    given: Arguments,
    events: Output,
    rejects: Output | undefined,
    statistics: Statistics,
    enrich: ((event: Event) => void) | undefined,
  ) {
    this.#arguments = given;
    this.#events = events;
    this.#rejects = rejects;
    this.#statistics = statistics;
    this.#enrich = enrich;
  }

  async parse(name: string, file: PackedFile): Promise<void> {
    const { options, files } = this.#arguments;
    const reader = createLogReader(options);
    const sink = this.#sink(files.length > 1 ? { file: name } : {});
    const readAll = async () => {
      for (;;) {
        const { lines } = reader.read(sink, LINES_AT_ONCE, Number.POSITIVE_INFINITY);
        this.#statistics.lines += lines;
        await this.#events.drain();
        await this.#rejects?.drain();
        if (lines < LINES_AT_ONCE) return;
      }
    };
    try {
      for await (const chunk of unpack(file)) {
        reader.feed(chunk);
        await readAll();
      }
    } finally {
      // Records before an error are valid.
      reader.end();
      await readAll();
    }
  }

  #sink(place: { file?: string }): LogSink {
    return {
      event: (event, line, _offset, format) => {
        this.#statistics.event(format, event.kind);
        this.#enrich?.(event);
        if (!this.#arguments.raw) event.raw = undefined;
        this.#events.add({ ...eventToJson(event), ...place, line, format });
      },
      reject: (reject) => {
        this.#statistics.reject(reject.reason);
        this.#rejects?.add({ ...place, ...reject });
      },
    };
  }
}

/** Adds services, browsers and systems. Loaded on demand, because the catalog is large. */
async function enricher(): Promise<(event: Event) => void> {
  const [{ loadCatalogue }, { createEnricher }] = await Promise.all([
    import('@casbah/discovery/catalogue/built-in'),
    import('@casbah/discovery/enrich'),
  ]);
  return createEnricher(loadCatalogue());
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error instanceof UnpackError) return error.message;
  switch (error.code) {
    case 'ENOENT':
      return 'File not found.';
    case 'EISDIR':
      return 'This is a folder. Name the files in it.';
    case 'EACCES':
      return 'Permission denied. Grant your user read access.';
    case 'ENOSPC':
      return 'The disk is full.';
    default:
      return error.message;
  }
}

async function run(args: string[], io: Streams): Promise<number> {
  let given: Arguments;
  try {
    given = readArguments(args);
  } catch (error) {
    io.stderr.write(`${messageOf(error)}\n\n${HELP}`);
    return 2;
  }
  const rejectFile = given.rejects === undefined ? undefined : createWriteStream(given.rejects);
  const rejects = rejectFile === undefined ? undefined : new Output(rejectFile);
  const events = new Output(io.stdout);
  const statistics = new Statistics();
  let failed = false;
  try {
    const parser = new FileParser(
      given,
      events,
      rejects,
      statistics,
      given.services ? await enricher() : undefined,
    );
    for (const name of given.files) {
      try {
        await parser.parse(name, name === '-' ? streamedFile(io.stdin) : await fileOnDisk(name));
      } catch (error) {
        if (error instanceof OutputClosed) throw error;
        failed = true;
        io.stderr.write(`${name}: ${messageOf(error)}\n`);
      }
    }
    await events.drain(true);
    await rejects?.drain(true);
    if (rejectFile !== undefined) {
      rejectFile.end();
      await once(rejectFile, 'close');
    }
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    io.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
  if (given.stats) io.stderr.write(`${JSON.stringify(statistics.summary())}\n`);
  if (failed) return 1;
  return statistics.events === 0 && statistics.rejected > 0 ? 3 : 0;
}

export const verb: Verb = {
  name: 'parse',
  summary: 'Parse logs and print their events as JSON, without storing them',
  help: HELP,
  run,
};

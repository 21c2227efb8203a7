import type { LogReader, LogReaderOptions, LogSink } from '@casbah/discovery/log-reader';
import { createLogReader } from '@casbah/discovery/read-log';
import { noLoadCounts } from '@casbah/domain/datasource';
import { blankEvent } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoadJob, LoadKeeper, LoadProgress, LoadWait } from './load.ts';
import { type ReadingParts, readLoad } from './read-load.ts';

/** A test format: `e` and a number is an event at that time, anything else is rejected. */
class NumberReader implements LogReader {
  #bytes = Buffer.alloc(0);
  #offset: number;
  #line: number;
  #ended = false;

  constructor({ resume }: LogReaderOptions) {
    this.#offset = resume?.offset ?? 0;
    this.#line = resume?.line ?? 0;
  }
  feed(chunk: Uint8Array): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
  }
  end(): void {
    this.#ended = true;
  }
  read(sink: LogSink, maxLines: number, maxBytes: number): { lines: number; needsMore: boolean } {
    const limit = this.#offset + maxBytes;
    let lines = 0;
    while (lines < maxLines && this.#offset < limit) {
      const end = this.#bytes.indexOf(10);
      if (end < 0 && !(this.#ended && this.#bytes.length > 0)) return { lines, needsMore: !this.#ended };
      const text = this.#bytes.subarray(0, end < 0 ? undefined : end).toString();
      const length = end < 0 ? this.#bytes.length : end + 1;
      this.#bytes = this.#bytes.subarray(length);
      lines += 1;
      this.#line += 1;
      const time = /^e(\d+)$/.exec(text)?.[1];
      if (time !== undefined)
        sink.event({ ...blankEvent('traffic'), time: Number(time) }, this.#line, this.#offset, 'number');
      else
        sink.reject({
          reason: 'unknown_format',
          detail: '',
          format: undefined,
          text,
          line: this.#line,
          offset: this.#offset,
        });
      this.#offset += length;
    }
    return { lines, needsMore: false };
  }
  checkpoint() {
    return { offset: this.#offset, line: this.#line, state: null };
  }
}

class MemoryBatch {
  readonly times: number[] = [];
  readonly bytes = 0;
  get rows(): number {
    return this.times.length;
  }
  add(event: { time: number }): void {
    this.times.push(event.time);
  }
}

/** By batch number, the second part of the token: two batches may be stored in either order. */
function inOrder<Kept>(batches: ReadonlyMap<string, readonly Kept[]>): Kept[] {
  const numberOf = (token: string) => Number(token.split(':')[1]);
  return [...batches].sort(([one], [other]) => numberOf(one) - numberOf(other)).flatMap(([, kept]) => kept);
}

/** A store that keeps acknowledged batches under tokens, like the real one. */
class MemoryStore {
  readonly events = new Map<string, readonly number[]>();
  readonly rejects = new Map<string, readonly string[]>();
  /**
   * Called before a batch is stored, and before it is acknowledged; throwing loses the write or the
   * acknowledgment.
   */
  fate: (moment: 'before' | 'after') => Promise<void> = async () => {};

  batch(): MemoryBatch {
    return new MemoryBatch();
  }
  async insert(batch: unknown, token: string): Promise<void> {
    if (!(batch instanceof MemoryBatch)) throw new TypeError();
    await this.fate('before');
    if (!this.events.has(token)) this.events.set(token, [...batch.times]);
    await this.fate('after');
  }
  async insertRejects(_origin: unknown, rejects: readonly Reject[], token: string): Promise<void> {
    await this.fate('before');
    if (!this.rejects.has(token))
      this.rejects.set(
        token,
        rejects.map(({ text }) => text),
      );
    await this.fate('after');
  }
  get times(): number[] {
    return inOrder(this.events);
  }
  get texts(): string[] {
    return inOrder(this.rejects);
  }
}

const job = (batchLines: number, batchBytes = 1e9, rest: Partial<LoadJob> = {}): LoadJob => ({
  id: 'load',
  tenant: 't',
  datasource: 'd',
  source: 'Proxy',
  file: 'f',
  fileName: 'f.log',
  size: 1,
  contentHash: 'h',
  parseAgain: false,
  peopleVersion: '',
  checkpoint: { plan: { batchLines, batchBytes, format: undefined, timezone: 'UTC', now: 0 } },
  batches: 0,
  counts: noLoadCounts(),
  signSources: [],
  ...rest,
});

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function partsOver(store: MemoryStore, text: string, chunk: number): ReadingParts {
  const bytes = Buffer.from(text);
  return {
    events: store,
    createReader: (options) => new NumberReader(options),
    enrich: () => {},
    open: async (offset) => ({ bytes: pieces(bytes.subarray(offset), chunk), share: () => 0.5 }),
    pause: async () => {},
  };
}

const quiet: Pick<LoadKeeper, 'moved'> = { moved: () => {} };
const never = { stop: new AbortController().signal, rest: new AbortController().signal };

describe('reading an ingest job', () => {
  const anyLog = fc.array(
    fc.oneof(
      fc.nat(1000).map((time) => `e${time}`),
      fc.constantFrom('', 'no', 'e', 'x'.repeat(50)),
    ),
    {
      maxLength: 60,
    },
  );

  test('stores every line once, whatever the chunks and wherever it crashes', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLog,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 5, max: 200 }),
        fc.integer({ min: 1, max: 64 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
        async (lines, batchLines, batchBytes, chunk, crashes) => {
          const text = lines.join('\n');
          const store = new MemoryStore();
          let kept: LoadProgress | undefined;
          for (const crashAt of [...crashes, Number.POSITIVE_INFINITY]) {
            // A crash is a moment after which nothing more of this reading arrives.
            let moments = 0;
            const alive = async () => {
              moments += 1;
              if (moments >= crashAt) await new Promise(() => {});
            };
            store.fate = alive;
            const crashed = new Promise<'crashed'>((resolve) => {
              const look = setInterval(() => {
                if (moments >= crashAt) resolve('crashed');
              }, 0);
              look.unref();
            });
            const keeper = {
              ...quiet,
              committed: async (progress: LoadProgress) => {
                await alive();
                kept = structuredClone(progress);
                await alive();
              },
            };
            const resumed = job(batchLines, batchBytes, {
              ...(kept === undefined
                ? {}
                : { checkpoint: kept.checkpoint, batches: kept.batches, counts: kept.counts }),
            });
            const ended = readLoad(resumed, partsOver(store, text, chunk), keeper, never).then(() => 'done');
            if ((await Promise.race([ended, crashed])) === 'done') break;
          }
          const wanted = text === '' ? [] : text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined);
          const events = wanted.filter((line) => /^e\d+$/.test(line)).map((line) => Number(line.slice(1)));
          const rejects = wanted.filter((line) => !/^e\d+$/.test(line));
          expect(store.times).toEqual(events);
          expect(store.texts).toEqual(rejects);
          expect(kept?.counts.lines ?? 0).toBe(wanted.length);
          expect(kept?.counts.events ?? 0).toBe(events.length);
          expect(kept?.counts.rejects ?? 0).toBe(rejects.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('stores lines the reader held back, even after a batch that was just full', async () => {
    const query = (second: number) =>
      `20-Nov-2026 09:14:0${second}.000 client 10.1.1.1#${second}: query: a.example IN A +`;
    for (const batchLines of [1, 2, 3]) {
      const store = new MemoryStore();
      const parts = partsOver(store, [query(1), query(2)].join('\n'), 7);
      await readLoad(
        job(batchLines),
        { ...parts, createReader: createLogReader },
        { ...quiet, committed: async () => {} },
        never,
      );
      expect(store.times).toHaveLength(2);
    }
  });

  test.each([
    ['ENOSPC', 'no_space'],
    ['NO_SPACE', 'no_space'],
    ['EVENT_STORE_UNAVAILABLE', 'event_store_unavailable'],
    ['CONTROL_STORE_UNAVAILABLE', 'event_store_unavailable'],
  ])('waits out %s, reports it, and stores everything once it has passed', async (code, waitsFor) => {
    const store = new MemoryStore();
    let failures = 25;
    store.fate = async () => {
      failures -= 1;
      if (failures > 0) throw Object.assign(new Error('away'), { code });
    };
    const waits: (LoadWait | undefined)[] = [];
    const pauses: number[] = [];
    const keeper: Pick<LoadKeeper, 'committed' | 'moved'> = {
      committed: async () => {},
      moved: (_, waitingFor) => waits.push(waitingFor),
    };
    const parts = partsOver(store, 'e1\ne2\nno\ne3', 100);
    await readLoad(
      job(2),
      { ...parts, pause: async (milliseconds) => pauses.push(milliseconds) },
      keeper,
      never,
    );
    expect(store.times).toEqual([1, 2, 3]);
    expect(store.texts).toEqual(['no']);
    expect(waits[0]).toBe(waitsFor);
    expect(waits.at(-1)).toBeUndefined();
    expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...pauses)).toBe(30_000);
  });

  test('stops a slow custom parser, and no other reader', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `e${index}`).join('\n');
    const { checkpoint } = job(5000);
    const parser = { split: { kind: 'pattern' as const, pattern: '(?<a>.)' }, fields: [] };
    const read = (custom: boolean, msPerLine: number) => {
      let now = 0;
      const parts: ReadingParts = {
        ...partsOver(new MemoryStore(), lines, 100_000),
        clock: () => now,
        createReader(options) {
          const reader = new NumberReader(options);
          const { read } = reader;
          reader.read = (...asked) => {
            const done = read.apply(reader, asked);
            now += done.lines * msPerLine;
            return done;
          };
          return reader;
        },
      };
      const { plan } = checkpoint;
      const withParser = custom ? { ...plan, custom: { id: 'p', title: 'P', parser } } : plan;
      return readLoad(
        job(5000, 1e9, { checkpoint: { plan: withParser } }),
        parts,
        { ...quiet, committed: async () => {} },
        never,
      );
    };
    expect(await read(true, 9)).toBe(true);
    expect(await read(false, 100)).toBe(true);
    await expect(read(true, 11)).rejects.toMatchObject({ code: 'parser_slow' });
  });

  test('gives up after several attempts at an unexpected error, with everything before it stored', async () => {
    const store = new MemoryStore();
    let writes = 0;
    store.fate = async (moment) => {
      if (moment === 'before') writes += 1;
      if (writes > 1) throw new Error('a fault');
    };
    const reading = readLoad(
      job(2),
      partsOver(store, 'e1\ne2\ne3\ne4\ne5\ne6\ne7', 100),
      { ...quiet, committed: async () => {} },
      never,
    );
    await expect(reading).rejects.toThrow('a fault');
    expect(store.times).toEqual([1, 2]);
    // The first batch once; the two stored at the same time four times each; the one behind them never.
    expect(writes).toBe(9);
  });

  test('keeps complete lines before an input error, and passes the error on', async () => {
    const store = new MemoryStore();
    const broken = new Error('cut short');
    async function* bytes() {
      yield Buffer.from('e1\ne2\ne3\ne4');
      throw broken;
    }
    const parts = { ...partsOver(store, '', 1), open: async () => ({ bytes: bytes(), share: () => 1 }) };
    await expect(readLoad(job(2), parts, { ...quiet, committed: async () => {} }, never)).rejects.toBe(
      broken,
    );
    expect(store.times).toEqual([1, 2, 3]);
  });

  test('does not read far ahead of what is committed: at most two batches can be sent again', async () => {
    const store = new MemoryStore();
    let committed = 0;
    let furthest = 0;
    const insert = store.insert.bind(store);
    store.insert = async (batch, token) => {
      furthest = Math.max(furthest, Number(token.split(':')[1]) + 1 - committed);
      await insert(batch, token);
    };
    const keeper = {
      ...quiet,
      committed: async ({ batches }: LoadProgress) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        committed = batches;
      },
    };
    const text = Array.from({ length: 40 }, (_, index) => `e${index}`).join('\n');
    await readLoad(job(2), partsOver(store, text, 7), keeper, never);
    expect(committed).toBe(20);
    expect(furthest).toBeLessThanOrEqual(2);
  });

  test('stops after the current batch on request', async () => {
    const store = new MemoryStore();
    const stop = new AbortController();
    const commits: number[] = [];
    const keeper = {
      ...quiet,
      committed: async ({ batches }: LoadProgress) => {
        commits.push(batches);
        if (batches === 3) stop.abort(new Error('stop'));
      },
    };
    const text = Array.from({ length: 40 }, (_, index) => `e${index}`).join('\n');
    await expect(
      readLoad(job(2), partsOver(store, text, 7), keeper, { ...never, stop: stop.signal }),
    ).rejects.toThrow('stop');
    expect(commits).toEqual([1, 2, 3]);
    expect(store.times).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("pauses after the current batch when it is another tenant's turn, and resumes there", async () => {
    const store = new MemoryStore();
    const rest = new AbortController();
    rest.abort();
    let kept: LoadProgress | undefined;
    const keeper = {
      ...quiet,
      committed: async (progress: LoadProgress) => {
        kept = progress;
      },
    };
    const text = Array.from({ length: 7 }, (_, index) => `e${index}`).join('\n');
    const ends: boolean[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const goesOn =
        kept === undefined ? {} : { checkpoint: kept.checkpoint, batches: kept.batches, counts: kept.counts };
      const of = { ...job(2), ...goesOn };
      ends.push(await readLoad(of, partsOver(store, text, 7), keeper, { ...never, rest: rest.signal }));
      expect(store.times).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, 2 * turn + 2));
    }
    ends.push(await readLoad({ ...job(2), ...kept }, partsOver(store, text, 7), keeper, never));
    expect(ends).toEqual([false, false, false, false, true]);
    expect(store.times).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

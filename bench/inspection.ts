/**
 * Speed of content inspection on generated text: mail, logs, tables, JSON and code with planted data. Prints megabytes per second and the
 * ratios to peers in the same run: `ripgrep -P` with the same patterns one by one, and a bare RE2.Set of the same patterns.
 *
 * `node bench/inspection.ts [--megabytes N] [--peer-megabytes N]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import { EXTRACT_LIMITS } from '@casbah/inspection/document/limits';
import { RecordIndexBuilder } from '@casbah/inspection/exact-match/build-index';
import { RecordMatcher } from '@casbah/inspection/exact-match/match-records';
import { extract } from '@casbah/inspection/extract/extract';
import { testWord } from '@casbah/inspection/extract/test-office';
import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { regexEngine } from '@casbah/inspection/regex/installed-engine';
import { Scanner } from '@casbah/inspection/scan/scanner';
import { InspectionPool } from '@casbah/server/inspection/inspection-pool';
import { inspectedText } from './input/inspected-text.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    'peer-megabytes': { type: 'string', default: '10' },
  },
});
const FIRST = ['Amira', 'Jonas', 'Lucía', 'Chloé', 'Kenji', 'Priya', 'Olu', 'Marta', 'Zoë', 'Dmitri'];
const LAST = [
  'Okafor',
  'Berg',
  'Lindqvist',
  'Moreau',
  'Tanaka',
  'Kumar',
  'Silva',
  'Novak',
  'Haddad',
  'Petrov',
  'Ito',
  'Rossi',
];
const MEGABYTE = 1_000_000;
const WINDOW = 32 * 1024;

function speed(what: string, bytes: number, run: () => number): number {
  const start = performance.now();
  const found = run();
  const seconds = (performance.now() - start) / 1000;
  const rate = bytes / MEGABYTE / seconds;
  print({ what, megabytes: bytes / MEGABYTE, seconds, megabytes_per_second: rate, found });
  return rate;
}

const print = (row: object): void =>
  void process.stdout.write(
    `${JSON.stringify(row, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value))}\n`,
  );

const sources = [
  ...new Set(
    ALL_IDENTIFIERS.flatMap(({ patterns, ignoreCase }) =>
      patterns.map((pattern) => (ignoreCase === true ? `(?i:${pattern})` : pattern)),
    ),
  ),
];
print({ identifiers: ALL_IDENTIFIERS.length, patterns: sources.length, engine: regexEngine.name });

const content = inspectedText(Number(values.megabytes) * MEGABYTE);
const scanner = new Scanner(ALL_IDENTIFIERS);
scanner.scan(content.subarray(0, MEGABYTE));
const ours = speed('all identifiers', content.length, () => scanner.scan(content).length);

const set = regexEngine.set(sources, { maxMemory: 256 * 1024 * 1024 });
set.match(content.subarray(0, MEGABYTE));
const bare = speed('RE2.Set', content.length, () => {
  let found = 0;
  for (let at = 0; at < content.length; at += WINDOW)
    found += set.match(content.subarray(at, at + WINDOW)).length;
  return found;
});

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-'));
try {
  const peerContent = content.subarray(0, Number(values['peer-megabytes']) * MEGABYTE);
  const file = join(folder, 'text');
  writeFileSync(file, peerContent);
  if (spawnSync('rg', ['--version']).error === undefined) {
    const peer = speed('ripgrep -P, one by one', peerContent.length, () => {
      let failures = 0;
      for (const source of sources) {
        const { status } = spawnSync('rg', ['-P', '-a', '--count-matches', '--', source, file]);
        if (status === 2) failures += 1;
      }
      return failures;
    });
    print({ ratio_to_ripgrep: ours / peer, goal: 5 });
  } else print({ skipped: 'ripgrep is not installed' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
print({ ratio_to_set: ours / bare, goal: 0.5 });

await exactMatch();
await largeDocument();
await eventLoop();

/** A table of a million rows, and text in which some of its rows are. */
async function exactMatch(): Promise<void> {
  const rows = 1_000_000;
  const key = new Uint8Array(32).fill(7);
  const builder = new RecordIndexBuilder(
    [
      { name: 'name', kind: 'text' },
      { name: 'account', kind: 'number' },
      { name: 'city', kind: 'text' },
      { name: 'born', kind: 'date' },
    ],
    key,
  );
  const start = performance.now();
  for (let row = 0; row < rows; row += 1) builder.addRow(customer(row));
  const index = builder.finish();
  print({ what: 'exact match: build', rows, seconds: (performance.now() - start) / 1000 });
  const matcher = new RecordMatcher(index, key, { atLeast: 2, within: 200 });
  const planted = Array.from({ length: 200 }, (_, number) => customer(number * 4999).join(', '));
  const searched = `${content.subarray(0, 20 * MEGABYTE).toString()}\n${planted.join('\n')}`;
  const rate = speed(
    'exact match: search',
    Buffer.byteLength(searched),
    () => matcher.match(searched).length,
  );
  print({ exact_match_megabytes_per_second: rate, goal: 5 });
}

function customer(row: number): string[] {
  const name = `${FIRST[row % FIRST.length]} ${LAST[Math.floor(row / FIRST.length) % LAST.length]}${row % 977}`;
  const born = isoTime(Date.UTC(1940, 0, 1) + (row % 25_000) * DAY_MS).slice(0, 10);
  return [name, String(4_000_000_000 + row * 7919), `City${row % 3000}`, born];
}

/** A Word document of 20 MB. */
async function largeDocument(): Promise<void> {
  const paragraphs = content
    .subarray(0, 120 * MEGABYTE)
    .toString()
    .split('\n')
    .map((line) => line.replace(/[&<>]/g, ' '));
  let text = '';
  for (let at = 0; text.length < 60 * MEGABYTE; at = (at + 1) % paragraphs.length)
    text += `<w:p><w:r><w:t>${paragraphs[at]}</w:t></w:r></w:p>`;
  const bytes = testWord(text);
  const sink = {
    segment: () => {},
    file: () => {},
    problem: (problem: object) => print({ problem }),
    signal: new AbortController().signal,
  };
  const start = performance.now();
  await extract({ name: 'large.docx', bytes }, sink, { limits: EXTRACT_LIMITS, now: 0 });
  print({
    what: 'docx',
    megabytes: bytes.length / MEGABYTE,
    seconds: (performance.now() - start) / 1000,
    goal: 2,
  });
}

/** How long the server's thread is blocked while others inspect. */
async function eventLoop(): Promise<void> {
  const pool = new InspectionPool({ threads: 1, now: Date.now });
  await pool.inspect({ text: 'warm' });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (let number = 0; number < 5; number += 1)
    await pool.inspect({
      name: 'mail.txt',
      bytes: Readable.from(content.subarray(0, 2 * MEGABYTE), { highWaterMark: 65_536 }),
    });
  delay.disable();
  await pool.stop();
  print({ what: 'event loop', longest_block_ms: delay.max / 1e6, goal: 20 });
}

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
import { parseArgs } from 'node:util';
import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { regexEngine } from '@casbah/inspection/regex/installed-engine';
import { Scanner } from '@casbah/inspection/scan/scanner';
import { inspectedText } from './input/inspected-text.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    'peer-megabytes': { type: 'string', default: '10' },
  },
});
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

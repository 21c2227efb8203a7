/**
 * ClickHouse writes a batch's token down before it puts the batch's part in its place. An engine killed between the two
 * knows a token whose rows it doesn't have, and would take the same batch, sent again, for a copy: its rows would be lost.
 * So before the first insert the tokens without a part are forgotten.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Blocks of a partition that a part holds: `202611_3_9_2` holds the third to the ninth. */
interface Blocks {
  partition: string;
  first: number;
  last: number;
}

/** Reads a part's name: partition, first and last block, level, and at times a mutation. */
export function blocksOf(part: string): Blocks | undefined {
  const found = /^(.+?)_(\d+)_(\d+)_\d+(?:_\d+)?$/.exec(part);
  if (found === null) return undefined;
  const [, partition = '', first, last] = found;
  return { partition, first: Number(first), last: Number(last) };
}

const ADDED = '1';

/**
 * The lines of a deduplication log (operation, part, token) whose parts are there or were merged into others, in their
 * order. A line that was cut short goes, too.
 * @param parts names of the table's active parts
 */
export function withoutLost(lines: readonly string[], parts: readonly string[]): string[] {
  const held = new Map<string, Blocks[]>();
  for (const part of parts) {
    const blocks = blocksOf(part);
    if (blocks === undefined) continue;
    const others = held.get(blocks.partition);
    if (others === undefined) held.set(blocks.partition, [blocks]);
    else others.push(blocks);
  }
  return lines.filter((line) => {
    const [operation, part, token] = line.split('\t');
    if (part === undefined || token === undefined) return false;
    const blocks = blocksOf(part);
    if (operation !== ADDED || blocks === undefined) return true;
    return (held.get(blocks.partition) ?? []).some(
      ({ first, last }) => first <= blocks.first && blocks.last <= last,
    );
  });
}

export interface TableOnDisk {
  name: string;
  folder: string;
  parts: readonly string[];
}

/**
 * Forgets the tokens of batches that didn't make it to the disk. A table that has some is closed meanwhile, since the
 * engine reads its log only when it opens it.
 * @returns how many were forgotten
 */
export async function forgetLostBatches(
  tables: readonly TableOnDisk[],
  run: (statement: string) => Promise<unknown>,
): Promise<number> {
  let forgotten = 0;
  for (const { name, folder, parts } of tables) {
    const lost = await logsWithLost(join(folder, 'deduplication_logs'), parts);
    if (lost.length === 0) continue;
    await run(`DETACH TABLE ${name} SYNC`);
    for (const { file, kept, dropped } of lost) {
      const fresh = `${file}.kept`;
      await writeFile(fresh, kept.map((line) => `${line}\n`).join(''), { flush: true, mode: 0o600 });
      await rename(fresh, file);
      forgotten += dropped;
    }
    await run(`ATTACH TABLE ${name}`);
  }
  return forgotten;
}

async function logsWithLost(
  folder: string,
  parts: readonly string[],
): Promise<{ file: string; kept: readonly string[]; dropped: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const logs = [];
  for (const name of names) {
    if (!/^deduplication_log_\d+\.txt$/.test(name)) continue;
    const file = join(folder, name);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    const kept = withoutLost(lines, parts);
    if (kept.length < lines.length) logs.push({ file, kept, dropped: lines.length - kept.length });
  }
  return logs;
}

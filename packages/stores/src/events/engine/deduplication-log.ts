/**
 * ClickHouse logs a batch's token before it moves the part into place. After a kill in between, it would take
 * the resent batch for a duplicate and lose its rows, so tokens without a part are forgotten at start.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Blocks in a part: `202611_3_9_2` holds blocks 3 to 9. */
interface Blocks {
  partition: string;
  first: number;
  last: number;
}

/** Parses a part's name: partition, first and last block, level, and optionally a mutation. */
export function blocksOf(part: string): Blocks | undefined {
  const found = /^(.+?)_(\d+)_(\d+)_\d+(?:_\d+)?$/.exec(part);
  if (found === null) return undefined;
  const [, partition = '', first, last] = found;
  return { partition, first: Number(first), last: Number(last) };
}

const ADDED = '1';

/**
 * Lines of a deduplication log (operation, part, token) whose parts exist or were merged, in order. Drops
 * truncated lines.
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
 * Forgets tokens of batches that didn't reach the disk. Detaches affected tables meanwhile, since the engine
 * reads the log only when it opens a table.
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

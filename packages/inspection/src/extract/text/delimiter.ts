export type Delimiter = ',' | ';' | '\t' | '|' | ':';

const CANDIDATES: readonly Delimiter[] = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 40;

/** The delimiter that gives most rows of the beginning the same number of cells, the more the better. */
export function detectDelimiter(text: string): Delimiter {
  const head = text.slice(0, 64 * 1024);
  let best: Delimiter = ',';
  let most = 0;
  for (const candidate of CANDIDATES) {
    const counts = cellsPerRow(head, candidate);
    const usual = mostFrequent(counts.filter((count) => count > 1));
    const share = counts.filter((count) => count === usual).length / Math.max(counts.length, 1);
    const score = usual > 1 ? share * 10 + Math.min(usual, 20) / 20 : 0;
    if (score > most) {
      most = score;
      best = candidate;
    }
  }
  return best;
}

function cellsPerRow(text: string, delimiter: string): readonly number[] {
  const counts: number[] = [];
  let cells = 1;
  let isQuoted = false;
  let isEmpty = true;
  for (const char of text) {
    if (counts.length >= SAMPLE_ROWS) break;
    if (char === '"') isQuoted = !isQuoted;
    else if (char === '\n' && !isQuoted) {
      if (!isEmpty) counts.push(cells);
      cells = 1;
      isEmpty = true;
      continue;
    } else if (char === delimiter && !isQuoted) cells += 1;
    if (char !== '\r') isEmpty = false;
  }
  if (counts.length === 0 && !isEmpty) counts.push(cells);
  return counts;
}

function mostFrequent(numbers: readonly number[]): number {
  const seen = new Map<number, number>();
  for (const number of numbers) seen.set(number, (seen.get(number) ?? 0) + 1);
  let best = 0;
  let most = 0;
  for (const [number, count] of seen)
    if (count > most) {
      best = number;
      most = count;
    }
  return best;
}

import type { Threat } from '@casbah/contract/threats';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { allThreats, type ThreatsAsked } from './threats.ts';

/** Lines per chunk of output. */
const LINES_A_PIECE = 500;

const COLUMNS = [
  'kind',
  'name',
  'service_id',
  'level',
  'categories',
  'questions',
  'users',
  'requests',
  'blocked',
  'bytes_up',
  'bytes_down',
  'last_seen',
  'evidence',
] as const;

/** CSV for people: several reasons in one cell, the evidence as a filter. */
export async function* csvOfThreats(
  reads: TrafficReads,
  asked: Asked,
  want: ThreatsAsked,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  yield* pieces(allThreats(reads, asked, want), (threat) => csvLine(cellsOf(threat)));
}

/** For programs: each as the list answers it. */
export function linesOfThreats(
  reads: TrafficReads,
  asked: Asked,
  want: ThreatsAsked,
): AsyncGenerator<string> {
  return pieces(allThreats(reads, asked, want), (threat) => `${JSON.stringify(threat)}\n`);
}

function cellsOf(threat: Threat): (string | number | null)[] {
  return COLUMNS.map((column) => {
    switch (column) {
      case 'categories':
      case 'questions':
        return threat[column].length === 0 ? null : threat[column].join('; ');
      case 'evidence':
        return threat.evidence.filter;
      default:
        return threat[column];
    }
  });
}

async function* pieces(
  threats: AsyncIterable<Threat>,
  lineOf: (threat: Threat) => string,
): AsyncGenerator<string> {
  let piece = '';
  let lines = 0;
  for await (const threat of threats) {
    piece += lineOf(threat);
    lines += 1;
    if (lines % LINES_A_PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

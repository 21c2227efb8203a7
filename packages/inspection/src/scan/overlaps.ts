import { CONFIDENCES } from '@casbah/domain/content-alias';
import type { Match } from './match.ts';

/** By position; of counted matches that overlap, the surest stays counted. */
export function resolveOverlaps(matches: readonly Match[]): Match[] {
  const byStart = [...matches].sort((one, other) => one.start - other.start || other.end - one.end);
  const resolved: Match[] = [];
  for (let from = 0; from < byStart.length; ) {
    // A cluster ends where a match begins after everything before it has ended.
    let end = byStart[from]?.end ?? 0;
    let to = from + 1;
    for (let next = byStart[to]; next !== undefined && next.start < end; next = byStart[to]) {
      end = Math.max(end, next.end);
      to += 1;
    }
    resolved.push(...(to - from === 1 ? byStart.slice(from, to) : resolveCluster(byStart.slice(from, to))));
    from = to;
  }
  return resolved;
}

function resolveCluster(cluster: readonly Match[]): readonly Match[] {
  const winners: Match[] = [];
  for (const match of cluster.filter(({ outcome }) => outcome === 'counted').sort(bySureness))
    if (winners.every((winner) => match.end <= winner.start || match.start >= winner.end))
      winners.push(match);
  const won = new Set(winners);
  return cluster.map((match) =>
    match.outcome === 'counted' && !won.has(match) ? { ...match, outcome: 'overlapped' } : match,
  );
}

/** Confidence, then the longer, then the nearer keyword, of two at the same place the longer ("Irish passport"), then rank. */
const bySureness = (one: Match, other: Match): number =>
  CONFIDENCES.indexOf(other.confidence) - CONFIDENCES.indexOf(one.confidence) ||
  other.end - other.start - (one.end - one.start) ||
  (one.keyword?.distance ?? 0) - (other.keyword?.distance ?? 0) ||
  (other.keyword?.word.length ?? 0) - (one.keyword?.word.length ?? 0) ||
  (other.identifier.rank ?? 0) - (one.identifier.rank ?? 0);

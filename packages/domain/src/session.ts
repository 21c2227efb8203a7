import type { TimeRange } from './time-range.ts';

/** Longest pause within a session in minutes, as in web analytics; a person may set a longer one. */
export const SESSION_PAUSE = { default: 30, least: 30, most: 1440 } as const;

/** Consecutive requests, from first to last; times in milliseconds. */
export interface Presence {
  first: number;
  last: number;
}

/** A session: consecutive requests, cut to the range and flagged if cut. */
export interface Session<Part extends Presence> extends Presence {
  /** Its parts within the range, earliest first. */
  parts: readonly Part[];
  /** It began before the range. */
  begins_before: boolean;
  /** It continues after the range ends. */
  ends_after: boolean;
}

/**
 * Sessions of one user: runs of requests, to one service or all, without a pause longer than the given milliseconds,
 * earliest first.
 * @param parts in any order; each is entirely inside or outside the range, and has no longer pause within. Parts before
 * and after the range, up to a pause away, show which sessions the range cuts
 */
export function sessionsOf<Part extends Presence>(
  parts: readonly Part[],
  range: TimeRange,
  pause: number,
): Session<Part>[] {
  const runs: { last: number; parts: Part[] }[] = [];
  for (const part of parts.toSorted((a, b) => a.first - b.first || a.last - b.last)) {
    const run = runs.at(-1);
    if (run === undefined || part.first - run.last > pause) runs.push({ last: part.last, parts: [part] });
    else {
      run.parts.push(part);
      run.last = Math.max(run.last, part.last);
    }
  }
  const isWithin = ({ first }: Presence) => first >= range.from && first < range.to;
  return runs.flatMap(({ parts: run }) => {
    const within = run.filter(isWithin);
    const [earliest] = within;
    if (earliest === undefined) return [];
    return [
      {
        first: earliest.first,
        last: Math.max(...within.map(({ last }) => last)),
        parts: within,
        begins_before: run.some(({ first }) => first < range.from),
        ends_after: run.some(({ first }) => first >= range.to),
      },
    ];
  });
}

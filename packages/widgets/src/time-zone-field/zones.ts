import { isTimeZone, offsetAt } from '@casbah/domain/time-zone';

export interface Zone {
  /** IANA name. */
  name: string;
  /** Offset from UTC in minutes. */
  offset: number;
  /** `UTC+05:30`. */
  words: string;
}

/** Formats an offset in minutes. */
export function offsetWords(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A zone with its offset at a time; `undefined` if the browser doesn't know it. */
export function zoneAt(name: string, now: number): Zone | undefined {
  if (!isTimeZone(name)) return undefined;
  const offset = Math.round(offsetAt(now, name) / 60_000);
  return { name, offset, words: offsetWords(offset) };
}

/** All zones the browser knows plus UTC, west to east, with their offset at a time. */
export function zonesAt(now: number): readonly Zone[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((name) => zoneAt(name, now))
    .filter((zone) => zone !== undefined)
    .sort((a, b) => a.offset - b.offset || (a.name < b.name ? -1 : 1));
}

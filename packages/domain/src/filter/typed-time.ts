import { isoTime } from '../iso-time.ts';
/** Parses a time in a filter, such as `2026-11-23T08:00:00Z`; a day is its start in UTC. Undefined if invalid. */
export function readTime(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/i.test(text))
    return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

export function writeTime(time: number): string {
  return isoTime(time);
}

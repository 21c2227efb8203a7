// biome-ignore-all lint/plugin: times are written here.
/** A time in milliseconds since 1970 in wire format: `2026-11-20T08:14:22.000Z`. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

export function isoTimeOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time);
}

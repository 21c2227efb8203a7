/** Place of an activity in the log: its time in milliseconds, and a 64-bit number among activities of the same time. */
export interface ActivityPlace {
  readonly time: number;
  readonly key: bigint;
}

const LARGEST_KEY = 2n ** 64n - 1n;
/** After the latest time that can be stored. */
const LATEST = Date.UTC(2106, 0, 1);

/** ID of an activity in URLs and lists: `1785542400000-9f86d081884c7d65`. */
export function activityId({ time, key }: ActivityPlace): string {
  return `${time}-${key.toString(16)}`;
}

/** Place of an activity by its ID; undefined if invalid. Each activity has exactly one valid ID. */
export function parseActivityId(id: string): ActivityPlace | undefined {
  const [, time, key] = /^(0|[1-9]\d{0,12})-(0|[1-9a-f][0-9a-f]{0,15})$/.exec(id) ?? [];
  if (time === undefined || key === undefined) return undefined;
  const place = { time: Number(time), key: BigInt(`0x${key}`) };
  return place.time < LATEST && place.key <= LARGEST_KEY ? place : undefined;
}

/** Negative if the first place comes first: by time, then by key. */
export function comparePlaces(a: ActivityPlace, b: ActivityPlace): number {
  if (a.time !== b.time) return a.time - b.time;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

import type { Event } from '@casbah/domain/event';
import { sipHash } from '@casbah/domain/sip-hash';

/**
 * What tells activities of the same time apart. A line may hold several records, and a source may repeat its own IDs.
 */
const OF_EVENT = [
  'raw_id',
  'activity',
  'object_type',
  'object_id',
  'object',
  'targets',
  'user',
] as const satisfies readonly (keyof Event)[];

/** The same as SQL over `events`. */
export const ACTIVITY_KEY = `sipHash64(concatWithSeparator('\\n', datasource_id, load_id, toString(line), ${OF_EVENT.join(', ')}))`;

/** Key of an activity: see `ActivityPlace` in domain. */
export function keyOfActivity({
  datasource,
  load,
  line,
  event,
}: {
  datasource: string;
  load: string;
  line: number;
  event: Event;
}): bigint {
  const parts = [datasource, load, String(line), ...OF_EVENT.map((field) => event[field] ?? '')];
  return sipHash(new TextEncoder().encode(parts.join('\n').toWellFormed()), [0n, 0n]);
}

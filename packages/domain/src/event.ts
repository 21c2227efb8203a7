/**
 * The event, the common form of all incoming data. Wire names follow OCSF attributes where possible. Absent fields are
 * `undefined` and omitted from JSON, never 0: an unrecorded upload size isn't an empty upload.
 */

import type { Event } from './event-fields.ts';
import { isoTime } from './iso-time.ts';

export { blankEvent, clearEvent } from './blank-event.generated.ts';
export {
  EVENT_ACTIONS,
  EVENT_FIELDS,
  EVENT_KINDS,
  type Event,
  type EventAction,
  type EventField,
  type EventFieldWith,
  type EventKind,
} from './event-fields.ts';

/** The wire form: absent fields omitted, `time` as ISO 8601 UTC with milliseconds. */
export function eventToJson(event: Event): Record<string, unknown> {
  const { time, ...rest } = event;
  const json: Record<string, unknown> = { time: isoTime(time) };
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== '') json[name] = value;
  return json;
}

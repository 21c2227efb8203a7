/**
 * The event: the one shape in which everything that happens enters Casbah.
 *
 * Field names are the wire and CLI names of the design, after OCSF attributes where OCSF has one. A source fills what it
 * has and leaves the rest out: an absent field is `undefined` here and left out in JSON. It is never 0: a source that does
 * not record the upload size hasn't said that nothing was uploaded.
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

/** The wire form: absent fields left out, `time` as ISO 8601 UTC with milliseconds. */
export function eventToJson(event: Event): Record<string, unknown> {
  const { time, ...rest } = event;
  const json: Record<string, unknown> = { time: isoTime(time) };
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== '') json[name] = value;
  return json;
}

import { eventsOfAreas } from './events.generated.ts';

/** Name of an event in the history: `tag.created`. */
export type EventName = keyof typeof eventsOfAreas;
export const EVENT_NAMES = Object.keys(eventsOfAreas) as [EventName, ...EventName[]];

const nameOfAction: ReadonlyMap<string, EventName> = new Map(
  EVENT_NAMES.flatMap((name) => eventsOfAreas[name].map((action): [string, EventName] => [action, name])),
);

/** Event of an entry from before event names, by its action. */
export function eventOfAction(action: string): EventName | undefined {
  return nameOfAction.get(action);
}

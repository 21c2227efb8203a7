import { eventsOfAreas } from './events.generated.ts';

/** What happened, as the history names it: `tag.created`. */
export type EventName = keyof typeof eventsOfAreas;
export const EVENT_NAMES = Object.keys(eventsOfAreas) as [EventName, ...EventName[]];

const nameOfAction: ReadonlyMap<string, EventName> = new Map(
  EVENT_NAMES.flatMap((name) => eventsOfAreas[name].map((action): [string, EventName] => [action, name])),
);

/** The event of an entry that was written before events had names, by its action. */
export function eventOfAction(action: string): EventName | undefined {
  return nameOfAction.get(action);
}

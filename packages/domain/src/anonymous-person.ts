import { ACTIVITY_EXTRAS } from './activity.ts';
import { blankEvent, EVENT_FIELDS, type Event, type EventField } from './event.ts';
import { isExtraField } from './filter/activity-fields.ts';
import type { Condition, Filter } from './filter/expression.ts';
import { isOwn, type LogField, type OwnField } from './filter/log-fields.ts';
import { type SipKey, sipHash } from './sip-hash.ts';

/** Secret for deriving pseudonyms. Its holder can test names against them. */
export type PeopleKey = SipKey;

/** How the requester sees users' names in traffic. */
export interface PeopleShown {
  key: PeopleKey;
  /**
   * If hidden, users are shown and queried only as `anon-user.N`. Otherwise they have their names, and `anon-user.N`
   * finds its user, so that a pseudonym can be looked up.
   */
  hidden: boolean;
}

/** How a viewer sees the people in traffic. */
export interface PeopleSeen {
  /** Absent without anonymization. */
  people: PeopleShown | undefined;
  /** Names by `anon-user.N` that others approved to unmask for this viewer for an hour. */
  names: ReadonlyMap<string, string>;
}

/** `N` has a fixed number of digits, so that text order equals numeric order. */
export const FIRST_NUMBER = 100_000_000_000_000n;
/** Among 50,000 people, the chance that any two share one is one in 700,000. */
export const NUMBERS = 900_000_000_000_000n;

const PREFIX = 'anon-user.';

/** Pseudonym of a person in traffic: always the same, and without revealing the name. */
export function anonymousPerson(name: string, key: PeopleKey): string {
  const hash = sipHash(new TextEncoder().encode(name.toWellFormed()), key);
  return `${PREFIX}${FIRST_NUMBER + (hash % NUMBERS)}`;
}

/** Whether a text has the form `anon-user.N`. */
export function isAnonymousPerson(text: string): boolean {
  return /^anon-user\.\d+$/i.test(text);
}

/** The number in `anon-user.N`; undefined if invalid. */
export function numberOfPerson(text: string): number | undefined {
  const digits = isAnonymousPerson(text) ? text.slice(PREFIX.length) : '';
  return digits.length === String(FIRST_NUMBER).length ? Number(digits) : undefined;
}

/** Extras of activities that identify nobody. */
const SHOWN_EXTRAS: ReadonlySet<string> = new Set([
  ACTIVITY_EXTRAS.action,
  ACTIVITY_EXTRAS.actorType,
  ACTIVITY_EXTRAS.size,
  ACTIVITY_EXTRAS.exposure,
  ACTIVITY_EXTRAS.role,
  ACTIVITY_EXTRAS.account,
]);

/** Whether a field identifies people. */
export function isPersonal(field: OwnField | EventField): boolean {
  if (field === 'text' || field === 'target') return true;
  if (field === 'log_category') return false;
  return isExtraField(field) ? !SHOWN_EXTRAS.has(field) : EVENT_FIELDS[field].personal;
}

/** The first condition that would identify a person; users can be queried only as `anon-user.N`. */
export function tellingCondition<Field extends LogField>(
  filter: Filter<Field>,
): Condition<Field> | undefined {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) {
        const found = tellingCondition(part);
        if (found !== undefined) return found;
      }
      return undefined;
    case 'not':
      return tellingCondition(filter.part);
    default:
      return tells(filter) ? filter : undefined;
  }
}

function tells(condition: Condition<LogField>): boolean {
  if (!isOwn(condition)) return false;
  if (condition.field !== 'user') return isPersonal(condition.field);
  if (condition.kind === 'exists') return false;
  return condition.kind !== 'in' || !condition.values.every((value) => isAnonymousPerson(String(value)));
}

const SHOWN_TO_ALL: ReadonlySet<string> = new Set(
  Object.entries(EVENT_FIELDS).flatMap(([field, { personal }]) => (personal ? [] : [field])),
);

/** An event without its personal fields, for anonymization. */
export function anonymousEvent(event: Event, person: string | undefined): Event {
  const shown = Object.entries(event).filter(([field]) => SHOWN_TO_ALL.has(field));
  const extras = Object.entries(event.extra ?? {}).filter(([name]) => SHOWN_EXTRAS.has(name));
  const extra = event.kind === 'activity' && extras.length > 0 ? Object.fromEntries(extras) : undefined;
  return { ...blankEvent(event.kind), ...Object.fromEntries(shown), user: person, extra };
}

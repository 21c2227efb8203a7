import { ACTIVITIES, ACTIVITY_EXTRAS, ACTOR_TYPES, OBJECT_TYPES, OUTCOMES } from '../activity.ts';
import { EVENT, SERVICE } from './event-and-service-fields.ts';
import { defineFields, type FieldDefinition, isFieldOf } from './vocabulary.ts';

/** Fields read from an activity's `extra`, by its name there. */
const OF_EXTRA = defineFields({
  [ACTIVITY_EXTRAS.action]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.actorType]: { of: 'event', type: 'word', values: ACTOR_TYPES, mayBeUnknown: true },
  [ACTIVITY_EXTRAS.actorName]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.reason]: { of: 'event', type: 'text' },
  [ACTIVITY_EXTRAS.account]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.path]: { of: 'event', type: 'text' },
  [ACTIVITY_EXTRAS.size]: { of: 'event', type: 'bytes', mayBeUnknown: true },
  [ACTIVITY_EXTRAS.hash]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.channel]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.exposure]: { of: 'event', type: 'word' },
  [ACTIVITY_EXTRAS.role]: { of: 'event', type: 'word' },
});
export type ExtraField = keyof typeof OF_EXTRA;
export type ExtraWord = Exclude<ExtraField, 'size'>;

/** Fields of activities. `of` is the source of the value: the event, or the catalog's data on its service. */
export const ACTIVITY_FIELDS = defineFields({
  time: { of: 'event', type: 'time' },
  app: { of: 'event', type: 'word' },
  ...SERVICE,
  activity: { of: 'event', type: 'word', values: ACTIVITIES, mayBeUnknown: true },
  user: EVENT.user,
  user_domain: EVENT.user_domain,
  on_behalf_of: { of: 'event', type: 'word' },
  target: { of: 'event', type: 'word' }, // one of the people and groups affected
  outcome: { of: 'event', type: 'word', values: OUTCOMES, mayBeUnknown: true },
  object_type: { of: 'event', type: 'word', values: OBJECT_TYPES, mayBeUnknown: true },
  object: { of: 'event', type: 'text' },
  object_id: { of: 'event', type: 'text' },
  source: EVENT.source,
  src_ip: EVENT.src_ip,
  country: EVENT.country,
  city: EVENT.city,
  network: EVENT.network,
  device: EVENT.device,
  device_type: EVENT.device_type,
  os: EVENT.os,
  browser: EVENT.browser,
  user_agent: EVENT.user_agent,
  session: { of: 'event', type: 'text' },
  severity: { of: 'event', type: 'word' },
  url: EVENT.url,
  message: EVENT.message,
  raw_id: { of: 'event', type: 'text' },
  ...OF_EXTRA,
  text: { of: 'event', type: 'text', conditions: ['text'] }, // in any of `TEXT_PARTS`
});

export type ActivityField = keyof typeof ACTIVITY_FIELDS;

/** Fields that `text` looks at. */
export const TEXT_PARTS = [
  'user',
  'actor_name',
  'on_behalf_of',
  'target',
  'app',
  'activity',
  'source_action',
  'object',
  'object_id',
  'message',
  'src_ip',
  'device',
] as const satisfies readonly ActivityField[];

export function isExtraWord(field: string): field is ExtraWord {
  return isExtraField(field) && field !== 'size';
}

export function isExtraField(field: string): field is ExtraField {
  return isFieldOf<ExtraField>(OF_EXTRA, field);
}

/** Fields with values to count by and to suggest. */
export type ActivityWord =
  | {
      [Field in ActivityField]: (typeof ACTIVITY_FIELDS)[Field] extends { of: 'event'; type: 'word' | 'text' }
        ? Field extends 'text'
          ? never
          : Field
        : never;
    }[ActivityField]
  | 'service';

export function isActivityWord(field: ActivityField): field is ActivityWord {
  const { of, type }: FieldDefinition = ACTIVITY_FIELDS[field];
  return field === 'service' || (of === 'event' && field !== 'text' && (type === 'word' || type === 'text'));
}

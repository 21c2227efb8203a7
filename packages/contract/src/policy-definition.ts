import { namesOf } from '@casbah/domain/filter/vocabulary';
import { PEOPLE_KINDS, POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { EXPOSURES, NOTICE_CHANNELS, RECIPIENTS, SEVERITIES } from '@casbah/domain/policy/response';
import { WEEKDAYS } from '@casbah/domain/policy/schedule';
import { z } from 'zod';
import { patterned } from './pattern.ts';

const severity = z.enum(SEVERITIES);
/** A filter expression over the fields of the policy's type, such as `activity = upload and content = "Payment cards"`. */
const condition = z.string().trim().max(POLICY_LIMITS.condition);
/** ID of a response template; the default one if absent. */
const template = z.string().min(1).max(64).optional();
const word = z.string().trim().min(1).max(256);

/** An account, the ID or name of a group, or a domain of accounts. */
const people = z.strictObject({ kind: z.enum(PEOPLE_KINDS), value: word });
export type PolicyPeople = z.infer<typeof people>;

/** Its reason, and a condition on facts that policies of the type can use. */
export const newException = z.strictObject({
  condition: condition.min(1),
  reason: z.string().trim().min(1).max(POLICY_LIMITS.reason),
  /** Null if it never expires. */
  expires: z.iso.datetime().nullable().default(null),
});
const policyException = newException.extend({ id: z.uuid() });
export type PolicyExceptionAnswer = z.infer<typeof policyException>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const schedule = z.strictObject({
  /** IANA name, such as `Europe/Berlin`. */
  time_zone: z.string().min(1).max(64),
  /** The whole week if empty. */
  windows: z
    .array(
      z.strictObject({
        /** As in ISO 8601: 1 is Monday. */
        days: z.array(z.literal(WEEKDAYS)).min(1).max(7).readonly(),
        from: timeOfDay,
        /** Exclusive; `24:00` is the end of the day. Before `from`, the window ends on the next day. */
        to: timeOfDay.or(z.literal('24:00')),
      }),
    )
    .max(POLICY_LIMITS.windows)
    .readonly(),
  from: z.iso.datetime().nullable().default(null),
  /** Exclusive. */
  until: z.iso.datetime().nullable().default(null),
});
export type PolicyScheduleAnswer = z.infer<typeof schedule>;

export const policyResponse = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('block'), template }),
  z.strictObject({ kind: z.literal('require_second_factor') }),
  z.strictObject({ kind: z.literal('coach'), template, asks_for_reason: z.boolean().default(false) }),
  z.strictObject({ kind: z.literal('skip_inspection') }),
  z.strictObject({ kind: z.literal('quarantine'), template }),
  z.strictObject({ kind: z.literal('tombstone'), template }),
  z.strictObject({ kind: z.literal('encrypt') }),
  /** Removes shares of this exposure and wider ones. */
  z.strictObject({ kind: z.literal('unshare'), exposure: z.enum(EXPOSURES) }),
  z.strictObject({ kind: z.literal('change_access'), role: z.enum(['view', 'comment']) }),
  z.strictObject({ kind: z.literal('change_owner'), owner: word }),
  z.strictObject({ kind: z.literal('legal_hold'), hold: word }),
  z.strictObject({ kind: z.literal('revoke_token') }),
  z.strictObject({
    kind: z.literal('insert_header'),
    /** A token of RFC 9110. */
    name: z.string().regex(/^[!#$%&'*+.^_`|~\w-]{1,64}$/),
    /** Visible ASCII characters and spaces. */
    value: z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,254}[\x21-\x7e])?$/),
  }),
  z.strictObject({
    kind: z.literal('notify'),
    recipients: z.array(z.enum(RECIPIENTS)).min(1).max(RECIPIENTS.length).readonly(),
    channel: z.enum(NOTICE_CHANNELS),
    template,
  }),
  /** Sends to a webhook destination. */
  z.strictObject({ kind: z.literal('ticket'), destination: z.string().min(1).max(64), template }),
  /** The policy's severity if absent. */
  z.strictObject({ kind: z.literal('raise_incident'), severity: severity.optional() }),
  /** Tags the service by the tag's number. */
  z.strictObject({ kind: z.literal('tag'), tag: z.number().int().min(0) }),
]);
export type PolicyResponseAnswer = z.infer<typeof policyResponse>;

/** What a policy says. */
export const policyDefinition = z.strictObject({
  name: patterned('name'),
  description: z.string().trim().max(POLICY_LIMITS.description).default(''),
  severity,
  /** Empty: everything of the type. */
  condition,
  /** Everyone if empty. */
  include: z.array(people).max(POLICY_LIMITS.people).readonly().default([]),
  /** Takes precedence over `include`. */
  exclude: z.array(people).max(POLICY_LIMITS.people).readonly().default([]),
  exceptions: z.array(policyException).max(POLICY_LIMITS.exceptions).readonly().default([]),
  /** Null: always. */
  schedule: schedule.nullable().default(null),
  /** In the order in which they happen. */
  responses: z.array(policyResponse).max(POLICY_LIMITS.responses).readonly().default([]),
});
export type PolicyDefinitionAnswer = z.infer<typeof policyDefinition>;
export type PolicyDefinitionGiven = z.input<typeof policyDefinition>;

/** A difference between two definitions. Items of a list have no `before` if they were added, and no `after` if removed. */
export const policyChange = z.discriminatedUnion('part', [
  z.object({ part: z.literal('name'), before: z.string(), after: z.string() }),
  z.object({ part: z.literal('description'), before: z.string(), after: z.string() }),
  z.object({ part: z.literal('severity'), before: severity, after: severity }),
  z.object({ part: z.literal('condition'), before: z.string(), after: z.string() }),
  z.object({ part: z.literal('include'), before: people.nullable(), after: people.nullable() }),
  z.object({ part: z.literal('exclude'), before: people.nullable(), after: people.nullable() }),
  z.object({
    part: z.literal('exceptions'),
    before: policyException.nullable(),
    after: policyException.nullable(),
  }),
  z.object({ part: z.literal('schedule'), before: schedule.nullable(), after: schedule.nullable() }),
  z.object({
    part: z.literal('responses'),
    before: policyResponse.nullable(),
    after: policyResponse.nullable(),
  }),
]);
export type PolicyChange = z.infer<typeof policyChange>;

const factText = z.string().max(8192);
/** Known facts by field: text, several texts where a thing has several, or a number. Times are in ms since 1970. */
export const policyFacts = z.partialRecord(
  z.enum(namesOf(POLICY_FIELDS)),
  z.union([factText, z.number(), z.array(factText).max(1000).readonly()]).optional(),
);

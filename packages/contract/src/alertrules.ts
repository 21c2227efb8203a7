import {
  ALERT_RULE_DAYS,
  ALERT_RULE_WINDOWS,
  LONGEST_ALERT_RULE_CONDITION,
  LONGEST_ALERT_RULE_NAME,
  MOST_ALERT_RULES,
} from '@casbah/domain/alert-rule';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { z } from 'zod';
import { LIST_ERRORS, meta, scope, upload } from './audit.ts';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { riskNumbers } from './risk-numbers.ts';

const success = z.literal('success');
const name = z.string().trim().min(1).max(LONGEST_ALERT_RULE_NAME);
/** A filter expression without people, such as `risk = high and uploaded > 100MB`. */
const condition = z.string().trim().min(1).max(LONGEST_ALERT_RULE_CONDITION);
/** The period that totals in the condition cover. */
const window = z.enum(ALERT_RULE_WINDOWS);

export const alertRule = z.object({
  id: z.string(),
  name: z.string(),
  condition: z.string(),
  window,
  /** Whether people who can decide about services are notified of matches. */
  gives_notice: z.boolean(),
  /** The tag added to matching services, or null. */
  adds_tag: z.number().int().nullable(),
  /** Whether matches raise incidents. */
  raises_incident: z.boolean(),
  is_enabled: z.boolean(),
  /** When this condition was last tested on past traffic. Null if never: the rule then can't be turned on. */
  tried_on: z.iso.datetime().nullable(),
  created_on: z.iso.datetime(),
  /** Creator; null if their account is gone. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  /** Number of matches: one per service and period. */
  hits: z.number().int(),
  last_hit_on: z.iso.datetime().nullable(),
});
export type AlertRuleAnswer = z.infer<typeof alertRule>;

const hit = z.object({
  /** Increases with each match. */
  number: z.number().int(),
  service: z.object({ id: z.string(), name: z.string() }),
  window_from: z.iso.datetime(),
  window_to: z.iso.datetime(),
  /** Totals of the service in the period when it matched. */
  requests: z.number(),
  /** Null if no source records uploads: unknown isn't zero. */
  bytes_up: z.number().nullable(),
  users: z.number().int(),
  found_on: z.iso.datetime(),
  /** Whether the rule added its tag to the service. */
  tagged: z.boolean(),
});
export type AlertRuleHitAnswer = z.infer<typeof hit>;

/** What a condition would have matched, per period. */
const backtest = z.object({
  window: z.enum(ALERT_RULE_WINDOWS),
  /** Oldest first; the last one ends with the range. */
  windows: z.array(
    z.object({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      services: z.number().int(),
      requests: z.number(),
      ...upload,
    }),
  ),
  /** The services that matched in the most periods. */
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ...riskNumbers,
      level: z.enum(RISK_LEVELS),
      tags: z.array(z.number().int()),
      /** Indexes of the periods it matched in. */
      found_in: z.array(z.number().int()),
      requests: z.number(),
      ...upload,
      /** Maximum people in one of the windows. */
      most_users: z.number(),
    }),
  ),
  services_count: z.number().int(),
  meta,
});
export type Backtest = z.infer<typeof backtest>;

const given = {
  name,
  condition,
  window,
  gives_notice: z.boolean(),
  adds_tag: z.number().int().min(0).nullable(),
  raises_incident: z.boolean(),
};
const alertRuleId = z.object({ id: z.string().min(1).max(64) });
const answer = z.object({ api_response: success, policy: alertRule });

export const alertRulesCalls = calls({
  'GET /risks/policies': {
    summary: 'List alert rules with their match counts.',
    permission: 'audit.view',
    answer: z.object({ api_response: success, policies: z.array(alertRule), limit: z.number().int() }),
    errors: [],
  },
  'POST /risks/policies': {
    summary:
      `Create an alert rule (at most ${MOST_ALERT_RULES}) with its condition, window and actions. ` +
      'It is inactive until it was tested on past traffic and activated.',
    permission: 'audit.modify',
    idempotent: true,
    body: z.strictObject({
      ...given,
      window: window.default('day'),
      gives_notice: z.boolean().default(true),
      adds_tag: given.adds_tag.default(null),
      raises_incident: given.raises_incident.default(false),
    }),
    answer,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE', 'FILTER_INVALID'],
  },
  'PATCH /risks/policies/{id}': {
    summary:
      'Update, activate or deactivate an alert rule. Changing its condition or window deactivates it until it is tested again.',
    permission: 'audit.modify',
    params: alertRuleId,
    body: z.strictObject({
      name: name.optional(),
      condition: condition.optional(),
      window: window.optional(),
      gives_notice: given.gives_notice.optional(),
      adds_tag: given.adds_tag.optional(),
      raises_incident: given.raises_incident.optional(),
      is_enabled: z.boolean().optional(),
    }),
    answer,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE', 'FILTER_INVALID', 'QUERY_TIMED_OUT', 'UNAVAILABLE'],
  },
  'DELETE /risks/policies/{id}': {
    summary: 'Delete an alert rule and its matches. Tags it added stay.',
    permission: 'audit.modify',
    params: alertRuleId,
    answer: z.object({ api_response: success }),
    errors: ['NOT_FOUND'],
  },
  'POST /risks/policies/{id}/backtest': {
    summary: 'Test an alert rule against the last days of traffic. It can be activated afterwards.',
    permission: 'audit.modify',
    params: alertRuleId,
    body: z.strictObject({ days: z.number().int().min(1).max(ALERT_RULE_DAYS).default(30) }),
    answer: z.object({ api_response: success, policy: alertRule, found: backtest }),
    errors: ['NOT_FOUND', ...LIST_ERRORS],
  },
  'GET /audit/backtest': {
    summary:
      'Test a condition on past traffic: services it would have matched in each of the last days, weeks or months (UTC). ' +
      'Totals such as `uploaded > 100MB` apply to one of them.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      to: scope.to,
      filter: scope.filter,
      /** Of which time the totals are. */
      window: z.enum(ALERT_RULE_WINDOWS).default('day'),
      days: z.coerce.number().int().min(1).max(ALERT_RULE_DAYS).default(30),
    }),
    answer: backtest,
    errors: LIST_ERRORS,
  },
  'GET /risks/policies/{id}/hits': {
    summary: 'List the matches of an alert rule, newest first.',
    permission: 'audit.view',
    params: alertRuleId,
    query: z.object({
      /** Only this service. */
      service: z.string().min(1).max(256).optional(),
      /** Continues before this hit: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    answer: z.object({ api_response: success, hits: z.array(hit), next: z.number().int().nullable() }),
    errors: ['NOT_FOUND'],
  },
  'GET /risks/policies/{id}/hits/export': {
    summary: 'Export the matches of an alert rule as CSV (streamed).',
    permission: 'audit.export',
    params: alertRuleId,
    query: z.object({ service: z.string().min(1).max(256).optional() }),
    answer: 'text/csv',
    errors: ['NOT_FOUND'],
  },
});

export const alertRulesEvents = historyEvents({
  'shadow_it_policy.created': ['POST /risks/policies'],
  'shadow_it_policy.changed': ['PATCH /risks/policies/{id}'],
  'shadow_it_policy.deleted': ['DELETE /risks/policies/{id}'],
  'shadow_it_policy.backtested': ['POST /risks/policies/{id}/backtest'],
  'shadow_it_policy.matched': ['shadow-it policy hit'],
});

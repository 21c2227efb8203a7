import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { POLICY_STATES } from '@casbah/domain/policy/policy-list';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { RESPONSE_KINDS, SEVERITIES } from '@casbah/domain/policy/response';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import {
  newException,
  policyChange,
  policyDefinition,
  policyFacts,
  policyResponse,
} from './policy-definition.ts';

const type = z.enum(POLICY_TYPES);
const severity = z.enum(SEVERITIES);
const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });
/** Number of times that the draft was saved, as last read; 0 if there was none. */
const revision = z.number().int().min(0);
const note = z.string().trim().max(POLICY_LIMITS.reason).default('');
const version = z.number().int().min(1);

/** Characters of a file of policies. */
export const POLICY_FILE_MAX = 1_000_000;
/** Characters of content that is decided about. */
export const DECIDED_TEXT_MAX = 1_000_000;
/** Versions of a policy in an answer. */
export const VERSIONS_PAGE = 100;

/** A policy in a list. */
export const policySummary = z.object({
  id: z.string(),
  type,
  /** Of the version in force, otherwise of the draft. */
  name: z.string(),
  description: z.string(),
  condition: z.string(),
  /** Null for alert rules. */
  severity: severity.nullable(),
  /** In the order in which they happen. */
  responses: z.array(z.enum(RESPONSE_KINDS)).readonly(),
  state: z.enum(POLICY_STATES),
  has_draft: z.boolean(),
  /** Last activated version; null if there is none. */
  version: version.nullable(),
  /** Policies are decided in ascending order; null for alert rules. */
  order: z.number().int().nullable(),
  /** Where it is changed: alert rules have an editor and calls of their own. */
  edited_as: z.enum(['policy', 'alert_rule']),
  created_on: z.iso.datetime(),
  /** Authors are email addresses; null for deleted accounts. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
});
export type PolicySummary = z.infer<typeof policySummary>;

const policyVersion = z.object({
  version,
  note: z.string(),
  activated_on: z.iso.datetime(),
  activated_by: z.string().nullable(),
});
export type PolicyVersionAnswer = z.infer<typeof policyVersion>;

export const policy = policySummary.extend({
  /** The last activated definition; null if there is none. It is in force if the policy's state is `active`. */
  definition: policyDefinition.nullable(),
  draft: z
    .object({
      revision,
      definition: policyDefinition,
      /** Version that it changes; null for a new policy. */
      base_version: version.nullable(),
      /** Differences from the last activated version; empty for a new policy. */
      changes: z.array(policyChange).readonly(),
      saved_on: z.iso.datetime(),
      saved_by: z.string().nullable(),
    })
    .nullable(),
  /** Newest first; `GET /protect/policies/{id}/versions` has the rest. */
  versions: z.array(policyVersion).readonly(),
});
export type PolicyAnswer = z.infer<typeof policy>;

export const POLICY_SORTS = ['order', 'name', 'type', 'severity', 'state', 'modified_on'] as const;

/** What a file of policies changes, by type and name. Policies that it doesn't name stay. */
const policyFileChange = z.object({
  type,
  name: z.string(),
  change: z.enum(['added', 'changed', 'unchanged']),
  /** Null for a new policy that isn't saved. */
  id: z.string().nullable(),
  /** Revision of the draft, to activate it; null if there is none. */
  revision: revision.nullable(),
  /** Differences from the version in force, or from the draft of a policy that was never activated. */
  changes: z.array(policyChange).readonly(),
});
export type PolicyFileChange = z.infer<typeof policyFileChange>;
const policyFileAnswer = z.object({ policies: z.array(policyFileChange) });
export type PolicyFileAnswer = z.infer<typeof policyFileAnswer>;
const policyFile = z.strictObject({ yaml: z.string().min(1).max(POLICY_FILE_MAX) });

const plannedResponse = z.object({ policy: z.string(), response: policyResponse });

interface Trace {
  kind: 'and' | 'or' | 'not' | 'condition';
  holds: boolean;
  parts?: readonly Trace[] | undefined;
  condition?: string | undefined;
  field?: string | undefined;
  value?: string | number | readonly string[] | null | undefined;
}
/** Conditions joined by `and` and `or` have `parts`; `not` has one. */
const conditionTrace: z.ZodType<Trace> = z
  .object({
    kind: z.enum(['and', 'or', 'not', 'condition']),
    holds: z.boolean(),
    get parts() {
      return z.array(conditionTrace).readonly().optional();
    },
    condition: z.string().optional(),
    field: z.string().optional(),
    /** The fact that it was compared with; null if it isn't known. */
    value: z
      .union([z.string(), z.number(), z.array(z.string()).readonly()])
      .nullable()
      .optional(),
  })
  .meta({ id: 'ConditionTrace' });
export type ConditionTraceAnswer = z.infer<typeof conditionTrace>;

const decision = z.object({
  /** Of the policy set. */
  version: z.number().int(),
  /** What becomes of the request. */
  outcome: z.enum(['allow', 'block', 'require_second_factor', 'coach', 'skip_inspection']),
  /** Policies that apply, in their order. */
  policies: z.array(z.object({ id: z.string(), version, name: z.string(), severity })),
  /** In the order in which they happen. */
  responses: z.array(plannedResponse).readonly(),
  /** Responses that gave way to one that takes precedence. */
  superseded: z.array(plannedResponse).readonly(),
  /** The facts decided about with those that Casbah added, if reasons were asked for. */
  facts: policyFacts.optional(),
  /** Every policy of the type with the reason why it applies or doesn't, if it was asked for. */
  trace: z
    .array(
      z.object({
        policy: z.string(),
        version,
        name: z.string(),
        verdict: z.enum(['applies', 'out_of_schedule', 'condition', 'excluded', 'not_included', 'exception']),
        condition: conditionTrace,
        /** Of the exception that holds. */
        exception: z.string().optional(),
      }),
    )
    .optional(),
});
export type DecisionAnswer = z.infer<typeof decision>;

export const policiesCalls = calls({
  'GET /protect/policies': {
    summary: 'List policies page by page, alert rules of Shadow IT included.',
    permission: 'protect.view',
    query: z.object({
      /** A filter expression over the fields of policies, such as `type = filexfer and severity = high`. */
      filter: filterText.optional(),
      sort: z.enum(POLICY_SORTS.flatMap((field) => [field, `-${field}` as const])).default('order'),
      limit: z.coerce.number().int().min(1).max(POLICY_LIMITS.policies).default(50),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({
      policies: z.array(policySummary),
      total: z.number().int(),
      /** Maximum policies per company. */
      limit: z.number().int(),
      /** Version of the policy set in force. */
      version: z.number().int(),
    }),
    errors: ['FILTER_INVALID'],
  },
  'POST /protect/policies': {
    summary: `Create a policy as a draft, last in the order (at most ${POLICY_LIMITS.policies} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: z.strictObject({ type, definition: policyDefinition }),
    answer: policy,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE', 'FILTER_INVALID', 'ALERT_RULE_POLICY'],
  },
  'GET /protect/policies/{id}': {
    summary: 'Get a policy with its draft and its newest versions.',
    permission: 'protect.view',
    params,
    answer: policy,
    errors: ['NOT_FOUND', 'ALERT_RULE_POLICY'],
  },
  'PATCH /protect/policies/{id}': {
    summary: 'Enable or disable a policy that was activated before.',
    permission: 'protect.activate',
    params,
    body: z.strictObject({ is_active: z.boolean() }),
    answer: policy,
    errors: ['NOT_FOUND', 'POLICY_NEVER_ACTIVATED', 'ALERT_RULE_POLICY'],
  },
  'DELETE /protect/policies/{id}': {
    summary: "Delete a policy that isn't active, with its versions.",
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'POLICY_ACTIVE', 'ALERT_RULE_POLICY'],
  },
  'POST /protect/policies/{id}/clone': {
    summary: 'Copy a policy under a new name, as a draft.',
    permission: 'protect.modify',
    idempotent: true,
    params,
    answer: policy,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'ALERT_RULE_POLICY'],
  },
  'PUT /protect/policies/{id}/draft': {
    summary:
      'Save the draft of a policy, or start one with revision 0. Refused if the draft was saved or discarded since it was read.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({ revision, definition: policyDefinition }),
    answer: policy,
    errors: [
      'NOT_FOUND',
      'NAME_TAKEN',
      'UNPROCESSABLE',
      'FILTER_INVALID',
      'POLICY_DRAFT_CHANGED',
      'ALERT_RULE_POLICY',
    ],
  },
  'DELETE /protect/policies/{id}/draft': {
    summary: 'Discard the draft of a policy. A policy that was never activated is deleted with it.',
    permission: 'protect.modify',
    params,
    query: z.object({ revision: z.coerce.number().int().min(0) }),
    answer: success,
    errors: ['NOT_FOUND', 'POLICY_DRAFT_CHANGED', 'ALERT_RULE_POLICY'],
  },
  'POST /protect/policies/activate': {
    summary: 'Activate drafts, all or none: each becomes a version and takes effect now.',
    permission: 'protect.activate',
    body: z.strictObject({
      drafts: z
        .array(z.strictObject({ id: z.uuid(), revision }))
        .min(1)
        .max(POLICY_LIMITS.policies),
      /** Why, for the list of versions. */
      note,
    }),
    answer: z.object({
      /** Of the policy set. */
      version: z.number().int(),
      policies: z.array(z.object({ id: z.string(), version })),
    }),
    errors: [
      'NOT_FOUND',
      'NAME_TAKEN',
      'UNPROCESSABLE',
      'FILTER_INVALID',
      'POLICY_DRAFT_CHANGED',
      'ALERT_RULE_POLICY',
    ],
  },
  'PUT /protect/policies/order': {
    summary: 'Order all policies. Refused if one was added or deleted meanwhile.',
    permission: 'protect.activate',
    body: z.strictObject({ ids: z.array(z.uuid()).max(POLICY_LIMITS.policies) }),
    answer: success,
    errors: ['POLICIES_CHANGED'],
  },
  'GET /protect/policies/{id}/versions': {
    summary: `List the versions of a policy, newest first, ${VERSIONS_PAGE} per page.`,
    permission: 'protect.view',
    params,
    query: z.object({
      /** Continues before this version: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
    }),
    answer: z.object({ versions: z.array(policyVersion).readonly(), next: z.number().int().nullable() }),
    errors: ['NOT_FOUND', 'ALERT_RULE_POLICY'],
  },
  'GET /protect/policies/{id}/versions/{version}': {
    summary: 'Get a version of a policy, with its differences from another version or the draft.',
    permission: 'protect.view',
    params: params.extend({ version: z.coerce.number().int().min(1) }),
    query: z.object({
      /** Number of the version that it is compared with, or `draft`. The previous version by default. */
      to: z.union([z.coerce.number().int().min(1), z.literal('draft')]).optional(),
    }),
    answer: policyVersion.extend({
      definition: policyDefinition,
      /** From this version to the other one; if that is the previous version, from there to this one. */
      changes: z.array(policyChange).readonly(),
    }),
    errors: ['NOT_FOUND', 'ALERT_RULE_POLICY'],
  },
  'POST /protect/policies/{id}/versions/{version}/restore': {
    summary: 'Save a version of a policy as its draft.',
    permission: 'protect.modify',
    params: params.extend({ version: z.coerce.number().int().min(1) }),
    body: z.strictObject({ revision }),
    answer: policy,
    errors: ['NOT_FOUND', 'POLICY_DRAFT_CHANGED', 'ALERT_RULE_POLICY'],
  },
  'POST /protect/policies/{id}/exceptions': {
    summary:
      'Add an exception to a policy. It takes effect now, as a new version, and is added to the draft, too.',
    permission: 'protect.activate',
    params,
    body: newException,
    answer: policy,
    status: 201,
    errors: [
      'NOT_FOUND',
      'LIMIT_REACHED',
      'UNPROCESSABLE',
      'FILTER_INVALID',
      'POLICY_NEVER_ACTIVATED',
      'ALERT_RULE_POLICY',
    ],
  },
  'DELETE /protect/policies/{id}/exceptions/{exception}': {
    summary:
      'Remove an exception from a policy. It takes effect now, as a new version, and on the draft, too.',
    permission: 'protect.activate',
    params: params.extend({ exception: z.uuid() }),
    answer: policy,
    errors: ['NOT_FOUND', 'ALERT_RULE_POLICY'],
  },
  'GET /protect/precedence': {
    summary: 'Get which of several responses that exclude each other takes precedence.',
    permission: 'protect.view',
    answer: z.object({ precedence: z.array(z.enum(RESPONSE_KINDS)).readonly() }),
    errors: [],
  },
  'PUT /protect/precedence': {
    summary:
      'Set which of several responses that exclude each other takes precedence. Kinds that are not named follow in the default order.',
    permission: 'protect.activate',
    body: z.strictObject({
      precedence: z.array(z.enum(RESPONSE_KINDS)).max(RESPONSE_KINDS.length).readonly(),
    }),
    answer: z.object({ precedence: z.array(z.enum(RESPONSE_KINDS)).readonly() }),
    errors: [],
  },
  'GET /protect/policies/export': {
    summary:
      'Export policies as a YAML file, with names instead of IDs. A policy that was never activated is exported as drafted.',
    permission: 'protect.export',
    query: z.object({
      /** A filter expression over the fields of policies. */
      filter: filterText.optional(),
    }),
    answer: 'text/plain',
    errors: ['FILTER_INVALID'],
  },
  'POST /protect/policies/diff': {
    summary: 'Show what a YAML file of policies would change.',
    permission: 'protect.view',
    unrecorded: 'Nothing is changed.',
    inPreview: true,
    body: policyFile,
    answer: policyFileAnswer,
    errors: ['POLICY_FILE_INVALID', 'UNPROCESSABLE', 'FILTER_INVALID', 'ALERT_RULE_POLICY'],
  },
  'POST /protect/policies/import': {
    summary:
      'Save the policies of a YAML file as drafts, all or none. Those that the file leaves unchanged and those that it does not name stay.',
    permission: 'protect.import',
    body: policyFile,
    answer: policyFileAnswer,
    errors: [
      'POLICY_FILE_INVALID',
      'UNPROCESSABLE',
      'FILTER_INVALID',
      'NAME_TAKEN',
      'LIMIT_REACHED',
      'ALERT_RULE_POLICY',
    ],
  },
  'GET /api/policies/snapshot': {
    summary:
      'Get all policies in force, signed, so a program can decide without further calls. Supports ETag: an unchanged snapshot is not sent again.',
    permission: 'protect.export',
    answer: 'text/plain',
    errors: [],
  },
  'GET /api/policies/keys': {
    summary: 'Get the public keys that verify snapshots.',
    permission: 'protect.view',
    unscoped: 'Keys of the installation, the same for every company.',
    answer: z.object({
      keys: z.array(
        z.object({
          id: z.string(),
          algorithm: z.literal('Ed25519'),
          /** SubjectPublicKeyInfo (DER) in base64. */
          public_key: z.string(),
        }),
      ),
    }),
    errors: [],
  },
  'POST /api/decide': {
    summary:
      'Decide about facts by the policies in force, or by a definition that is tried. Casbah adds what it knows: groups of the user, the service of a host, URL or app with its category, risk and tags. Nothing is stored, and no response is executed.',
    permission: 'protect.view',
    unrecorded: 'Nothing is stored or changed.',
    inPreview: true,
    body: z.strictObject({
      type,
      facts: policyFacts,
      /** Now if absent. */
      time: z.iso.datetime().optional(),
      /** Content to inspect; facts about content that are given take precedence. */
      content_text: z.string().max(DECIDED_TEXT_MAX).optional(),
      /** Returns the reasons, too. */
      explain: z.boolean().default(false),
      /** Decides by this definition alone, instead of the policies in force. */
      definition: policyDefinition.optional(),
    }),
    answer: decision,
    errors: ['UNPROCESSABLE', 'FILTER_INVALID', 'INSPECTION_BUSY', 'ALERT_RULE_POLICY'],
  },
});

export const policiesEvents = historyEvents({
  'policy.created': ['POST /protect/policies', 'POST /protect/policies/{id}/clone'],
  'policy.draft_saved': [
    'PUT /protect/policies/{id}/draft',
    'POST /protect/policies/{id}/versions/{version}/restore',
    'POST /protect/policies/import',
  ],
  'policy.draft_discarded': ['DELETE /protect/policies/{id}/draft'],
  'policy.activated': ['POST /protect/policies/activate'],
  'policy.enabled': ['PATCH /protect/policies/{id}'],
  'policy.disabled': [],
  'policy.deleted': ['DELETE /protect/policies/{id}'],
  'policy.exception_added': ['POST /protect/policies/{id}/exceptions'],
  'policy.exception_removed': ['DELETE /protect/policies/{id}/exceptions/{exception}'],
  'policies.reordered': ['PUT /protect/policies/order'],
  'policies.precedence_changed': ['PUT /protect/precedence'],
});

export const policiesLive = liveAreas({ policies: 'protect.view' });

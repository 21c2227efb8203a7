import { LONGEST_TRIED_TEXT, MOST_CONTENT_ALIASES, MOST_REUSABLE_RULES } from '@casbah/domain/content-limits';
import { CONTENT_PROFILE_LIMITS } from '@casbah/domain/content-profile';
import { CONTENT_RISKS } from '@casbah/domain/content-risk';
import { REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import { DATA_FILTER_LIMITS } from '@casbah/domain/data-filter';
import { z } from 'zod';
import { calls } from './call.ts';
import {
  contentAlias,
  contentAliasChange,
  contentProfile,
  contentProfileChange,
  dataFilter,
  dataFilterChange,
  newContentAlias,
  newContentProfile,
  newDataFilter,
  newReusableRule,
  reusableRule,
  reusableRuleChange,
} from './content-definitions.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });

const choice = z.object({ key: z.string(), label: z.string() });

/** Values that rules can have. Labels are names; the console translates those of Casbah by key. */
const contentChoices = z.object({
  risks: z.array(z.enum(CONTENT_RISKS)),
  content_types: z.array(choice),
  dictionaries: z.array(choice),
  predefined_dictionaries: z.array(choice),
  /** Data identifiers. Those turned off aren't listed. */
  data_identifiers: z.array(
    choice.extend({
      group: z.string(),
      /** ISO 3166-1 alpha-2; null for international ones. */
      country: z.string().nullable(),
      /** Defined by the company. */
      is_custom: z.boolean(),
    }),
  ),
  /** Keys are the values of rules: `alias:` and the ID. */
  aliases: z.array(choice),
  file_classes: z.array(choice.extend({ formats: z.array(choice) })),
  /** Without those that aren't trained. */
  ml_profiles: z.array(choice),
  /** Without those that aren't built. */
  indexes: z.array(choice.extend({ kind: z.enum(['exact', 'fingerprint']) })),
  reusable_rules: z.array(choice),
  data_filters: z.array(choice),
});
export type ContentChoices = z.infer<typeof contentChoices>;

export const contentprofilesCalls = calls({
  'GET /protect/content_profiles': {
    summary: "List the company's content profiles by name.",
    permission: 'protect.view',
    answer: z.object({ profiles: z.array(contentProfile), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/content_profiles': {
    summary: `Create a content profile (at most ${CONTENT_PROFILE_LIMITS.profiles} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: newContentProfile,
    answer: contentProfile,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/content_profiles/{id}': {
    summary: 'Get a content profile.',
    permission: 'protect.view',
    params,
    answer: contentProfile,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/content_profiles/{id}': {
    summary: 'Update a content profile. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: contentProfileChange,
    answer: contentProfile,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/content_profiles/{id}': {
    summary: 'Delete a content profile that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'POST /protect/content_profiles/{id}/clone': {
    summary: 'Copy a content profile under a new name.',
    permission: 'protect.modify',
    idempotent: true,
    params,
    answer: contentProfile,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'GET /protect/reusable_rules': {
    summary: "List the company's reusable rules by name.",
    permission: 'protect.view',
    answer: z.object({ rules: z.array(reusableRule), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/reusable_rules': {
    summary: `Create a reusable rule (at most ${MOST_REUSABLE_RULES} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: newReusableRule,
    answer: reusableRule,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/reusable_rules/{id}': {
    summary: 'Get a reusable rule.',
    permission: 'protect.view',
    params,
    answer: reusableRule,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/reusable_rules/{id}': {
    summary: 'Update a reusable rule. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: reusableRuleChange,
    answer: reusableRule,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/reusable_rules/{id}': {
    summary: 'Delete a reusable rule that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'GET /protect/data_filters': {
    summary: "List the company's data filters by name.",
    permission: 'protect.view',
    answer: z.object({ filters: z.array(dataFilter), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/data_filters': {
    summary: `Create a data filter (at most ${DATA_FILTER_LIMITS.filters} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: newDataFilter,
    answer: dataFilter,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/data_filters/{id}': {
    summary: 'Get a data filter.',
    permission: 'protect.view',
    params,
    answer: dataFilter,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/data_filters/{id}': {
    summary: 'Update a data filter. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: dataFilterChange,
    answer: dataFilter,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/data_filters/{id}': {
    summary: 'Delete a data filter that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'GET /protect/content_aliases': {
    summary: "List the company's aliases of data identifiers by name.",
    permission: 'protect.view',
    answer: z.object({ aliases: z.array(contentAlias), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/content_aliases': {
    summary: `Create an alias (at most ${MOST_CONTENT_ALIASES} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: newContentAlias,
    answer: contentAlias,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/content_aliases/{id}': {
    summary: 'Get an alias.',
    permission: 'protect.view',
    params,
    answer: contentAlias,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/content_aliases/{id}': {
    summary: 'Update an alias. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: contentAliasChange,
    answer: contentAlias,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/content_aliases/{id}': {
    summary: 'Delete an alias that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'GET /protect/content/choices': {
    summary: 'List everything that content rules can look for.',
    permission: 'protect.view',
    answer: contentChoices,
    errors: [],
  },
  'POST /protect/patterns/try': {
    summary: 'Run a regular expression on a text.',
    permission: 'protect.view',
    unrecorded: 'Nothing is changed.',
    body: z.strictObject({
      pattern: z.string().min(1).max(REGEX_MAX_LENGTH),
      /** Expressions in rules don't ignore it. */
      ignore_case: z.boolean().default(false),
      text: z.string().max(LONGEST_TRIED_TEXT),
    }),
    answer: z.object({
      /** Why profiles can't use the pattern, in English; null if they can. */
      problem: z.string().nullable(),
      /** Its message key and values; `position` is where it is in the pattern, if that is known. */
      problem_words: z
        .object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
        .nullable(),
      /** All matches, of which at most 1,000 are listed. */
      count: z.number().int(),
      /** Positions in the text, in UTF-16 code units. */
      matches: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
    }),
    errors: [],
  },
});

const profileObject = contentProfile.extend({ resource_uri: z.string() });

/** Calls through the generic proxy. */
export const contentprofilesResources = resources({
  contentprofiles: {
    list: {
      permission: 'protect.view',
      params: listParams(['name', 'created_on', 'modified_on']),
      answer: objectsOf(profileObject),
      errors: [],
    },
    get: { permission: 'protect.view', answer: profileObject, errors: ['NOT_FOUND'] },
    post: {
      permission: 'protect.modify',
      idempotent: true,
      data: newContentProfile,
      answer: profileObject,
      errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
    },
    patch: {
      permission: 'protect.modify',
      data: contentProfileChange,
      answer: profileObject,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
    },
    delete: { permission: 'protect.modify', answer: done, errors: ['NOT_FOUND', 'CONTENT_IN_USE'] },
  },
});

/** Definitions of all kinds, those of other areas included. */
export const contentprofilesEvents = historyEvents({
  'content_profile.created': [
    'POST /protect/content_profiles',
    'POST /protect/content_profiles/{id}/clone',
    'POST /controls/make_api_request post contentprofiles',
  ],
  'content_profile.changed': [
    'PATCH /protect/content_profiles/{id}',
    'POST /controls/make_api_request patch contentprofiles',
  ],
  'content_profile.deleted': [
    'DELETE /protect/content_profiles/{id}',
    'POST /controls/make_api_request delete contentprofiles',
  ],
  'reusable_rule.created': ['POST /protect/reusable_rules'],
  'reusable_rule.changed': ['PATCH /protect/reusable_rules/{id}'],
  'reusable_rule.deleted': ['DELETE /protect/reusable_rules/{id}'],
  'data_filter.created': ['POST /protect/data_filters'],
  'data_filter.changed': ['PATCH /protect/data_filters/{id}'],
  'data_filter.deleted': ['DELETE /protect/data_filters/{id}'],
  'content_alias.created': ['POST /protect/content_aliases'],
  'content_alias.changed': ['PATCH /protect/content_aliases/{id}'],
  'content_alias.deleted': ['DELETE /protect/content_aliases/{id}'],
  'dictionary.created': ['POST /protect/dictionaries'],
  'dictionary.changed': ['PATCH /protect/dictionaries/{id}'],
  'dictionary.deleted': ['DELETE /protect/dictionaries/{id}'],
  'data_identifier.created': ['POST /protect/data_identifiers'],
  'data_identifier.changed': ['PUT /protect/data_identifiers/{id}'],
  'data_identifier.deleted': ['DELETE /protect/data_identifiers/{id}'],
  'ml_profile.created': ['POST /protect/ml_profiles'],
  'ml_profile.changed': ['PATCH /protect/ml_profiles/{id}'],
  'ml_profile.deleted': ['DELETE /protect/ml_profiles/{id}'],
  'content_index.created': ['POST /protect/indices'],
  'content_index.changed': ['PATCH /protect/indices/{id}'],
  'content_index.deleted': ['DELETE /protect/indices/{id}'],
});

/** Everything that a company defines for content inspection, and what is built from it. */
export const contentprofilesLive = liveAreas({ content: 'protect.view' });

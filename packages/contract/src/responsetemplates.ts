import { ACTIVITIES } from '@casbah/domain/activity';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { TEMPLATE_LIMITS } from '@casbah/domain/response-template/limits';
import { PLACEHOLDERS } from '@casbah/domain/response-template/placeholders';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { patterned } from './pattern.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';
import { LANGUAGES } from './session.ts';

/** Longer than any valid text, so that the server can say what the limit is. */
const LONGEST_TEXT = 20_000;
/** A URI-encoded character of a text has up to nine. */
const LONGEST_ENCODED_TEXT = 9 * TEMPLATE_LIMITS.emailBody;

/** Messages of a template. What is absent or null isn't sent. */
const messagesOf = (most: number) => {
  const text = z.string().max(most).default('');
  const body = z.strictObject({ body: text }).nullable().default(null);
  const withSubject = z.strictObject({ subject: text, body: text }).nullable().default(null);
  return z.strictObject({
    email: z.strictObject({ admin: withSubject, user: withSubject, ticketing: withSubject }).prefault({}),
    text: z.strictObject({ admin: body }).prefault({}),
    /** Instead of `text`, if the template combines matches. */
    text_aggregation: z.strictObject({ admin: body }).prefault({}),
    browser: z.strictObject({ user: withSubject }).prefault({}),
    preserve_content: z
      .strictObject({
        tombstone_file_name: text,
        tombstone_content: text,
        copied_file_name: text,
        moved_file_name: text,
      })
      .nullable()
      .default(null),
  });
};
/** Plain text; facts as placeholders such as `{{policy_name}}`. */
const messages = messagesOf(LONGEST_TEXT);

const policyType = z.enum(POLICY_TYPES);
const templateName = patterned('name');
const description = z.string().trim().max(TEMPLATE_LIMITS.description);

export const responseTemplate = z.object({
  /** A UUID; for a default template `default-` and the policy type. */
  template_id: z.string(),
  template_name: z.string(),
  policy_type: policyType,
  description: z.string(),
  /** Combines matches of a policy into one message. */
  enable_aggregation: z.boolean(),
  /** Whether policies can use it. */
  status: z.boolean(),
  template: messages,
  /** Included with Casbah: it can be copied, but not changed. */
  is_default: z.boolean(),
  /** Null for default templates. Authors are email addresses; null for deleted accounts. */
  created_on: z.iso.datetime().nullable(),
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime().nullable(),
  modified_by: z.string().nullable(),
});
export type ResponseTemplate = z.infer<typeof responseTemplate>;

export const newResponseTemplate = z.strictObject({
  template_name: templateName,
  policy_type: policyType,
  description: description.default(''),
  enable_aggregation: z.boolean().default(false),
  status: z.boolean().default(true),
  template: messages,
});
export const responseTemplateChange = z.strictObject({
  template_name: templateName.optional(),
  policy_type: policyType.optional(),
  description: description.optional(),
  enable_aggregation: z.boolean().optional(),
  status: z.boolean().optional(),
  template: messages.optional(),
});

/** An activity whose facts fill a preview. */
const previewActivity = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  user: z.string().nullable(),
  app: z.string().nullable(),
  activity: z.enum(ACTIVITIES),
  object: z.string().nullable(),
});

const params = z.object({ id: z.string().max(64) });
const inLanguage = z.object({ lang: z.enum(LANGUAGES).default('en-us') });
const success = z.object({ api_response: z.literal('success') });

export const responsetemplatesCalls = calls({
  'GET /protect/response_templates': {
    summary: "List the company's response templates by name, then the default ones.",
    permission: 'protect.view',
    query: inLanguage,
    answer: z.object({
      templates: z.array(responseTemplate),
      /** Maximum templates per company. */
      limit: z.number().int(),
      /** Maximum characters of a browser message. */
      browser_body_limit: z.number().int(),
    }),
    errors: [],
  },
  'POST /protect/response_templates': {
    summary: `Create a response template (at most ${TEMPLATE_LIMITS.templates} per company).`,
    permission: 'protect.modify',
    idempotent: true,
    body: newResponseTemplate,
    answer: responseTemplate,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/response_templates/{id}': {
    summary: 'Get a response template.',
    permission: 'protect.view',
    params,
    query: inLanguage,
    answer: responseTemplate,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/response_templates/{id}': {
    summary: 'Update a response template. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: responseTemplateChange,
    answer: responseTemplate,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/response_templates/{id}': {
    summary: 'Delete a response template.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'POST /protect/response_templates/{id}/clone': {
    summary: 'Copy a response template under a new name; a default one in the given language.',
    permission: 'protect.modify',
    idempotent: true,
    params,
    query: inLanguage,
    answer: responseTemplate,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'POST /protect/response_templates/preview': {
    summary:
      'Fill the messages of a template with facts of an activity that the caller may see, by default the newest.',
    permission: 'protect.view',
    narrowed: true,
    inPreview: true,
    unrecorded: 'Nothing is changed.',
    query: inLanguage,
    body: z.strictObject({
      policy_type: policyType,
      template: messages,
      /** ID of the activity. */
      activity: z.string().max(64).optional(),
    }),
    answer: z.object({
      template: messages,
      /** ID of the activity whose facts were used; null without one. */
      activity: z.string().nullable(),
      /** Placeholders in the messages that the activity has no facts for: these have sample values. */
      samples: z.array(z.enum(PLACEHOLDERS)),
      /** Recent activities to choose from, newest first. */
      activities: z.array(previewActivity),
    }),
    errors: ['NOT_FOUND', 'QUERY_TIMED_OUT', 'UNAVAILABLE'],
  },
  'POST /controls/add_response_template': {
    summary:
      'Create a response template, or update the one with the given ID. Texts in `template` are URI-encoded, as by encodeURIComponent.',
    permission: 'protect.modify',
    body: z.object({
      /** Absent, null or empty for a new template. */
      template_id: z.string().max(64).nullish(),
      template_name: templateName,
      policy_type: policyType,
      description: description.default(''),
      enable_aggregation: z.boolean().default(false),
      status: z.boolean().default(true),
      template: messagesOf(LONGEST_ENCODED_TEXT),
    }),
    answer: z.object({
      action_status: z.literal('success'),
      api_message: z.string(),
      template_id: z.string(),
    }),
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
});

const templateObject = responseTemplate.extend({ id: z.string(), resource_uri: z.string() });

/** ID of a read that returns some fields of all templates, for lists to choose from. */
export const RESPONSE_INFO = 'get_response_info';
export const INFO_FIELDS = ['id', 'policy_type', 'template_name'] as const;

const responseInfo = z.strictObject({
  objects: z.array(
    z.object({
      id: z.string().optional(),
      policy_type: policyType.optional(),
      template_name: z.string().optional(),
    }),
  ),
});

/** Fields separated by commas. */
const infoFields = z
  .string()
  .max(128)
  .transform((text) => text.split(',').map((field) => field.trim()))
  .pipe(z.array(z.enum(INFO_FIELDS)));

/** Calls through the generic proxy. */
export const responsetemplatesResources = resources({
  responsetemplates: {
    list: {
      permission: 'protect.view',
      params: listParams(['template_name', 'policy_type', 'created_on', 'modified_on']),
      answer: objectsOf(templateObject),
      errors: [],
    },
    get: {
      permission: 'protect.view',
      /** Only with `get_response_info` as the ID. */
      params: z.strictObject({ field: infoFields.optional() }),
      answer: z.union([responseInfo, templateObject]),
      errors: ['NOT_FOUND'],
    },
    delete: { permission: 'protect.modify', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const responsetemplatesEvents = historyEvents({
  'response_template.created': [
    'POST /protect/response_templates',
    'POST /protect/response_templates/{id}/clone',
    'POST /controls/add_response_template',
  ],
  'response_template.changed': ['PATCH /protect/response_templates/{id}'],
  'response_template.deleted': [
    'DELETE /protect/response_templates/{id}',
    'POST /controls/make_api_request delete responsetemplates',
  ],
});

export const responsetemplatesLive = liveAreas({ response_templates: 'protect.view' });

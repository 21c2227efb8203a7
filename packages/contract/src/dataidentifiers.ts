import { CONFIDENCES, DEFAULT_CONFIDENCE } from '@casbah/domain/content-alias';
import { MOST_CUSTOM_IDENTIFIERS } from '@casbah/domain/content-limits';
import { REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import {
  CUSTOM_IDENTIFIER_LIMITS,
  CUSTOM_IDENTIFIER_RISKS,
  IDENTIFIER_CHECKS,
} from '@casbah/domain/custom-identifier';
import { z } from 'zod';
import { calls } from './call.ts';
import { contentUse, description, ofDefinition } from './content-use.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const limits = CUSTOM_IDENTIFIER_LIMITS;

const keywords = z.array(z.string().trim().min(1).max(limits.keywordLength)).max(limits.keywords);
const ignored = z.array(z.string().trim().min(1).max(limits.ignoredLength)).max(limits.ignored);
const examples = z.array(z.string().min(1).max(limits.exampleLength)).max(limits.examples);

/** A data identifier included with Casbah, and what the company changed. */
export const includedIdentifier = z.object({
  id: z.string(),
  /** English name. */
  name: z.string(),
  group: z.string(),
  /** ISO 3166-1 alpha-2; null for international ones. */
  country: z.string().nullable(),
  risks: z.array(z.string()),
  keywords: z.array(z.string()),
  /** Minimum confidence of reported matches. */
  confidence: z.enum(CONFIDENCES),
  /** Where its form and check are described. */
  source: z.string(),
  /** Share of its matches in test data that are right; null if not measured. */
  precision: z.number().nullable(),
  /** Share of the values in test data that it finds; null if not measured. */
  recall: z.number().nullable(),
  is_enabled: z.boolean(),
  /** Keywords that the company added. */
  extra_keywords: z.array(z.string()),
  /** Values that the company never wants reported. */
  ignored: z.array(z.string()),
  used_by: z.array(contentUse),
});
export type IncludedIdentifier = z.infer<typeof includedIdentifier>;

const given = {
  name: patterned('content_profile_name'),
  description: description.default(''),
  /** RE2 syntax. With a capture group, the first group is the match. */
  pattern: z.string().min(1).max(REGEX_MAX_LENGTH),
  ignore_case: z.boolean().default(true),
  /** Check that certain matches pass. */
  check: z.enum(IDENTIFIER_CHECKS).default('none'),
  /** Risks that a match indicates. */
  risks: z.array(z.enum(CUSTOM_IDENTIFIER_RISKS)).max(CUSTOM_IDENTIFIER_RISKS.length).default([]),
  /** Words near a match that make it certain. */
  keywords: keywords.default([]),
  /** Maximum characters between a keyword and a match. */
  within: z.number().int().min(limits.distance.min).max(limits.distance.max).default(limits.distance.default),
  /** Minimum confidence of reported matches. `narrow`: only near a keyword. */
  confidence: z.enum(CONFIDENCES).default(DEFAULT_CONFIDENCE),
  /** Values that are never reported. */
  ignored: ignored.default([]),
  /** Texts that must contain a match, and texts that mustn't. */
  examples: z
    .strictObject({ matching: examples.default([]), clean: examples.default([]) })
    .default({ matching: [], clean: [] }),
  is_enabled: z.boolean().default(true),
};

export const newCustomIdentifier = z.strictObject(given);
export const customIdentifier = z.object({ ...ofDefinition, ...given });
export type CustomIdentifierAnswer = z.infer<typeof customIdentifier>;

const params = z.object({ id: z.uuid() });

export const dataidentifiersCalls = calls({
  'GET /protect/data_identifiers': {
    summary: "List the company's data identifiers by name, and those included with Casbah.",
    permission: 'protect.view',
    answer: z.object({
      custom: z.array(customIdentifier),
      included: z.array(includedIdentifier),
      limit: z.number().int(),
    }),
    errors: [],
  },
  'PUT /protect/data_identifiers/included/{identifier}': {
    summary: 'Turn an included data identifier on or off, and set its extra keywords and ignored values.',
    permission: 'protect.modify',
    params: z.object({ identifier: z.string().max(64) }),
    body: z.strictObject({
      is_enabled: z.boolean().default(true),
      extra_keywords: keywords.default([]),
      ignored: ignored.default([]),
    }),
    answer: includedIdentifier,
    errors: ['NOT_FOUND'],
  },
  'POST /protect/data_identifiers': {
    summary: `Create a data identifier (at most ${MOST_CUSTOM_IDENTIFIERS} per company). Its examples must match, or not match, as stated.`,
    permission: 'protect.modify',
    idempotent: true,
    body: newCustomIdentifier,
    answer: customIdentifier,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/data_identifiers/{id}': {
    summary: 'Get a data identifier of the company.',
    permission: 'protect.view',
    params,
    answer: customIdentifier,
    errors: ['NOT_FOUND'],
  },
  'PUT /protect/data_identifiers/{id}': {
    summary: 'Update a data identifier. Its examples must match, or not match, as stated.',
    permission: 'protect.modify',
    params,
    body: newCustomIdentifier,
    answer: customIdentifier,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /protect/data_identifiers/{id}': {
    summary: 'Delete a data identifier that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
});

export const dataidentifiersEvents = historyEvents({
  'included_identifier.changed': ['PUT /protect/data_identifiers/included/{identifier}'],
});

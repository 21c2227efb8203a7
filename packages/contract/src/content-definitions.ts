import { ALIAS_MAX_IDENTIFIERS, CONFIDENCES, DEFAULT_CONFIDENCE } from '@casbah/domain/content-alias';
import { DATA_FILTER_LIMITS } from '@casbah/domain/data-filter';
import { z } from 'zod';
import { ruleSets } from './content-rules.ts';
import { description, ofDefinition } from './content-use.ts';
import { patterned } from './pattern.ts';

const name = patterned('content_profile_name');
const named = { name, description: description.default('') };
const renamed = { name: name.optional(), description: description.optional() };

/** A data loss prevention profile: what makes a document a violation. */
export const contentProfile = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  sets: ruleSets,
  /** ID of the data filter that selects the files to inspect; null for all files. */
  data_filter: z.string().nullable(),
  /** Documents are inspected with all enabled profiles unless a request names some. */
  is_enabled: z.boolean(),
});
export type ContentProfileAnswer = z.infer<typeof contentProfile>;

export const newContentProfile = z.strictObject({
  ...named,
  sets: ruleSets,
  data_filter: z.uuid().nullable().default(null),
  is_enabled: z.boolean().default(true),
});
export const contentProfileChange = z.strictObject({
  ...renamed,
  sets: ruleSets.optional(),
  data_filter: z.uuid().nullable().optional(),
  is_enabled: z.boolean().optional(),
});

/** Rule sets that several profiles use. */
export const reusableRule = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  sets: ruleSets,
});
export type ReusableRuleAnswer = z.infer<typeof reusableRule>;

export const newReusableRule = z.strictObject({ ...named, sets: ruleSets });
export const reusableRuleChange = z.strictObject({ ...renamed, sets: ruleSets.optional() });

const { valuesPerCondition, nameLength } = DATA_FILTER_LIMITS;
const size = z.number().int().min(0).optional();

const conditions = z
  .array(
    z.strictObject({
      mode: z.enum(['include', 'exclude']),
      /** Classes of files, each with a format or `*` for all. */
      formats: z
        .array(z.strictObject({ class: z.string().max(64), format: z.string().max(64) }))
        .max(valuesPerCondition)
        .optional(),
      extensions: z.array(z.string().max(64)).max(valuesPerCondition).optional(),
      /** `*` is any characters, `?` one. */
      names: z.array(z.string().max(nameLength)).max(valuesPerCondition).optional(),
      /** In bytes. */
      minSize: size,
      maxSize: size,
      encrypted: z.boolean().optional(),
    }),
  )
  .max(DATA_FILTER_LIMITS.conditions);

/** Which files are inspected: those of any `include` condition, without those of an `exclude`. */
export const dataFilter = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  conditions,
});
export type DataFilterAnswer = z.infer<typeof dataFilter>;

export const newDataFilter = z.strictObject({ ...named, conditions });
export const dataFilterChange = z.strictObject({ ...renamed, conditions: conditions.optional() });

const identifiers = z.array(z.string().min(1).max(64)).min(1).max(ALIAS_MAX_IDENTIFIERS);
const confidence = z.enum(CONFIDENCES);

/** A named list of data identifiers, for rules that look for any of them. */
export const contentAlias = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  /** IDs of data identifiers. */
  identifiers: z.array(z.string()),
  /** Matches below it don't count. */
  confidence,
});
export type ContentAliasAnswer = z.infer<typeof contentAlias>;

export const newContentAlias = z.strictObject({
  ...named,
  identifiers,
  confidence: confidence.default(DEFAULT_CONFIDENCE),
});
export const contentAliasChange = z.strictObject({
  ...renamed,
  identifiers: identifiers.optional(),
  confidence: confidence.optional(),
});

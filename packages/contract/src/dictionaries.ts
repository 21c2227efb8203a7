import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import { DICTIONARY_TEXT_BYTES } from '@casbah/domain/content-limits';
import { z } from 'zod';
import { calls } from './call.ts';
import { description, ofDefinition } from './content-use.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const { terms: mostTerms, termLength } = DICTIONARY_LIMITS;

const name = patterned('content_profile_name');

/** A term with the field names of the engine. */
const term = z.strictObject({
  text: z.string().max(2 * termLength),
  /** What a match counts for. */
  weight: z.number().default(DICTIONARY_LIMITS.weight.default),
  /** Upper and lower case differ. */
  matchCase: z.boolean().default(false),
  /** Matches within words, too. */
  partOfWord: z.boolean().default(false),
});
export type DictionaryTermAnswer = z.infer<typeof term>;

export const dictionary = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  /** `resume` also finds `résumé`. */
  ignore_accents: z.boolean(),
  /** Number of terms. */
  terms: z.number().int(),
});
export type Dictionary = z.infer<typeof dictionary>;

/** A dictionary included with Casbah. */
const predefinedDictionary = z.object({
  id: z.string(),
  /** English name. */
  name: z.string(),
  description: z.string(),
  /** Number of terms in all languages. */
  terms: z.number().int(),
  /** Risks that a match indicates. */
  risks: z.array(z.string()),
});
export type PredefinedDictionary = z.infer<typeof predefinedDictionary>;

const params = z.object({ id: z.uuid() });

export const dictionariesCalls = calls({
  'GET /protect/dictionaries': {
    summary: "List the company's dictionaries by name, and those included with Casbah.",
    permission: 'protect.view',
    answer: z.object({
      dictionaries: z.array(dictionary),
      predefined: z.array(predefinedDictionary),
      limit: z.number().int(),
    }),
    errors: [],
  },
  'POST /protect/dictionaries': {
    summary: `Create a dictionary (at most ${DICTIONARY_LIMITS.dictionaries} per company), with terms or without.`,
    permission: 'protect.modify',
    idempotent: true,
    body: z.strictObject({
      name,
      description: description.default(''),
      ignore_accents: z.boolean().default(false),
      terms: z.array(term).max(mostTerms).default([]),
    }),
    answer: dictionary,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'GET /protect/dictionaries/{id}': {
    summary: 'Get a dictionary.',
    permission: 'protect.view',
    params,
    answer: dictionary,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/dictionaries/{id}': {
    summary: 'Update a dictionary. Omitted fields keep their values.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({
      name: name.optional(),
      description: description.optional(),
      ignore_accents: z.boolean().optional(),
    }),
    answer: dictionary,
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  'DELETE /protect/dictionaries/{id}': {
    summary: 'Delete a dictionary that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'GET /protect/dictionaries/{id}/terms': {
    summary: 'List terms in their order, all or those that contain a text.',
    permission: 'protect.view',
    params,
    query: z.object({
      query: z.string().trim().max(termLength).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      offset: z.coerce.number().int().min(0).max(mostTerms).default(0),
    }),
    answer: z.object({
      terms: z.array(term),
      /** Total matches, regardless of the page. */
      total: z.number().int(),
    }),
    errors: ['NOT_FOUND'],
  },
  'PUT /protect/dictionaries/{id}/terms': {
    summary: 'Replace the terms of a dictionary.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({ terms: z.array(term).max(mostTerms) }),
    answer: dictionary,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'PUT /protect/dictionaries/{id}/text': {
    summary: `Replace the terms by those in a UTF-8 text: one per line, optionally a tab and a weight (at most ${mostTerms} terms and ${DICTIONARY_TEXT_BYTES / 1024 ** 2} MiB).`,
    permission: 'protect.modify',
    params,
    body: 'stream',
    answer: dictionary,
    errors: ['NOT_FOUND', 'TOO_LARGE', 'UNPROCESSABLE'],
  },
  'GET /protect/dictionaries/{id}/text': {
    summary: 'Download the terms as text: one per line, then a tab and the weight if it is not 1.',
    permission: 'protect.view',
    params,
    answer: 'text/plain',
    errors: ['NOT_FOUND'],
  },
});

export const dictionariesEvents = historyEvents({
  'dictionary.terms_replaced': [
    'PUT /protect/dictionaries/{id}/terms',
    'PUT /protect/dictionaries/{id}/text',
  ],
});

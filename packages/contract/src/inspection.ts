import { CONFIDENCES } from '@casbah/domain/content-alias';
import { RULE_TYPES } from '@casbah/domain/content-rule';
import { PROBLEM_CODES } from '@casbah/domain/inspection-problem';
import { z } from 'zod';
import { calls } from './call.ts';

/** Members of archives and attachments that lead to a file, outermost first; empty for the document itself. */
const path = z.array(z.string()).readonly();

const place = z.object({
  path: path.optional(),
  /** What isn't the body, such as `header`, `notes` or `properties`. */
  part: z.string().optional(),
  page: z.number().int().optional(),
  slide: z.number().int().optional(),
  sheet: z.string().optional(),
  /** As spreadsheets name it: `C12`. */
  cell: z.string().optional(),
  line: z.number().int().optional(),
});

export const finding = z.object({
  /** Id of the data identifier. */
  identifier: z.string(),
  /** English name. */
  name: z.string(),
  group: z.string(),
  risks: z.array(z.string()).readonly(),
  /** `wide`: it has the form only; `medium`: its checks pass; `narrow`: a keyword is near, or it can be nothing else. */
  confidence: z.enum(CONFIDENCES),
  /** In the extracted text, in characters (Unicode code points); `end` is after the last one. */
  start: z.number().int(),
  end: z.number().int(),
  place,
  /** The match with all but a few characters hidden, and a little text around it. */
  snippet: z.string(),
  /** Other identifiers that the same text could as well be. */
  also: z.array(z.string()).readonly().optional(),
  /** The word near it that made it certain. */
  keyword: z.string().optional(),
});
export type FindingAnswer = z.infer<typeof finding>;

const problem = z.object({ code: z.enum(PROBLEM_CODES), path, detail: z.string().optional() });

const texts = z.array(z.string()).readonly();

/** One rule of a profile: what it counted, and what became of every match. */
const tracedRule = z.object({
  uid: z.string(),
  rule_type: z.enum(RULE_TYPES),
  value: z.string(),
  file_format: z.string().optional(),
  high_sensitivity: z.boolean(),
  holds: z.boolean(),
  count: z.number().int(),
  needed: z.number().int(),
  /** What it refers to doesn't exist. */
  is_missing: z.boolean(),
  /** All matches by what became of them. */
  outcomes: z.object({
    counted: z.number().int(),
    repeated: z.number().int(),
    ignored: z.number().int(),
    below_confidence: z.number().int(),
    filtered: z.number().int(),
  }),
  /** The first of them. */
  matches: z
    .array(
      z.object({
        outcome: z.enum(['counted', 'repeated', 'ignored', 'below_confidence', 'filtered']),
        /** Index in `files`. */
        file: z.number().int(),
        found: z.string().optional(),
        masked: z.string().optional(),
        start: z.number().int().optional(),
        end: z.number().int().optional(),
        place: place.optional(),
        weight: z.number(),
      }),
    )
    .readonly(),
});

const profileVerdict = z.object({
  id: z.string(),
  name: z.string(),
  matched: z.boolean(),
  /** What of the profile the document violates. */
  violations: z.object({
    dictionary: texts,
    predefined_dictionary: texts,
    predefined_term: texts,
    custom_terms: texts,
    risk_type: texts,
    content_type: texts,
    file_format: texts,
    training_profile: texts,
    keyword: texts,
    count: z.number().int(),
    regex: texts,
  }),
  sets: z
    .array(
      z.object({
        uid: z.string(),
        holds: z.boolean(),
        logic_type: z.enum(['AND', 'OR']).nullable(),
        lines: z
          .array(
            z.object({
              uid: z.string(),
              rule_type: z.enum(RULE_TYPES),
              holds: z.boolean(),
              logic_type: z.enum(['AND', 'OR']).nullable(),
              /** `inner`: the rules of a reusable rule. */
              rules: z.array(tracedRule.extend({ inner: z.array(tracedRule).readonly() })).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});
export type ProfileVerdict = z.infer<typeof profileVerdict>;

export const inspectedDocument = z.object({
  /** File name, if there is one. */
  file: z.string().optional(),
  /** Format from the content: `docx`, `pdf`, `text` … */
  type: z.string(),
  media_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string().optional(),
  /** Length of the extracted text (Unicode code points). */
  characters: z.number().int(),
  findings: z.array(finding).readonly(),
  /** Counted, but not listed. */
  omitted_findings: z.number().int(),
  counts: z
    .array(z.object({ identifier: z.string(), count: z.number().int(), distinct: z.number().int() }))
    .readonly(),
  /** What kind of document the text is, and the language of source code. */
  kinds: z.array(z.object({ id: z.string(), name: z.string(), score: z.number() })).readonly(),
  /** The company's enabled profiles: whether the document violates them, and why. */
  profiles: z.array(profileVerdict).readonly(),
  /** Why something wasn't inspected; none means that all of it was. */
  problems: z.array(problem).readonly(),
  /** The document and its members. */
  files: z.array(
    z.object({
      path,
      type: z.string(),
      media_type: z.string(),
      size: z.number().int().optional(),
      sha256: z.string().optional(),
      is_encrypted: z.boolean(),
      has_macros: z.boolean(),
    }),
  ),
  /** The beginning of the extracted text, if it was asked for. */
  text: z.string().optional(),
});
export type InspectedDocument = z.infer<typeof inspectedDocument>;

/** Documents in one call. */
export const DOCUMENTS_MAX = 100;
/** Bytes of a body that is sent as text; files may be larger. */
export const TEXT_BODY_MAX_BYTES = 16 * 1024 * 1024;
/** Characters of extracted text in an answer. */
export const TEXT_MAX = 500_000;

export const inspectionCalls = calls({
  'POST /api/inspect': {
    summary:
      'Look for sensitive data in documents. Send one as the body, named by the query, or several as `multipart/form-data`. Nothing is stored. ' +
      'Returns every finding with its place, and what could not be inspected.',
    permission: 'protect.view',
    query: z.strictObject({
      /** Name of a document that is the body. */
      file: z.string().min(1).max(1024).optional(),
      /** Treats the body as text, whatever its format. */
      as: z.enum(['file', 'text']).default('file'),
      /** Returns the beginning of the extracted text, too. */
      include: z.literal('text').optional(),
      max_findings: z.coerce.number().int().min(0).max(10_000).default(1000),
    }),
    headers: z.object({ 'content-type': z.string().max(256).optional() }),
    body: 'stream',
    unrecorded: 'Nothing is kept or changed.',
    inPreview: true,
    answer: z.object({ documents: z.array(inspectedDocument) }),
    errors: [
      'MALFORMED_UPLOAD',
      'NOTHING_TO_INSPECT',
      'TOO_MANY_DOCUMENTS',
      'TOO_LARGE',
      'INSPECTION_BUSY',
      'BODY_STALLED',
    ],
  },
});

import { UNKNOWN_TREATMENTS } from '@casbah/domain/brr-profile';
import { NAME_MAX_LENGTH } from '@casbah/domain/clone-name';
import { MAIL_LANGUAGES } from '@casbah/domain/mail';
import { BRR_PROFILE_NAME } from '@casbah/domain/pattern/names-of-things';
import { RISK_LEVELS, WEIGHTS } from '@casbah/domain/risk';
import { ANSWER_VALUES } from '@casbah/domain/risk-answer';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { MOST_KNOCKOUTS, MOST_NOTE_CHARACTERS } from '@casbah/domain/risk-limits';
import {
  QUESTION_KEYS,
  QUESTION_KINDS,
  RISK_CATEGORIES,
  type RiskSubCategory,
  riskCategories,
} from '@casbah/domain/risk-question';
import { z } from 'zod';
import { score, scorePart, upload } from './audit.ts';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { riskNumbers, riskThresholds } from './risk-numbers.ts';

/** Maximum profiles and overrides of a company. */
export const MOST_BRR_PROFILES = 50;
export const MOST_SERVICE_ANSWERS = 10_000;

const success = z.literal('success');
const id = z.string().min(1).max(64);
const serviceId = z.string().min(1).max(128);
const question = z.enum(QUESTION_KEYS);
const level = z.enum(RISK_LEVELS);
const category = z.enum(riskCategories());
const sub = z.enum(riskCategories().flatMap((one): readonly RiskSubCategory[] => RISK_CATEGORIES[one]));
const countries = z.array(z.string().regex(/^[A-Z]{2}$/)).max(250);
const weight = z.union([
  z.literal(WEIGHTS.dont_care),
  z.literal(WEIGHTS.nice_to_have),
  z.literal(WEIGHTS.important),
  z.literal(WEIGHTS.must_have),
]);

const rule = z.strictObject({
  weight: weight.optional(),
  unknown: z.enum(UNKNOWN_TREATMENTS).optional(),
  knockout: z.boolean().optional(),
  countries: countries.optional(),
  years: z.number().int().min(0).max(200).optional(),
});

/** Risk rules: differences from the questions' defaults, and automatic fails. */
export const profileContent = z.strictObject({
  rules: z.partialRecord(question, rule).default({}),
  knockouts: z
    .strictObject({
      services: z.array(serviceId).max(MOST_KNOCKOUTS).default([]),
      categories: z.array(z.string().min(1).max(64)).max(MOST_KNOCKOUTS).default([]),
    })
    .default({ services: [], categories: [] }),
  thresholds: z.strictObject(riskThresholds).refine(({ high, medium }) => high <= medium, {
    message: 'The limit of high risk is at or below the limit of medium risk',
    path: ['high'],
  }),
});
export const newProfile = profileContent.extend({
  name: z.string().max(NAME_MAX_LENGTH).refine(BRR_PROFILE_NAME.accepts, { message: BRR_PROFILE_NAME.says }),
});

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  rules: z.partialRecord(question, rule),
  knockouts: z.object({ services: z.array(z.string()), categories: z.array(z.string()) }),
  thresholds: z.object(riskThresholds),
  /** It can't be changed or deleted, only cloned. */
  built_in: z.boolean(),
  /** Whether services are rated by it. */
  in_force: z.boolean(),
  created_on: z.iso.datetime().nullable(),
  modified_on: z.iso.datetime().nullable(),
  /** Email addresses; `null` for the built-in one and for deleted accounts. */
  created_by: z.string().nullable(),
  modified_by: z.string().nullable(),
});
export type BrrProfileAnswer = z.infer<typeof profile>;

const moved = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  ...riskNumbers,
  level,
  after_risk_score: riskNumbers.risk_score,
  after_brr: riskNumbers.brr,
  after_level: level,
  /** In the last 30 days with traffic; 0 if unused. */
  users: z.number(),
  requests: z.number(),
  ...upload,
});
export const profilePreview = z.object({
  api_response: success,
  /** Catalog services per level, now and under the profile, and how many of them are used. */
  levels: z.array(
    z.object({ level, now: z.number(), after: z.number(), used_now: z.number(), used_after: z.number() }),
  ),
  /** Services whose level changes, and how many of them are used. */
  changed: z.number(),
  changed_used: z.number(),
  /** The most used of them. */
  services: z.array(moved),
  /** Time range of the traffic considered; null without any. */
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
});
export type ProfilePreview = z.infer<typeof profilePreview>;

/** A company's override, in the same form as vendors' statements. */
const stated = z.object({
  value: z.enum(['yes', 'no', 'unknown']),
  year: z.number().int().nullable(),
  countries: z.array(z.string()).nullable(),
  details: z.array(z.string()).nullable(),
});

const sum = {
  points: z.number(),
  /** 0 to 100: share of the maximum its questions could add. */
  share: z.number().nullable(),
  answered: z.number().int(),
  asked: z.number().int(),
  knocked_out: z.boolean(),
};

const attribute = scorePart.extend({
  category,
  sub,
  side: z.enum(['exposure', 'assurance']),
  kind: z.enum(QUESTION_KINDS),
  /** The answer that adds risk. */
  risky: z.enum(['yes', 'no']),
  /** Treatment of unknown answers. */
  unknown: z.enum(UNKNOWN_TREATMENTS),
  /** Whether a risky answer is an automatic fail, and whether this one is. */
  knockout: z.boolean(),
  knocked_out: z.boolean(),
  year: z.number().nullable(),
  countries: z.array(z.string()).nullable(),
  /** Sub-attributes that apply, and all there are. */
  details: z.array(z.string()).nullable(),
  possible_details: z.array(z.string()),
  /** The company's override, and the answer without it. */
  own: stated
    .extend({ note: z.string(), changed_on: z.iso.datetime(), changed_by: z.string().nullable() })
    .nullable(),
  without: z.enum(ANSWER_VALUES),
});
export type RiskAttribute = z.infer<typeof attribute>;

export const serviceRisk = z.object({
  api_response: success,
  service: z.object({
    id: z.string(),
    name: z.string(),
    vendor: z.string().nullable(),
    category: z.string(),
    headquarters: z.string().nullable(),
    domains: z.array(z.string()),
    description: z.string().nullable(),
    /** Company that owns the vendor, if any. */
    owner: z.string().nullable(),
    /** When it closed or will close, and the service its users were moved to. `on` is a day or month, ISO 8601. */
    closed: z
      .object({ on: z.string(), successor: z.object({ id: z.string(), name: z.string() }).nullable() })
      .nullable(),
    /**
     * Publicly known breaches, latest first. `on` is a day, month or year; `source` a public page that reports it.
     */
    breaches: z.array(z.object({ on: z.string(), what: z.string(), source: z.url() })),
  }),
  score: score.omit({ parts: true }),
  profile: z.object({ id: z.string(), name: z.string() }),
  categories: z.array(z.object({ name: category, ...sum, subs: z.array(z.object({ name: sub, ...sum })) })),
  attributes: z.array(attribute),
});
export type ServiceRisk = z.infer<typeof serviceRisk>;

const note = z
  .string()
  .trim()
  .max(MOST_NOTE_CHARACTERS, `Use at most ${MOST_NOTE_CHARACTERS} characters`)
  .default('');

const answerChange = z.object({
  number: z.number().int(),
  question,
  /** `null`: the catalog's own answer. */
  before: stated.nullable(),
  after: stated.nullable(),
  note: z.string(),
  changed_on: z.iso.datetime(),
  changed_by: z.string().nullable(),
});
export type AnswerChange = z.infer<typeof answerChange>;

/** Risk questions in one language, with the active profile's settings. */
export const riskMetadata = z.object({
  profile: z.object({ id: z.string(), name: z.string() }),
  weights: z.record(z.string(), z.number()),
  answers: z.record(z.string(), z.string()),
  categories: z.array(
    z.object({
      key: category,
      name: z.string(),
      subs: z.array(
        z.object({
          key: sub,
          name: z.string(),
          questions: z.array(
            z.object({
              key: question,
              name: z.string(),
              kind: z.enum(QUESTION_KINDS),
              weight: z.number(),
              /** Treatment of unknown answers. */
              treatment: z.enum(UNKNOWN_TREATMENTS),
              knockout: z.boolean(),
              /** The answer that adds risk. */
              risky: z.enum(['yes', 'no']),
              details: z.array(z.object({ key: z.string(), name: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type RiskMetadata = z.infer<typeof riskMetadata>;

const done = z.object({ api_response: success });
const oneService = z.object({ id: serviceId });

export const riskCalls = calls({
  'GET /risks/brrprofiles': {
    summary: "List risk profiles: the built-in one first, then the company's by name.",
    permission: 'audit.view',
    unscoped: 'The whole company has the same profiles',
    answer: z.object({ api_response: success, profiles: z.array(profile), limit: z.number().int() }),
    errors: [],
  },
  'GET /risks/brrprofiles/{id}': {
    summary: 'Get a risk profile.',
    permission: 'audit.view',
    unscoped: 'The whole company has the same profiles',
    params: z.object({ id }),
    answer: z.object({ api_response: success, profile }),
    errors: ['NOT_FOUND'],
  },
  'POST /risks/brrprofiles': {
    summary: `Create a risk profile (at most ${MOST_BRR_PROFILES} per company). It scores nothing until it is activated.`,
    permission: 'audit.modify',
    idempotent: true,
    body: newProfile,
    answer: z.object({ api_response: success, profile }),
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'PATCH /risks/brrprofiles/{id}': {
    summary:
      'Update a risk profile: name, rules, automatic fails, thresholds. Omitted fields keep their values.',
    permission: 'audit.modify',
    params: z.object({ id }),
    body: z.strictObject({
      name: newProfile.shape.name.optional(),
      rules: z.partialRecord(question, rule).optional(),
      knockouts: z
        .strictObject({
          services: z.array(serviceId).max(MOST_KNOCKOUTS),
          categories: z.array(z.string().min(1).max(64)).max(MOST_KNOCKOUTS),
        })
        .optional(),
      thresholds: profileContent.shape.thresholds.optional(),
    }),
    answer: z.object({ api_response: success, profile }),
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'DELETE /risks/brrprofiles/{id}': {
    summary: "Delete a risk profile that isn't active.",
    permission: 'audit.modify',
    params: z.object({ id }),
    answer: done,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /risks/brrprofiles/{id}/clone': {
    summary: "Copy a risk profile, built-in or the company's, under the first free name.",
    permission: 'audit.modify',
    idempotent: true,
    params: z.object({ id }),
    answer: z.object({ api_response: success, profile }),
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'POST /risks/brrprofiles/{id}/default': {
    summary: 'Activate a risk profile. All scores and levels are recalculated immediately.',
    permission: 'audit.modify',
    params: z.object({ id }),
    answer: z.object({ api_response: success, profile }),
    errors: ['NOT_FOUND'],
  },
  'POST /risks/brrprofiles/preview': {
    summary:
      'Preview the effect of a risk profile: services whose level would change, and who has used them.',
    permission: 'audit.modify',
    unrecorded: 'It only works out what would be',
    body: profileContent,
    answer: profilePreview,
    errors: ['UNAVAILABLE', 'QUERY_TIMED_OUT'],
  },
  'GET /risks/services/{id}': {
    summary:
      "Get a service's risk assessment: each attribute with its answer, the answer's source, and its part of the score.",
    permission: 'audit.view',
    narrowed: true,
    params: oneService,
    answer: serviceRisk,
    errors: ['NOT_FOUND'],
  },
  'POST /risks/services/{id}/answers/{question}': {
    summary: 'Override an answer for a service. Overrides take precedence over vendor and catalog answers.',
    permission: 'audit.modify',
    params: oneService.extend({ question }),
    body: z.strictObject({
      value: z.enum(['yes', 'no', 'unknown']),
      year: z.number().int().min(1800).max(2200).nullable().default(null),
      countries: countries.nullable().default(null),
      details: z.array(z.string().max(64)).max(16).nullable().default(null),
      /** Reason, or a link to it. */
      note,
    }),
    answer: done,
    errors: ['NOT_FOUND', 'UNPROCESSABLE', 'LIMIT_REACHED'],
  },
  'DELETE /risks/services/{id}/answers/{question}': {
    summary: "Remove an override. The vendor's or catalog's answer applies again.",
    permission: 'audit.modify',
    params: oneService.extend({ question }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'GET /risks/services/{id}/changes': {
    summary: 'List the override changes of a service, newest first.',
    permission: 'audit.view',
    narrowed: true,
    params: oneService,
    query: z.object({
      /** Continues before this change: `next` of the previous response. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    answer: z.object({
      api_response: success,
      changes: z.array(answerChange),
      next: z.number().int().nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /audit/generatehistorylog/': {
    summary: 'Export the override changes of one service or all as CSV, newest first (streamed).',
    permission: 'audit.export',
    narrowed: true,
    unrecorded: 'It only reads',
    body: z.strictObject({ service_id: serviceId.optional() }),
    answer: 'text/csv',
    errors: ['NOT_FOUND'],
  },
  'GET /risks/az_metadata': {
    summary:
      'Get the attributes that services are scored by: categories, subcategories, weights, the treatment of unknown answers, and answer texts.',
    permission: 'audit.view',
    unscoped: 'The questions are the same for every service',
    query: z.object({ lang: z.enum(MAIL_LANGUAGES).default('en-us') }),
    answer: z.object({
      api_response: success,
      /** `riskMetadata` as JSON, compressed with zlib, in base64. */
      md: z.string(),
    }),
    errors: [],
  },
  'GET /risks/getservicesscore': {
    summary: 'Get the scores of services by comma-separated IDs. IDs not in the catalog are omitted.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({ service_ids: z.string().min(1).max(16_384) }),
    answer: z.object({
      api_response: success,
      scores: z.array(
        z.object({
          service_id: z.string(),
          ...riskNumbers,
          riskScore: z
            .number()
            .int()
            .nullable()
            .describe('The risk score on a scale from 1 to 5, 5 the riskiest; null if it is not researched.'),
          /** A letter, A+ to C-; null if not researched. */
          grade: z.enum(RISK_GRADES).nullable(),
          isKnockedOut: z.boolean(),
          isUnResearched: z.boolean(),
          /** 1 low, 2 medium, 3 high; null if not researched. */
          level: z.number().int().nullable(),
        }),
      ),
    }),
    errors: [],
  },
});

export const riskEvents = historyEvents({
  'risk_profile.created': ['POST /risks/brrprofiles'],
  'risk_profile.changed': ['PATCH /risks/brrprofiles/{id}'],
  'risk_profile.deleted': ['DELETE /risks/brrprofiles/{id}'],
  'risk_profile.cloned': ['POST /risks/brrprofiles/{id}/clone'],
  'risk_profile.made_default': ['POST /risks/brrprofiles/{id}/default'],
  'service_answer.changed': ['POST /risks/services/{id}/answers/{question}'],
  'service_answer.deleted': ['DELETE /risks/services/{id}/answers/{question}'],
  'large_upload.changed': ['POST /risks/updateauditanomalyvalues'],
  'risk_preferences.changed': ['POST /risks/updateauditpreferences'],
});

/** Risk profiles, overrides and service requests. */
export const riskLive = liveAreas({ risk: 'audit.view' });

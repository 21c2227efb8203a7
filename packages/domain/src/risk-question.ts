import { WEIGHTS } from './risk.ts';

/**
 * Risk questions for every cloud service: sixty, in categories and sub-categories. Keys are stable, because API,
 * profiles and files use them. Pages translate them.
 */
export const RISK_CATEGORIES = {
  general: ['company', 'offering', 'reputation'],
  security: ['sign_in', 'administration', 'encryption', 'exposure', 'practice'],
  compliance: ['attestations', 'regulated_sectors'],
  legal: ['privacy', 'terms'],
  data_handling: ['what_goes_in', 'location', 'life_cycle', 'artificial_intelligence'],
} as const;

export type RiskCategory = keyof typeof RISK_CATEGORIES;
export type RiskSubCategory = (typeof RISK_CATEGORIES)[RiskCategory][number];

/** Weight of a question. */
export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

/**
 * Kind of answer detail: a year, or countries by ISO 3166-1 alpha-2. It determines the severity: by age, or by data
 * protection.
 */
export const QUESTION_KINDS = ['yes_no', 'year', 'countries'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * `exposure`: what could go wrong given what the service is and does; most of a score. `assurance`: the vendor's
 * safeguards; missing or unknown ones add a little.
 */
export type QuestionSide = 'exposure' | 'assurance';

export interface RiskQuestion {
  sub: RiskSubCategory;
  side: QuestionSide;
  kind: QuestionKind;
  /** The answer that adds risk. */
  risky: 'yes' | 'no';
  /** Default weight. */
  weight: Weight;
  details?: readonly QuestionDetail[];
}

/** Sub-attributes: details of a yes. */
const DETAILS = {
  second_factors: ['app', 'text_message', 'security_key'],
  reports: ['policy', 'bounty'],
  continuity: ['backups', 'second_region'],
  soc: ['type_1', 'type_2'],
  csa_star: ['level_1', 'level_2'],
  fedramp: ['low', 'moderate', 'high'],
} as const;

const { dont_care, nice_to_have, important, must_have } = WEIGHTS;

const exposure = (sub: RiskSubCategory, weight: Weight, risky: 'yes' | 'no' = 'yes') =>
  ({ sub, side: 'exposure', kind: 'yes_no', risky, weight }) as const;
const assurance = (sub: RiskSubCategory, weight: Weight, details?: readonly QuestionDetail[]) =>
  ({
    sub,
    side: 'assurance',
    kind: 'yes_no',
    risky: 'no',
    weight,
    ...(details === undefined ? {} : { details }),
  }) as const;

/** In display and explanation order. */
export const RISK_QUESTIONS = {
  vendor_named: exposure('company', important, 'no'),
  founded: { ...assurance('company', nice_to_have), kind: 'year' },
  listed_company: assurance('company', dont_care),
  headquarters_adequate: { ...exposure('company', important, 'no'), kind: 'countries' },
  for_companies: exposure('offering', must_have, 'no'),
  status_page: assurance('offering', dont_care),
  uptime_commitment: assurance('offering', dont_care),
  documented_api: assurance('offering', dont_care),
  abused_domain: exposure('reputation', nice_to_have),
  harmful_content: exposure('reputation', must_have),

  no_account: exposure('sign_in', must_have),
  multi_factor: assurance('sign_in', important, DETAILS.second_factors),
  sso_saml: assurance('sign_in', nice_to_have),
  sso_oidc: assurance('sign_in', nice_to_have),
  scim: assurance('sign_in', nice_to_have),
  admin_roles: assurance('administration', nice_to_have),
  ip_allow_list: assurance('administration', nice_to_have),
  audit_log: assurance('administration', nice_to_have),
  audit_log_export: assurance('administration', nice_to_have),
  encryption_in_transit: assurance('encryption', nice_to_have),
  encryption_at_rest: assurance('encryption', important),
  customer_keys: assurance('encryption', dont_care),
  hides_content: exposure('encryption', important),
  open_sharing: exposure('exposure', must_have),
  sharing_controls: assurance('exposure', nice_to_have),
  evades_controls: exposure('exposure', must_have),
  security_page: assurance('practice', nice_to_have),
  penetration_tests: assurance('practice', nice_to_have),
  vulnerability_reports: assurance('practice', nice_to_have, DETAILS.reports),
  continuity: assurance('practice', nice_to_have, DETAILS.continuity),

  soc_1: assurance('attestations', dont_care, DETAILS.soc),
  soc_2: assurance('attestations', important, DETAILS.soc),
  soc_3: assurance('attestations', dont_care),
  iso_27001: assurance('attestations', important),
  iso_27017: assurance('attestations', dont_care),
  iso_27018: assurance('attestations', nice_to_have),
  iso_27701: assurance('attestations', nice_to_have),
  csa_star: assurance('attestations', dont_care, DETAILS.csa_star),
  pci_dss: assurance('regulated_sectors', dont_care),
  hipaa: assurance('regulated_sectors', dont_care),
  fedramp: assurance('regulated_sectors', dont_care, DETAILS.fedramp),
  c5: assurance('regulated_sectors', dont_care, DETAILS.soc),

  privacy_policy: assurance('privacy', nice_to_have),
  privacy_contact: assurance('privacy', nice_to_have),
  processing_agreement: assurance('privacy', important),
  subprocessor_list: assurance('privacy', nice_to_have),
  data_privacy_framework: assurance('privacy', dont_care),
  breach_notice: assurance('privacy', nice_to_have),
  public_terms: assurance('terms', nice_to_have),
  customer_owns_data: assurance('terms', nice_to_have),
  deletion_after_contract: assurance('terms', important),
  transparency_report: assurance('terms', dont_care),

  takes_data: exposure('what_goes_in', important),
  personal_data: exposure('what_goes_in', nice_to_have),
  data_centres: { ...assurance('location', nice_to_have), kind: 'countries' },
  data_residency: assurance('location', nice_to_have),
  data_export: assurance('life_cycle', nice_to_have),
  retention_controls: assurance('life_cycle', nice_to_have),
  reuses_input: exposure('artificial_intelligence', must_have),
  training_opt_out: assurance('artificial_intelligence', nice_to_have),
} as const satisfies Readonly<Record<string, RiskQuestion>>;

export type QuestionKey = keyof typeof RISK_QUESTIONS;

/** All sub-attributes. */
export type QuestionDetail = (typeof DETAILS)[keyof typeof DETAILS][number];

const isQuestionKey = (text: string): text is QuestionKey => Object.hasOwn(RISK_QUESTIONS, text);
export const QUESTION_KEYS: readonly QuestionKey[] = Object.keys(RISK_QUESTIONS).filter(isQuestionKey);

/** The question with this key, if it exists; keys come from files, profiles and the wire. */
export function questionOf(key: string): QuestionKey | undefined {
  return isQuestionKey(key) ? key : undefined;
}

/** Definition of a question. */
export function riskQuestion(key: QuestionKey): RiskQuestion {
  return RISK_QUESTIONS[key];
}

const CATEGORY_OF: ReadonlyMap<RiskSubCategory, RiskCategory> = new Map(
  riskCategories().flatMap((category) => RISK_CATEGORIES[category].map((sub) => [sub, category] as const)),
);

/** All categories in order. */
export function riskCategories(): readonly RiskCategory[] {
  return ['general', 'security', 'compliance', 'legal', 'data_handling'];
}

/** The category of a sub-category. */
export function categoryOfSub(sub: RiskSubCategory): RiskCategory {
  const category = CATEGORY_OF.get(sub);
  if (category === undefined) throw new RangeError(`No category of risk has ${sub}`);
  return category;
}

import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { type QuestionKey, RISK_QUESTIONS } from '@casbah/domain/risk-question';
import type { Evidence } from '@casbah/domain/score';
import type { Service } from '../catalogue/catalogue.ts';
import type { Statements } from '../catalogue/statement.ts';
import type { Answer } from './answer.ts';
import { type Findings, findings } from './findings.ts';

/** A company's overrides of catalog answers. */
export type Overrides = ReadonlyMap<QuestionKey, StatedAnswer>;

export const NOT_RESEARCHED: Answer = {
  value: 'not_researched',
  basis: 'unknown',
  evidence: { key: 'not_researched' },
};

/** Answers about a service: the company's override first, then the vendor's, then the catalog's. */
export interface Answers {
  /** Whether enough is known for a score. */
  researched: boolean;
  /** Answered questions; nothing is known about all others. */
  stated: ReadonlyMap<QuestionKey, Answer>;
  of(key: QuestionKey): Answer;
}

const told = new WeakMap<Service, Findings>();

/** The catalog's answers don't depend on profiles, so they are derived once. */
function findingsOf(service: Service): Findings {
  const known = told.get(service);
  if (known !== undefined) return known;
  const found = findings(service);
  told.set(service, found);
  return found;
}

export function answersOf(
  service: Service,
  statements: Statements | undefined,
  overrides: Overrides | undefined,
): Answers {
  const found = findingsOf(service);
  const stated =
    statements === undefined && overrides === undefined ? NOTHING : new Map<QuestionKey, Answer>();
  // "Unknown" is less informative than the catalog itself.
  const adds = (key: QuestionKey, { value }: StatedAnswer): boolean =>
    value !== 'unknown' || !found.byAttribute.has(key);
  for (const [key, statement] of statements ?? []) {
    const without = found.byAttribute.get(key);
    const basis = statement.checked === undefined ? 'assumed' : 'vendor';
    // An unverified answer doesn't replace what the catalog knows about this particular service.
    const outranked = basis === 'assumed' && (without?.basis === 'catalogue' || without?.basis === 'derived');
    if (adds(key, statement) && !outranked)
      stated.set(key, answer(key, statement, basis, statement, basis === 'assumed' ? without : undefined));
  }
  for (const [key, override] of overrides ?? [])
    if (adds(key, override)) stated.set(key, answer(key, override, 'override', {}));
  return {
    researched: found.researched || stated.size > 0,
    stated,
    of: (key) => stated.get(key) ?? found.byAttribute.get(key) ?? NOT_RESEARCHED,
  };
}

const NOTHING: Map<QuestionKey, Answer> = new Map();

function answer(
  key: QuestionKey,
  stated: StatedAnswer,
  basis: StatedBasis,
  from: { page?: string | undefined; checked?: string | undefined },
  without?: Answer,
): Answer {
  const { value, year, countries, details } = stated;
  return { value, basis, without, evidence: evidenceOf(key, stated, basis, from), year, countries, details };
}

type StatedBasis = 'vendor' | 'assumed' | 'override';

const SAID = {
  vendor: { yes: 'vendor_says', no: 'vendor_denies', unknown: 'vendor_silent' },
  assumed: { yes: 'assumed_yes', no: 'assumed_no', unknown: 'assumed_silent' },
  override: { yes: 'company_says', no: 'company_denies', unknown: 'company_uncertain' },
} as const;

function evidenceOf(
  key: QuestionKey,
  { value, year, countries }: StatedAnswer,
  basis: StatedBasis,
  { page, checked }: { page?: string | undefined; checked?: string | undefined },
): Evidence {
  const { kind } = RISK_QUESTIONS[key];
  if (basis === 'override') return { key: SAID.override[value] };
  if (kind === 'year' && year !== undefined) return { key: 'founded_in', year: String(year), page, checked };
  if (kind === 'countries' && countries !== undefined) return { key: 'kept_in', countries, page, checked };
  return { key: SAID[basis][value], page, checked };
}

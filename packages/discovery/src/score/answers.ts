import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { type QuestionKey, RISK_QUESTIONS } from '@casbah/domain/risk-question';
import type { Evidence } from '@casbah/domain/score';
import type { Service } from '../catalogue/catalogue.ts';
import type { Statements } from '../catalogue/statement.ts';
import type { Answer } from './answer.ts';
import { type Findings, findings } from './findings.ts';

/** What a company knows better of a service than the catalogue. */
export type Overrides = ReadonlyMap<QuestionKey, StatedAnswer>;

export const NOT_RESEARCHED: Answer = {
  value: 'not_researched',
  basis: 'unknown',
  evidence: { key: 'not_researched' },
};

/** A service's answers: its company's own word first, then the vendor's, then what the catalogue tells. */
export interface Answers {
  /** Whether enough is known to say anything at all. */
  researched: boolean;
  /** Questions that somebody has answered, of all others nothing is known. */
  stated: ReadonlyMap<QuestionKey, Answer>;
  of(key: QuestionKey): Answer;
}

const told = new WeakMap<Service, Findings>();

/** What the catalogue tells of a service does not change with profiles: it is found out once. */
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
  // “We do not know” says less than what the catalogue tells by itself.
  const adds = (key: QuestionKey, { value }: StatedAnswer): boolean =>
    value !== 'unknown' || !found.byAttribute.has(key);
  for (const [key, statement] of statements ?? [])
    if (adds(key, statement)) stated.set(key, answer(key, statement, 'vendor', statement));
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
  basis: 'vendor' | 'override',
  from: { page?: string | undefined; checked?: string | undefined },
): Answer {
  const { value, year, countries, details } = stated;
  const checked = from.checked !== undefined;
  return { value, basis, checked, evidence: evidenceOf(key, stated, basis, from), year, countries, details };
}

function evidenceOf(
  key: QuestionKey,
  { value, year, countries }: StatedAnswer,
  basis: 'vendor' | 'override',
  { page, checked }: { page?: string | undefined; checked?: string | undefined },
): Evidence {
  const { kind } = RISK_QUESTIONS[key];
  if (basis === 'override') {
    const said = { yes: 'company_says', no: 'company_denies', unknown: 'company_uncertain' } as const;
    return { key: said[value] };
  }
  if (kind === 'year' && year !== undefined) return { key: 'founded_in', year: String(year), page, checked };
  if (kind === 'countries' && countries !== undefined) return { key: 'kept_in', countries, page, checked };
  const said = { yes: 'vendor_says', no: 'vendor_denies', unknown: 'vendor_silent' } as const;
  return { key: said[value], page, checked };
}

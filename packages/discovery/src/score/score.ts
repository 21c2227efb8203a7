import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  type BrrThresholds,
  DEFAULT_BRR_THRESHOLDS,
  type RiskLevel,
  riskLevel,
} from '@casbah/domain/risk';
import {
  type AttributeKey,
  type Evidence,
  SCORE_ATTRIBUTES,
  type ScoreBasis,
  type ScoreReason,
} from '@casbah/domain/score';
import type { Service } from '../catalogue/catalogue.ts';
import { ATTRIBUTES, type Weight } from './attributes.ts';
import { findings } from './findings.ts';

/** What a tenant decides about scores. */
export interface ScoreSettings {
  /** Weights that differ from the attributes' own. */
  weights: Readonly<Partial<Record<AttributeKey, Weight>>>;
  /** What is out of the question, whatever its points: services by id, categories, attributes answered riskily in full. */
  knockouts: {
    services: ReadonlySet<string>;
    categories: ReadonlySet<string>;
    attributes: ReadonlySet<AttributeKey>;
  };
  thresholds: BrrThresholds;
}

/** Services that are made to get around a company's controls are out of the question from the start. */
export const DEFAULT_SCORE_SETTINGS: ScoreSettings = {
  weights: {},
  knockouts: { services: new Set(), categories: new Set(['Anonymizers']), attributes: new Set() },
  thresholds: DEFAULT_BRR_THRESHOLDS,
};

/** One question, its answer and what it adds. */
export interface ScorePart {
  attribute: AttributeKey;
  answer: 'yes' | 'no' | 'unknown';
  weight: Weight;
  points: number;
  basis: ScoreBasis;
  evidence: Evidence;
}

export interface Score {
  /** 0 to 100, more is riskier; 102 knocked out, 103 unresearched. */
  brr: number;
  level: RiskLevel;
  /** Every question in order. Their points add up to the score, unless it is knocked out or unresearched. */
  parts: readonly ScorePart[];
  /** Why it is knocked out or unresearched. */
  reason: ScoreReason | undefined;
}

const MOST_POINTS = 100;

/**
 * How risky a service is by what the catalogue knows of it. Each risky answer adds its weight times its severity (0 to 3):
 * 24 points for a must-have answered riskily in full. Above 100 in all, every part gives way in proportion.
 */
export function scoreService(service: Service, settings: ScoreSettings = DEFAULT_SCORE_SETTINGS): Score {
  const found = findings(service);
  const weightOf = (attribute: AttributeKey): Weight =>
    settings.weights[attribute] ?? ATTRIBUTES[attribute].weight;
  const points = withinScale(SCORE_ATTRIBUTES.map((key) => weightOf(key) * found.byAttribute[key].severity));
  const parts = SCORE_ATTRIBUTES.map((attribute, index): ScorePart => {
    const { answer, basis, evidence } = found.byAttribute[attribute];
    return {
      attribute,
      answer,
      weight: weightOf(attribute),
      points: points[index] ?? 0,
      basis,
      evidence,
    };
  });

  const knockout = knockoutReason(service, settings, (attribute) => found.byAttribute[attribute].severity);
  if (knockout !== undefined) return { brr: BRR_KNOCKOUT, level: 'high', parts, reason: knockout };
  if (!found.researched)
    return {
      brr: BRR_UNRESEARCHED,
      level: 'unresearched',
      parts,
      reason: { key: 'too_little_known' },
    };
  const brr = points.reduce((sum, one) => sum + one, 0);
  return { brr, level: riskLevel(brr, settings.thresholds), parts, reason: undefined };
}

function knockoutReason(
  service: Service,
  { knockouts }: ScoreSettings,
  severityOf: (attribute: AttributeKey) => number,
): ScoreReason | undefined {
  if (knockouts.services.has(service.id)) return { key: 'service_knocked_out' };
  if (knockouts.categories.has(service.category)) return { key: 'category_knocked_out' };
  const attribute = SCORE_ATTRIBUTES.find((one) => knockouts.attributes.has(one) && severityOf(one) === 3);
  return attribute === undefined ? undefined : { key: 'attribute_knocked_out', attribute };
}

/** The same points where they add up to 100 at most; else in proportion, whole, adding up to 100 exactly. */
function withinScale(points: readonly number[]): readonly number[] {
  const total = points.reduce((sum, one) => sum + one, 0);
  if (total <= MOST_POINTS) return points;
  const exact = points.map((one) => (one * MOST_POINTS) / total);
  const whole = exact.map(Math.floor);
  let missing = MOST_POINTS - whole.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one - Math.floor(one) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing === 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}

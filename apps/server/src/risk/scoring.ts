import { setImmediate } from 'node:timers/promises';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createScorer, type Scorer } from '@casbah/discovery/score/score';
import { scoreAll } from '@casbah/discovery/score/score-all';
import { type BrrProfile, DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import type { BrrThresholds } from '@casbah/domain/risk';
import type { Score } from '../service-index.ts';
import type { Judgement } from './judgements.ts';

/** Scores services under a profile, from the catalog's built-in answers. */
export function scorerOf(profile: BrrProfile, now: number): Scorer {
  return createScorer({
    profile,
    statements: loadStatements(),
    year: new Date(now).getUTCFullYear(),
  });
}

/** The same under the built-in profile with a company's thresholds. */
export function scorerUnder(thresholds: BrrThresholds, now: number): Scorer {
  return scorerOf({ ...DEFAULT_BRR_PROFILE, thresholds }, now);
}

/**
 * Scores of all services under a company's profile, computed in slices so that other requests aren't blocked. Parts of
 * a score are computed on demand.
 */
export async function scoresOf(
  services: readonly Service[],
  { scorer, overridesOf }: Pick<Judgement, 'scorer' | 'overridesOf'>,
): Promise<(service: Service) => Score> {
  const verdicts = await scoreAll(services, scorer, { pause: () => setImmediate(), overridesOf });
  return (service) => {
    const { brr, confidence, reason } =
      verdicts.get(service.id) ?? scorer.verdict(service, overridesOf(service.id));
    return {
      brr,
      confidence,
      reason,
      get parts() {
        return scorer.explain(service, overridesOf(service.id)).parts;
      },
    };
  };
}

import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createScorer, type Scorer } from '@casbah/discovery/score/score';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import type { BrrThresholds } from '@casbah/domain/risk';
import type { Score } from './service-index.ts';

/** Scores services under a company's thresholds, by what the vendors of the built-in catalogue say. */
export function scorerUnder(thresholds: BrrThresholds, now: number): Scorer {
  return createScorer({
    profile: { ...DEFAULT_BRR_PROFILE, thresholds },
    statements: loadStatements(),
    year: new Date(now).getUTCFullYear(),
  });
}

/** A score whose parts are put together when somebody asks why. */
export function scoresOf(scorer: Scorer): (service: Service) => Score {
  return (service) => {
    const { brr, confidence, reason } = scorer.verdict(service);
    return {
      ...{ brr, confidence, reason },
      get parts() {
        return scorer.explain(service).parts;
      },
    };
  };
}

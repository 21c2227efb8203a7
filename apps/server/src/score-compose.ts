import { setImmediate } from 'node:timers/promises';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createScorer, type Scorer } from '@casbah/discovery/score/score';
import { scoreAll } from '@casbah/discovery/score/score-all';
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

/**
 * The scores of all services, found a few hundred at a time, so that nobody waits meanwhile; the parts of one are put together when
 * somebody asks why.
 */
export async function scoresOf(
  services: readonly Service[],
  scorer: Scorer,
): Promise<(service: Service) => Score> {
  const verdicts = await scoreAll(services, scorer, { pause: setImmediate });
  return (service) => {
    const { brr, confidence, reason } = verdicts.get(service.id) ?? scorer.verdict(service);
    return {
      ...{ brr, confidence, reason },
      get parts() {
        return scorer.explain(service).parts;
      },
    };
  };
}

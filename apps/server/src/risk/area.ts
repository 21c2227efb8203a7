import { DEFAULT_BRR_THRESHOLDS } from '@casbah/domain/risk';
import { area } from '../areas/define.ts';
import { AnswersService } from './answers.ts';
import { type Judgement, Judgements } from './judgements.ts';
import { pastUse } from './past-use.ts';
import { ProfilesService } from './profiles.ts';
import { riskHandlers } from './routes.ts';
import { scorerOf, scorerUnder, scoresOf } from './scoring.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Scores services. */
    scoring: {
      scoresOf: typeof scoresOf;
      /** Scores a service under the built-in profile. */
      byDefault: ReturnType<typeof scorerUnder>['verdict'];
    };
    /** Returns a company's risk profile and overrides. */
    judgementOf: (tenant: string) => Promise<Judgement>;
  }
}

export const scoringArea = area({
  name: 'risk.scoring',
  needs: ['clock'],
  gives: ['scoring'],
  build: ({ clock }) => ({
    provides: { scoring: { scoresOf, byDefault: scorerUnder(DEFAULT_BRR_THRESHOLDS, clock()).verdict } },
  }),
});

/** Risk profiles, overrides and scores of services. */
export const riskArea = area({
  name: 'risk',
  needs: ['control', 'clock', 'catalogue', 'events', 'readCache'],
  gives: ['judgementOf'],
  build({ control, clock, catalogue, events, readCache }) {
    const judgements = new Judgements({ control, scorerUnder: (profile) => scorerOf(profile, clock()) });
    const judgementOf = (tenant: string): Promise<Judgement> => judgements.of(tenant);
    const onChange = (tenant: string): void => {
      judgements.forget(tenant);
      readCache.forget(tenant);
    };
    const nameOf = (id: string): string | undefined => catalogue.get(id)?.name;
    return {
      handlers: riskHandlers({
        control,
        judgementOf,
        profiles: new ProfilesService({ control, clock, onChange }),
        answers: new AnswersService({ control, clock, onChange, nameOf }),
        pastUse: pastUse(events.usage),
        services: catalogue.services,
        serviceOf: (id) => catalogue.get(id),
        scorerUnder: (profile) => scorerOf(profile, clock()),
      }),
      onSignal(signal) {
        if ('area' in signal && signal.area === 'risk') onChange(signal.tenant);
      },
      onResync: () => judgements.forgetAll(),
      provides: { judgementOf },
    };
  },
});

import type { riskProfilesWords } from '@casbah/messages/risk';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { queryClient } from '../../../request/query-client.ts';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { refreshRisk, riskQuery } from './queries.ts';

/** After an override: refetches all scores, and shows a toast with the effect on this service's. */
export function useScoreToast(service: string): (title: string) => Promise<void> {
  const say = useWords<typeof riskProfilesWords>();
  const format = useFormat();
  const { queryKey } = riskQuery(service);
  const written = (): string | undefined => {
    const score = queryClient.getQueryData(queryKey)?.score;
    if (score === undefined) return undefined;
    return score.reason === null && score.risk_score !== null ? format.number(score.risk_score) : '–';
  };
  return async (title) => {
    const before = written();
    await refreshRisk();
    const after = written();
    const name = queryClient.getQueryData(queryKey)?.service.name;
    showToast({
      tone: 'low',
      title,
      detail:
        name === undefined || before === undefined || after === undefined
          ? undefined
          : before === after
            ? say('brr.give.score.same', { service: name, after })
            : say('brr.give.score', { service: name, before, after }),
    });
  };
}

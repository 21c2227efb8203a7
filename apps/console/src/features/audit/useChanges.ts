import type { Answer } from '@casbah/contract/client';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { StatTileProps } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useWords } from '../../words/useWords.ts';

type Summary = Answer<'GET /audit/summary'>;
type Change = StatTileProps['change'];

/** Changes of a summary's figures since the previous period; undefined unless data covers it. */
export function useChanges(summary: Summary): {
  counted: (of: 'services' | 'users' | 'blocked') => Change;
  moved: (of: 'bytes_up' | 'bytes_down') => Change;
} {
  const say = useWords();
  const { before, meta } = summary;
  const hours = Math.max(1, Math.round((Date.parse(meta.to) - Date.parse(meta.from)) / HOUR_MS));
  const period =
    hours % 24 === 0 || hours > 72
      ? say('audit.summary.days', { count: Math.round(hours / 24) })
      : say('audit.summary.hours', { count: hours });
  return {
    counted: (of) => (before === null ? undefined : { before: before[of], now: summary[of], period }),
    // Changes are shown only for values recorded for all requests.
    moved: (of) => {
      const [now, was] = [summary[of], before?.[of]];
      return now === null || was == null || summary[`${of}_unknown`] > 0 || before?.[`${of}_unknown`] !== 0
        ? undefined
        : { before: was, now, period };
    },
  };
}

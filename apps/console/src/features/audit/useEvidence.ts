import type { ScorePart } from '@casbah/contract/audit';
import type { RiskMessageId, ScoreMessageId } from '@casbah/messages/parts';
import { useIntl } from 'react-intl';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';

/** The sentence on which an answer rests. */
export function useEvidence(): (evidence: ScorePart['evidence']) => string {
  const explain = useWords<ScoreMessageId | RiskMessageId>();
  const country = useCountry();
  const { formatList } = useIntl();
  return (evidence) =>
    explain(`score.evidence.${evidence.key}`, {
      vendor: evidence.vendor ?? '',
      country: country(evidence.country ?? null),
      ending: evidence.ending ?? '',
      page: evidence.page ?? '',
      year: evidence.year ?? '',
      countries: formatList(
        (evidence.countries ?? []).map((one) => country(one)),
        { type: 'unit' },
      ),
    });
}

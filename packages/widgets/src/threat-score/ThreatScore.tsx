import { formatThreatScore } from '@casbah/domain/format/threat-score';
import { useIntl } from 'react-intl';

/** A detector's score; “NA” for an informational one, with the reason as title. */
export function ThreatScore({ score }: { score: number }) {
  const { formatMessage, locale } = useIntl();
  const shown = formatThreatScore(score, locale);
  if (shown !== undefined) return shown;
  return (
    <abbr title={formatMessage({ id: 'widgets.threatScore.why' })}>
      {formatMessage({ id: 'widgets.threatScore.NA' })}
    </abbr>
  );
}

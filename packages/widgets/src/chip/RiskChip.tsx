import { formatNumber } from '@casbah/domain/format/number';
import { BRR_KNOCKOUT, type RiskLevel } from '@casbah/domain/risk';
import { useIntl } from 'react-intl';
import { Chip, type Tone } from './Chip.tsx';

const TONES: Readonly<Record<RiskLevel, Tone>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  unresearched: 'neutral',
};

export const RISK_WORDS: Readonly<Record<RiskLevel, string>> = {
  low: 'widgets.risk.low',
  medium: 'widgets.risk.medium',
  high: 'widgets.risk.high',
  unresearched: 'widgets.risk.unresearched',
};

export interface RiskChipProps {
  level: RiskLevel;
  /** The BRR, 0 to 100, or one of the two values outside the scale. Left out, only the level is said. */
  score?: number | undefined;
  /** The letter that goes with the BRR. */
  grade?: string | null | undefined;
}

/** Risk as colour, shape and word: ▲ High 81 · C+. */
export function RiskChip({ level, score, grade }: RiskChipProps) {
  const { locale, formatMessage } = useIntl();
  const word = formatMessage({ id: RISK_WORDS[level] });
  const words =
    level === 'unresearched' || score === undefined
      ? word
      : score === BRR_KNOCKOUT
        ? formatMessage({ id: 'widgets.risk.knockout' })
        : `${word} ${formatNumber(score, locale)}`;
  return (
    <Chip tone={TONES[level]}>{grade === undefined || grade === null ? words : `${words} · ${grade}`}</Chip>
  );
}

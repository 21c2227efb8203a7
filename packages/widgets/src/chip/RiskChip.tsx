import { formatNumber } from '@casbah/domain/format/number';
import { BRR_KNOCKOUT, type RiskLevel, riskScoreOf } from '@casbah/domain/risk';
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
  /** Business Readiness Rating; the chip shows the corresponding risk score. Without it, only the level. */
  brr?: number | undefined;
}

/** Risk as color, shape and word: ▲ High 81. */
export function RiskChip({ level, brr }: RiskChipProps) {
  const { locale, formatMessage } = useIntl();
  const word = formatMessage({ id: RISK_WORDS[level] });
  const score = brr === undefined ? null : riskScoreOf(brr);
  const numbered = score === null ? word : `${word} ${formatNumber(score, locale)}`;
  const words = brr === BRR_KNOCKOUT ? formatMessage({ id: 'widgets.risk.knockout' }) : numbered;
  return <Chip tone={TONES[level]}>{words}</Chip>;
}

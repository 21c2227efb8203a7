import { confidenceLevel } from '@casbah/domain/risk-answer';
import type { riskWords } from '@casbah/messages/risk';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../words/useWords.ts';

/** Confidence of a score; a low one is as prominent as a medium risk. */
export function Confidence({ percent }: { percent: number }) {
  const say = useWords<typeof riskWords>();
  const format = useFormat();
  const level = confidenceLevel(percent);
  return (
    <Chip tone={level === 'low' ? 'medium' : 'neutral'}>
      {`${say(`risk.confidence.${level}`)} (${format.percent(percent / 100)})`}
    </Chip>
  );
}

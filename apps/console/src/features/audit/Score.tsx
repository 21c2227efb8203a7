import type { Score as ScoreOfService, ScorePart } from '@casbah/contract/audit';
import { BRR_KNOCKOUT } from '@casbah/domain/risk';
import type { riskScoreWords, riskWords } from '@casbah/messages/risk';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ScoreParts } from '@casbah/widgets/score-parts/ScoreParts.tsx';
import type { ReactNode } from 'react';
import { Evidence } from '../../evidence/Evidence.tsx';
import { useWords } from '../../words/useWords.ts';
import { Confidence } from './Confidence.tsx';

/** Breakdown of a service's risk score: parts that add up, each with its evidence. */
export function Score({
  score,
  visible,
  level,
  actionOf,
}: {
  score: ScoreOfService;
  visible?: number | undefined;
  level?: 2 | 3 | undefined;
  /** Action shown in a part's row. */
  actionOf?: ((attribute: ScorePart['attribute']) => ReactNode) | undefined;
}) {
  const say = useWords();
  const explain = useWords<typeof riskScoreWords | typeof riskWords>();
  const format = useFormat();
  const { risk_score, brr, confidence, parts, reason } = score;

  return (
    <ScoreParts
      title={
        brr === BRR_KNOCKOUT
          ? say('audit.score.whyKnockout')
          : risk_score === null
            ? say('audit.score.whyUnresearched')
            : say('audit.score.why', { score: format.number(risk_score) })
      }
      aside={<Confidence percent={confidence} />}
      parts={parts.map((part) => ({
        id: part.attribute,
        label: explain(`score.attribute.${part.attribute}`),
        points: part.points,
        evidence: <Evidence part={part} />,
        action: actionOf?.(part.attribute),
      }))}
      visible={visible}
      outside={
        reason === null
          ? undefined
          : explain(`score.reason.${reason.key}`, {
              attribute: reason.attribute === undefined ? '' : explain(`score.attribute.${reason.attribute}`),
            })
      }
      level={level}
    />
  );
}

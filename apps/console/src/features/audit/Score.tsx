import type { ScorePart } from '@casbah/contract/audit';
import { BRR_KNOCKOUT, BRR_UNRESEARCHED } from '@casbah/domain/risk';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ScoreParts } from '@casbah/widgets/score-parts/ScoreParts.tsx';
import { useWords } from '../../words/useWords.ts';

/** Why a service's risk is what it is: parts that add up, each with where it is known from. */
export function Score({
  score,
  visible,
  level,
}: {
  score: { brr: number; parts: readonly ScorePart[]; thresholds: { medium: number; high: number } };
  visible?: number | undefined;
  level?: 2 | 3 | undefined;
}) {
  const say = useWords();
  const format = useFormat();
  const { brr, parts, thresholds } = score;
  const outside =
    brr === BRR_KNOCKOUT
      ? say('audit.score.knockout')
      : brr === BRR_UNRESEARCHED
        ? say('audit.score.unresearched')
        : undefined;
  return (
    <ScoreParts
      title={
        brr === BRR_KNOCKOUT
          ? say('audit.score.whyKnockout')
          : brr === BRR_UNRESEARCHED
            ? say('audit.score.whyUnresearched')
            : say('audit.score.why', { score: format.number(Math.round(brr)) })
      }
      aside={say('audit.score.scale', thresholds)}
      parts={parts.map((part) => ({
        id: part.attribute,
        label: part.label,
        points: part.points,
        evidence: part.evidence === '' ? say(`audit.basis.${part.basis}`) : part.evidence,
      }))}
      visible={visible}
      outside={outside}
      level={level}
    />
  );
}

import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { AssessButton } from '../AssessButton.tsx';
import { ASSESSMENT_TONES } from '../activity-tone.ts';
import { useActivityWords } from '../activity-words.ts';
import { OwnerButton } from '../parts/OwnerButton.tsx';
import { useUpdate } from '../useUpdate.ts';

/** State of an activity, and who looks after it. */
export function ActivityChips({ row, link }: { row: ActivityRow; link: string }) {
  const say = useWords<typeof investigateWords>();
  const words = useActivityWords();
  const mayModify = useMay('investigate.modify');
  const { mutate, isPending } = useUpdate();
  const { id, level, event, assessment, owner } = row;
  return (
    <>
      {level === 'high' || level === 'medium' ? <RiskChip level={level} /> : null}
      {event.outcome === 'failure' ? <Chip tone="medium">{words.value('outcome', 'failure')}</Chip> : null}
      {mayModify ? (
        <>
          <AssessButton
            current={assessment}
            isPending={isPending}
            onAssess={(chosen) => mutate({ ids: [id], update: { assessment: chosen } })}
          />
          <OwnerButton
            current={owner}
            isPending={isPending}
            onOwn={(chosen) => mutate({ ids: [id], update: { owner: chosen } })}
          />
        </>
      ) : (
        <>
          <Chip tone={assessment === 'not_assessed' ? 'neutral' : ASSESSMENT_TONES[assessment]}>
            {words.value('assessment', assessment)}
          </Chip>
          {owner === null ? null : <Chip>{owner.name}</Chip>}
        </>
      )}
      <CopyButton size="small" text={link}>
        {say('investigate.copyLink')}
      </CopyButton>
    </>
  );
}

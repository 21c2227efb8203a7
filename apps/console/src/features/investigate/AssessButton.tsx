import { ASSESSMENTS, type Assessment } from '@casbah/domain/assessment';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ToneShape } from '@casbah/widgets/chip/ToneShape.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { SHAPES } from '@casbah/widgets/event-list/severity.ts';
import { ChevronDownIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import { ASSESSMENT_TONES } from './activity-tone.ts';
import css from './Investigate.module.css';

/** Chooses an assessment. `current`: that of the one activity. */
export function AssessButton({
  current,
  isPending,
  onAssess,
}: {
  current?: Assessment;
  isPending: boolean;
  onAssess: (assessment: Assessment) => void;
}) {
  const say = useWords<typeof investigateWords>();
  return (
    <Choices
      label={say('investigate.assess.as')}
      heading={say('investigate.assess.as')}
      trigger={
        <Button
          size="small"
          isPending={isPending}
          icon={
            current === undefined || current === 'not_assessed' ? undefined : (
              <span className={css.mark} data-tone={ASSESSMENT_TONES[current]}>
                <ToneShape shape={SHAPES[ASSESSMENT_TONES[current]]} />
              </span>
            )
          }
        >
          {current === undefined ? say('investigate.assess') : say(`activity.assessment.${current}`)}
          <ChevronDownIcon size={14} />
        </Button>
      }
      choices={ASSESSMENTS.map((one) => ({
        id: one,
        label: say(`activity.assessment.${one}`),
        chosen: one === current,
        onChoose: () => onAssess(one),
      }))}
    />
  );
}

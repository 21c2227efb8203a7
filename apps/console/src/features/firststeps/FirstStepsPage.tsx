import type { firststepsWords } from '@casbah/messages/firststeps';
import { FirstSteps } from '../../first-steps/FirstSteps.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';

/** The checklist of a new company, and sample data to explore. */
export function FirstStepsPage() {
  const say = useWords<typeof firststepsWords>();
  return (
    <>
      <PageHead title={say('firststeps.title')}>{say('firststeps.sentence')}</PageHead>
      <FirstSteps />
    </>
  );
}

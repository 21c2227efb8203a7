import type { DirectoryRun } from '@casbah/contract/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../words/useWords.ts';

const TONES: Readonly<Record<DirectoryRun['state'], Tone>> = {
  uploaded: 'neutral',
  looking: 'info',
  ready: 'medium',
  queued: 'neutral',
  running: 'info',
  completed: 'low',
  failed: 'high',
  cancelled: 'neutral',
};

export function RunState({ state }: Pick<DirectoryRun, 'state'>) {
  const say = useWords<typeof directoryWords>();
  return <Chip tone={TONES[state]}>{say(`directory.run.state.${state}`)}</Chip>;
}

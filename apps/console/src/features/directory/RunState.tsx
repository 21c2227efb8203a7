import type { DirectoryRun } from '@casbah/contract/directory';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useDirectoryWords } from './useDirectoryWords.ts';

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
  const say = useDirectoryWords();
  return <Chip tone={TONES[state]}>{say(`directory.run.state.${state}`)}</Chip>;
}

import type { MlProfile } from '@casbah/contract/mlprofiles';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../words/useWords.ts';

const TONES: Readonly<Record<MlProfile['state'], Tone>> = {
  new: 'neutral',
  queued: 'info',
  training: 'info',
  ready: 'low',
  failed: 'high',
};

/** State of a profile's model as a word. A trained one is marked if its samples have changed since. */
export function ProfileState({
  profile: { state, progress, is_outdated: isOutdated },
}: {
  profile: Pick<MlProfile, 'state' | 'progress' | 'is_outdated'>;
}) {
  const say = useWords<typeof mlprofilesWords>();
  const format = useFormat();
  if (state === 'ready' && isOutdated) return <Chip tone="medium">{say('mlprofiles.state.outdated')}</Chip>;
  return (
    <Chip tone={TONES[state]}>{say(`mlprofiles.state.${state}`, { share: format.percent(progress) })}</Chip>
  );
}

import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../words/useWords.ts';

const TONES: Readonly<Record<ContentIndex['state'], Tone>> = {
  new: 'neutral',
  uploading: 'info',
  queued: 'info',
  building: 'info',
  ready: 'low',
  failed: 'high',
};

/** State of an index as a word. Marked if its columns have changed since. */
export function IndexState({
  index: { state, progress, is_outdated: isOutdated },
}: {
  index: Pick<ContentIndex, 'state' | 'progress' | 'is_outdated'>;
}) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  if (state === 'ready' && isOutdated) return <Chip tone="medium">{say('indices.state.outdated')}</Chip>;
  return (
    <Chip tone={TONES[state]}>{say(`indices.state.${state}`, { share: format.percent(progress) })}</Chip>
  );
}

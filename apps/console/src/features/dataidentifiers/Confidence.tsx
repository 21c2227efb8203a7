import type { Confidence as Value } from '@casbah/domain/content-alias';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../words/useWords.ts';

const TONES: Readonly<Record<Value, Tone>> = { narrow: 'low', medium: 'info', wide: 'neutral' };

/** Minimum confidence of reported matches. */
export function Confidence({ value }: { value: Value }) {
  const say = useWords<typeof dataidentifiersWords>();
  return <Chip tone={TONES[value]}>{say(`identifiers.confidence.${value}`)}</Chip>;
}

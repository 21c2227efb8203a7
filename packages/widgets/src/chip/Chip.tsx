import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { type Shape, ToneShape } from './ToneShape.tsx';

/** State, from calm to loud. `high` needs someone, `medium` a look, `low` is well. */
export type Tone = 'neutral' | 'accent' | 'info' | 'low' | 'medium' | 'high';

const SHAPES: Readonly<Record<Tone, Shape | undefined>> = {
  neutral: undefined,
  accent: undefined,
  info: 'circle',
  low: 'circle',
  medium: 'diamond',
  high: 'triangle',
};

export interface ChipProps {
  tone?: Tone | undefined;
  children: ReactNode;
}

/** A state in a word. The shape says the same as the color, for those who don't see it. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  const shape = SHAPES[tone];
  return (
    <span className={css.chip} data-tone={tone}>
      {shape === undefined ? null : <ToneShape shape={shape} className={css.shape} />}
      <span className={css.text}>{children}</span>
    </span>
  );
}

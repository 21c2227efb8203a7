import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { type Shape, ToneShape } from './ToneShape.tsx';

/** State by urgency. `high`: action needed, `medium`: worth a look, `low`: fine. */
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

/** A state as a word. The shape repeats the color's meaning for people who don't see it. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  const shape = SHAPES[tone];
  return (
    <span className={css.chip} data-tone={tone}>
      {shape === undefined ? null : <ToneShape shape={shape} className={css.shape} />}
      <span className={css.text}>{children}</span>
    </span>
  );
}

import type { ActivityRow } from '@casbah/contract/investigate';
import { ToneShape } from '@casbah/widgets/chip/ToneShape.tsx';
import { SHAPES } from '@casbah/widgets/event-list/severity.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { toneOf } from './activity-tone.ts';
import css from './Investigate.module.css';

/** How much an activity needs a look, as a shape; `words` says why. */
export function Mark({ row, words }: { row: ActivityRow; words: string }) {
  const tone = toneOf(row);
  return (
    <span className={css.mark} data-tone={tone} title={tone === 'none' ? undefined : words}>
      <ToneShape shape={SHAPES[tone]} />
      {tone === 'none' ? null : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}

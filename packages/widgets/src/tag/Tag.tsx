import type { DecisionMeaning } from '@casbah/domain/decision';
import { useIntl } from 'react-intl';
import { type Shape, ToneShape } from '../chip/ToneShape.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import css from './Tag.module.css';

/** Tags have five colors and four patterns, so they differ without color vision, too. */
export const TAG_COLOURS = [0, 1, 2, 3, 4] as const;
export const TAG_PATTERNS = ['plain', 'striped', 'dotted', 'edged'] as const;

const MEANING_SHAPES: Readonly<Record<DecisionMeaning, Shape>> = {
  good: 'circle',
  neutral: 'ring',
  attention: 'diamond',
  bad: 'triangle',
};

export interface TagProps {
  name: string;
  /** Color index; repeats after the last one. */
  colour: number;
  /** Pattern index. */
  pattern?: number | undefined;
  /** Meaning of a decision, whose color and shape replace the tag's own. */
  meaning?: DecisionMeaning | undefined;
  /** Reserved tags look subdued and can't be removed. */
  system?: boolean | undefined;
  onRemove?: (() => void) | undefined;
}

/** A label on services. */
export function Tag({ name, colour, pattern = 0, meaning, system = false, onRemove }: TagProps) {
  const { formatMessage } = useIntl();
  return (
    <span
      className={css.tag}
      data-colour={system ? 'system' : place(colour, TAG_COLOURS.length)}
      data-pattern={system ? 'plain' : TAG_PATTERNS[place(pattern, TAG_PATTERNS.length)]}
    >
      {meaning === undefined ? (
        <span className={css.mark} aria-hidden="true" />
      ) : (
        <span className={css.meaning} data-meaning={meaning}>
          <ToneShape shape={MEANING_SHAPES[meaning]} />
        </span>
      )}
      <bdi className={css.name}>{name}</bdi>
      {onRemove === undefined || system ? null : (
        <button
          type="button"
          className={css.remove}
          aria-label={formatMessage({ id: 'widgets.tag.remove' }, { name })}
          onClick={onRemove}
        >
          <CloseIcon size={12} />
        </button>
      )}
    </span>
  );
}

/** Just the mark, if the name is shown elsewhere. */
export function TagMark({ colour, pattern = 0 }: Pick<TagProps, 'colour' | 'pattern'>) {
  return (
    <span
      className={css.alone}
      data-colour={place(colour, TAG_COLOURS.length)}
      data-pattern={TAG_PATTERNS[place(pattern, TAG_PATTERNS.length)]}
      aria-hidden="true"
    >
      <span className={css.mark} />
    </span>
  );
}

function place(index: number, count: number): number {
  return Number.isInteger(index) && index >= 0 ? index % count : 0;
}

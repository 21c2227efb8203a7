import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { useFormat } from '../format/useFormat.ts';
import { decimalsOf, roundToSum } from './rounded.ts';
import css from './ScoreParts.module.css';

export interface ScorePartView {
  id: string;
  /** Name of the part: “Files stay public after upload”. */
  label: string;
  points: number;
  /** Source: text or link. */
  evidence?: ReactNode;
  /** Button in its row. */
  action?: ReactNode;
}

export interface ScorePartsProps {
  /** “Why 81”. */
  title: string;
  /** Which score it is: “Risk score, profile Default”. */
  aside?: ReactNode;
  /** All parts; their points add up to the score. */
  parts: readonly ScorePartView[];
  /** Visible parts before “more”. */
  visible?: number | undefined;
  /** Shown instead of the sum for a score outside its scale: automatic fail, not researched. */
  outside?: string | undefined;
  level?: 2 | 3 | undefined;
}

/** Parts of a score, largest first, with evidence and their total. */
export function ScoreParts({ title, aside, parts, visible = 4, outside, level = 2 }: ScorePartsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const heading = useId();
  const [all, setAll] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';

  const sorted = [...parts].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const decimals = decimalsOf(sorted.map((part) => part.points));
  const points = roundToSum(
    sorted.map((part) => part.points),
    decimals,
  );
  const shown = all || sorted.length <= visible + 1 ? sorted.length : visible;
  const sumOf = (from: number, to: number) => points.slice(from, to).reduce((sum, value) => sum + value, 0);
  const hidden = sorted.length - shown;

  return (
    <section className={css.score} aria-labelledby={heading}>
      <header className={css.head}>
        <Heading id={heading}>{title}</Heading>
        {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
      </header>
      <dl className={css.parts}>
        {sorted.slice(0, shown).map((part, index) => (
          <div key={part.id} className={css.part}>
            <dt>
              {part.label}
              {part.evidence === undefined ? null : <span className={css.evidence}>{part.evidence}</span>}
            </dt>
            {part.action === undefined ? null : <dd className={css.action}>{part.action}</dd>}
            <Points value={points[index] ?? 0} decimals={decimals} />
          </div>
        ))}
        {hidden > 0 ? (
          <div className={css.part}>
            <dt>
              <Button variant="link" onPress={() => setAll(true)}>
                {formatMessage({ id: 'widgets.scoreParts.more' }, { count: hidden })}
              </Button>
            </dt>
            <Points value={sumOf(shown, sorted.length)} decimals={decimals} />
          </div>
        ) : null}
        <div className={css.sum}>
          <dt>{outside ?? formatMessage({ id: 'widgets.scoreParts.sum' })}</dt>
          <dd>{format.signed(sumOf(0, sorted.length), decimals).replace('+', '')}</dd>
        </div>
      </dl>
      {all && sorted.length > visible + 1 ? (
        <Button variant="link" onPress={() => setAll(false)}>
          {formatMessage({ id: 'widgets.scoreParts.fewer' })}
        </Button>
      ) : null}
    </section>
  );
}

function Points({ value, decimals }: { value: number; decimals: number }) {
  const format = useFormat();
  return (
    <dd data-sign={Math.sign(value)} className={css.points}>
      {format.signed(value, decimals)}
    </dd>
  );
}

import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useOnlyOne } from '../only-one/useOnlyOne.ts';
import css from './SmartLabel.module.css';

export interface SmartLabelProps {
  /** Always visible: “3 rules, 12 users”. */
  summary: ReactNode;
  /** Unfolded content. */
  children: ReactNode;
}

/** A summary that unfolds in place. Opening one folds all others on the page. */
export function SmartLabel({ summary, children }: SmartLabelProps) {
  const { isOpen, setOpen } = useOnlyOne('smart-label');
  const body = useId();
  return (
    <div className={css.label} data-open={isOpen}>
      <button
        type="button"
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <span>{summary}</span>
        <span className={css.chevron}>
          <ChevronDownIcon size={14} />
        </span>
      </button>
      <div id={body} className={css.body} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

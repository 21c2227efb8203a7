import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { useKeyWords } from '../kbd/useKeyWords.ts';
import css from './SlidingPanel.module.css';

export interface SlidingPanelProps {
  /** Whether it is there to be seen. Asked for by name: a panel that no one opens is a fault of the page. */
  visible: boolean | undefined;
  /** The side of the page from which it comes. */
  expand: 'start' | 'end' | undefined;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that slides over the page and leaves it in use. It closes by ×, also by Enter or Space on it, and by Esc; it is
 * hidden from everyone once it has slid away.
 */
export function SlidingPanel({ visible, expand, title, onClose, children }: SlidingPanelProps) {
  const { formatMessage } = useIntl();
  const keyWords = useKeyWords();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  /** Where the focus was. */
  const before = useRef<Element | null>(null);
  const open = visible === true;
  /** Still on its way out, or out. */
  const [isAway, setAway] = useState(!open);
  const [isExpanded, setExpanded] = useState(false);

  useEffect(() => {
    if (visible === undefined) console.error('Attribute sliding-panel-visible is missing!');
    if (expand === undefined) console.error('Attribute sliding-panel-expand is missing!');
  }, [visible, expand]);

  useLayoutEffect(() => {
    if (open) {
      before.current = document.activeElement;
      setAway(false);
      return;
    }
    setExpanded(false);
    const held = panel.current?.contains(document.activeElement) === true;
    if (held && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [open]);

  useLayoutEffect(() => {
    const element = panel.current;
    if (open || isExpanded || isAway || element === null) return;
    let isCurrent = true;
    // Nothing moves where it had no time to slide in, or where people want no motion; then it is away at once.
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isCurrent) setAway(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, isExpanded, isAway]);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || isAway || element === null) return;
    element.focus({ preventScroll: true });
    // Laid out once in its place outside: else there is nothing to slide from.
    element.getBoundingClientRect();
    setExpanded(true);
  }, [open, isAway]);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={heading}
      className={css.panel}
      data-side={expand ?? 'end'}
      data-expanded={isExpanded}
      hidden={isAway}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton
          label={formatMessage({ id: 'widgets.sidePanel.close' })}
          shortcut={keyWords('Esc')}
          onPress={onClose}
        >
          <CloseIcon />
        </IconButton>
      </header>
      <div className={css.body}>{children}</div>
    </aside>
  );
}

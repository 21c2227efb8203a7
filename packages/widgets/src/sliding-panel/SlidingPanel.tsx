import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { useKeyWords } from '../kbd/useKeyWords.ts';
import css from './SlidingPanel.module.css';

export interface SlidingPanelProps {
  /** Whether it is visible. Required, because a panel that no one opens is a bug. */
  visible: boolean | undefined;
  /** Side of the page it slides in from. */
  expand: 'start' | 'end' | undefined;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A non-modal panel that slides over the page. × and Esc close it; once it has slid out, it is hidden from everyone.
 */
export function SlidingPanel({ visible, expand, title, onClose, children }: SlidingPanelProps) {
  const { formatMessage } = useIntl();
  const keyWords = useKeyWords();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  /** Previously focused element. */
  const before = useRef<Element | null>(null);
  const open = visible === true;
  /** Closing or closed. */
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
    // There is no animation if it had no time to slide in or for reduced motion; then it is hidden immediately.
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
    // Forces a layout in its outside position, or there is nothing to slide from.
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

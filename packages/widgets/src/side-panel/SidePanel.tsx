import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { useKeyWords } from '../kbd/useKeyWords.ts';
import css from './SidePanel.module.css';

export interface SidePanelProps {
  title: ReactNode;
  /** Secondary line below the title. */
  subtitle?: ReactNode;
  /** A tile before the title. */
  media?: ReactNode;
  /** Buttons below the title. */
  actions?: ReactNode;
  /** Position in its list: “2 of 1,284”. */
  position?: string | undefined;
  /** Absent without a previous or next one. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
  /** The panel is shown while its content loads. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/**
 * Details of a row beside its list, which stays usable. Opening focuses the panel, closing restores the focus. Esc
 * closes from anywhere on the page; J and K go to the next and previous row.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, subtitle, media, actions, position, onPrevious, onNext, onClose, busy = false } = props;
  const { formatMessage } = useIntl();
  const keyWords = useKeyWords();
  const panel = useRef<HTMLElement>(null);
  const heading = useId();

  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      // Keeps the focus if it moved elsewhere in the meantime.
      const inside =
        element?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (inside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A field handles Esc first, to clear or close something.
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role="dialog"]') !== null
      )
        return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [role="grid"]') !== null)
      return;
    const go = event.key === 'j' ? onNext : event.key === 'k' ? onPrevious : undefined;
    if (go === undefined) return;
    event.preventDefault();
    go();
  };

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={busy}
      className={css.panel}
      onKeyDown={onKeyDown}
    >
      <header className={css.head}>
        <div className={css.top}>
          {media}
          <div className={css.names}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            {subtitle === undefined && !busy ? null : (
              // Until it is known, a space reserves its line, so nothing below moves.
              <div className={css.subtitle}>{subtitle ?? '\u00a0'}</div>
            )}
          </div>
          <div className={css.ways}>
            {position === undefined ? null : (
              <span role="status" className={css.position}>
                {position}
              </span>
            )}
            {onPrevious === undefined && onNext === undefined ? null : (
              <>
                <IconButton
                  size="tiny"
                  label={formatMessage({ id: 'widgets.sidePanel.previous' })}
                  shortcut="K"
                  isDisabled={onPrevious === undefined}
                  onPress={() => onPrevious?.()}
                >
                  <ArrowUpIcon size={14} />
                </IconButton>
                <IconButton
                  size="tiny"
                  label={formatMessage({ id: 'widgets.sidePanel.next' })}
                  shortcut="J"
                  isDisabled={onNext === undefined}
                  onPress={() => onNext?.()}
                >
                  <ArrowDownIcon size={14} />
                </IconButton>
              </>
            )}
            <IconButton
              size="tiny"
              label={formatMessage({ id: 'widgets.sidePanel.close' })}
              shortcut={keyWords('Esc')}
              onPress={onClose}
            >
              <CloseIcon size={14} />
            </IconButton>
          </div>
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </header>
      <div className={css.body}>{props.children}</div>
    </aside>
  );
}

/** A section of a panel with a line above it. */
export function PanelSection({ children }: { children: ReactNode }) {
  return <div className={css.section}>{children}</div>;
}

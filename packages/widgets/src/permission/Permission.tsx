import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import css from './Permission.module.css';
import { usePermission } from './permission-state.ts';

export interface PermissionProps {
  /** ID of the required permission. */
  id: string;
  /** Accessible name of the cover: what the disabled content is. */
  label: string;
  /** Why it is disabled and what to do; a general sentence by default. */
  reason?: string | undefined;
  /** As wide as its container, for forms and cards; otherwise as wide as its content. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/**
 * Content that requires a permission. Without it, a cover takes clicks, keyboard and screen reader focus, with the
 * reason. Input inside survives changes.
 */
export function Permission({ id, label, reason, wide = false, children }: PermissionProps) {
  const { formatMessage } = useIntl();
  const state = usePermission(id);
  const content = useRef<HTMLSpanElement>(null);
  const cover = useRef<HTMLButtonElement>(null);
  const isDisabled = state === 'disabled';

  // If the focus was inside when it got disabled, it stays there and the reason is announced.
  useLayoutEffect(() => {
    if (isDisabled && content.current?.contains(document.activeElement) === true) cover.current?.focus();
  }, [isDisabled]);

  if (state === 'hidden') return null;
  return (
    <span className={isDisabled ? cx(css.place, wide && css.wide) : css.free}>
      <span ref={content} inert={isDisabled} className={isDisabled ? css.faded : css.free}>
        {children}
      </span>
      {isDisabled ? (
        <Tooltip text={reason ?? formatMessage({ id: 'widgets.permission.reason' })}>
          <Focusable>
            <button
              ref={cover}
              type="button"
              aria-disabled="true"
              aria-label={label}
              className={css.cover}
              // Keeps a surrounding row or card from reacting, too.
              onClick={(event) => event.stopPropagation()}
              onPointerDown={(event) => event.stopPropagation()}
            />
          </Focusable>
        </Tooltip>
      ) : null}
    </span>
  );
}

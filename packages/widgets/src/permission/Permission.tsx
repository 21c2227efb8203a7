import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import css from './Permission.module.css';
import { usePermission } from './permission-state.ts';

export interface PermissionProps {
  /** What the session must allow. */
  id: string;
  /** Content with its own visible text: the name of the inaccessible place. */
  label: string;
  /** Why it is out of reach and what to do; a general sentence where absent. */
  reason?: string | undefined;
  /** As wide as its container, for forms and cards; otherwise as wide as its content. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/**
 * Elements that not everyone may work. Out of reach, they stay visible under a cover that takes the pointer's clicks;
 * keyboard and screen reader find the cover in their place, with its reason. What was typed inside stays when that changes.
 */
export function Permission({ id, label, reason, wide = false, children }: PermissionProps) {
  const { formatMessage } = useIntl();
  const state = usePermission(id);
  const content = useRef<HTMLSpanElement>(null);
  const cover = useRef<HTMLButtonElement>(null);
  const isDisabled = state === 'disabled';

  // Who was inside while it went out of reach stays at the place, and hears why.
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
              // A row or card around it must not act on a press, either.
              onClick={(event) => event.stopPropagation()}
              onPointerDown={(event) => event.stopPropagation()}
            />
          </Focusable>
        </Tooltip>
      ) : null}
    </span>
  );
}

import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../class-names.ts';
import { useButtonTooltip } from '../tooltip/useButtonTooltip.tsx';
import css from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'>,
    Omit<ButtonLook, 'wide'> {
  /** Action: its accessible name and tooltip. */
  label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. */
export function IconButton({
  label,
  shortcut,
  variant = 'ghost',
  size,
  children,
  ref,
  ...props
}: IconButtonProps) {
  const button = useObjectRef(ref);
  const { listeners, tooltip } = useButtonTooltip(button, { text: label, shortcut });
  return (
    <>
      <AriaButton
        {...mergeProps(props, listeners)}
        ref={button}
        aria-label={label}
        className={cx(buttonClass({ variant, size }), css.icon)}
      >
        {children}
      </AriaButton>
      {tooltip}
    </>
  );
}

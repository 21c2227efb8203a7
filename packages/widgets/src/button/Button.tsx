import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../class-names.ts';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'tiny' | 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** At most one primary button per view: its main action. Danger for what can't be undone. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>, ButtonLook {
  children: ReactNode;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Class for router links that look like buttons. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  wide = false,
}: ButtonLook = {}): string {
  return cx(
    css.button,
    css[variant],
    size === 'small' && css.small,
    size === 'tiny' && css.tiny,
    size === 'large' && css.large,
    wide && css.wide,
  );
}

const ignore = (): void => {};

/**
 * Props that block presses and form submission. React Aria's `isPending` announces through an image that loses its name
 * if the button unmounts within seven seconds, so the button's own state announces it.
 */
const PENDING: Pick<
  AriaButtonProps,
  | 'type'
  | 'aria-disabled'
  | 'onPress'
  | 'onPressStart'
  | 'onPressEnd'
  | 'onPressUp'
  | 'onPressChange'
  | 'onClick'
> = {
  onPress: ignore,
  onPressStart: ignore,
  onPressEnd: ignore,
  onPressUp: ignore,
  onPressChange: ignore,
  onClick: ignore,
  type: 'button',
  'aria-disabled': true,
};

/** A button labeled with a verb: “Block at gateway”. While `isPending`, it shows a spinner and ignores presses. */
export function Button({ variant, size, wide, icon, children, isPending = false, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} {...(isPending ? PENDING : {})} className={buttonClass({ variant, size, wide })}>
      {isPending ? <span className={css.spinner} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}

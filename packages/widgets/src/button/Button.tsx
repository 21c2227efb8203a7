import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../class-names.ts';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'tiny' | 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** One primary button a view: the thing people came for. Danger for what can't be undone. */
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

/** The class of something that looks like a button: for the router's links. */
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
 * What makes a button take no press and submit no form. React Aria's own `isPending` does the same and says it by a picture named
 * after the button, for seven seconds: where the button leaves before, as with the dialog that it is in, the picture is left
 * without a name. Here the button's own state says it.
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

/** Says what it does, as a verb: “Block at gateway”. While `isPending` it turns and takes no second press. */
export function Button({ variant, size, wide, icon, children, isPending = false, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} {...(isPending ? PENDING : {})} className={buttonClass({ variant, size, wide })}>
      {isPending ? <span className={css.spinner} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}

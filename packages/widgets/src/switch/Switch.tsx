import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import css from './Switch.module.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  children?: ReactNode;
}

/** Turns something on or off immediately, without confirmation. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={css.switch ?? ''}>
      <span className={css.track} aria-hidden="true">
        <span className={css.thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
}

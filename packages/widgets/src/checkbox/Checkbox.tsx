import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../icons/icons.tsx';
import css from './Checkbox.module.css';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  children?: ReactNode;
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={css.checkbox ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.box} aria-hidden="true">
            {isIndeterminate ? <MinusIcon size={12} /> : isSelected ? <CheckIcon size={12} /> : null}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

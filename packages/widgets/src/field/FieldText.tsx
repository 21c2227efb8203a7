import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import css from './Field.module.css';

export interface FieldWords {
  /** What the field is about. Where the place says it already, give `aria-label` instead. */
  label?: string | undefined;
  /** How to fill it, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; absent while nothing is. */
  error?: string | undefined;
}

/** The lines below a field's control. */
export function FieldText({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint === undefined || hint === null ? null : (
        <Text slot="description" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={css.error ?? ''}>{error}</FieldError>
    </>
  );
}

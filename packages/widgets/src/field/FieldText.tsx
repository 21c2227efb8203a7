import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import css from './Field.module.css';

export interface FieldWords {
  /** Field label. Use `aria-label` instead if the context already shows it. */
  label?: string | undefined;
  /** Instructions, shown before any error. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; absent without an error. */
  error?: string | undefined;
}

/** Text below a field's control. */
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

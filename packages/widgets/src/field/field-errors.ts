import { createContext, use, useState } from 'react';

/** What a form gives its fields. */
export interface FormErrors {
  /** What the server refused, by the `name` of the field that shows it. A new object is a new refusal. */
  byName: Readonly<Record<string, string>>;
  /** What an empty required field says in place of its own error; that one where absent. */
  required?: string | undefined;
}
const NO_ERRORS: FormErrors = { byName: {} };
export const FormErrorsContext = createContext<FormErrors>(NO_ERRORS);

interface ErrorOfField {
  name?: string | undefined;
  /** What the page says is wrong. */
  error: string | undefined;
  /** Compared by identity: give text or a number. */
  value: unknown;
  isRequired?: boolean | undefined;
}

/**
 * The error a field shows: its own, or what the server refused under its name. A refusal shows as long as the value
 * is the one that was refused.
 */
export function useFieldError({ name, error, value, isRequired }: ErrorOfField): string | undefined {
  const { byName, required } = use(FormErrorsContext);
  const [refused, setRefused] = useState({ byName, value });
  if (refused.byName !== byName) setRefused({ byName, value });
  if (error !== undefined && error !== '') {
    const isMissing =
      isRequired === true && (value === null || (typeof value === 'string' && value.trim() === ''));
    return isMissing ? (required ?? error) : error;
  }
  const isUnchanged = refused.byName !== byName || Object.is(refused.value, value);
  if (name === undefined || !isUnchanged) return undefined;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

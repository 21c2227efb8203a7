import { createContext, use, useState } from 'react';

/** A form's context for its fields. */
export interface FormErrors {
  /** Server errors by field `name`. A new object is a new rejection. */
  byName: Readonly<Record<string, string>>;
  /** Error of an empty required field, shown instead of its format error; the format error by default. */
  required?: string | undefined;
}
const NO_ERRORS: FormErrors = { byName: {} };
export const FormErrorsContext = createContext<FormErrors>(NO_ERRORS);

/**
 * Error shown by a field: its own, or the server's for its name. A server error shows until the rejected value
 * (compared by identity) changes.
 */
export function useFieldError(field: {
  name?: string | undefined;
  error: string | undefined;
  value: unknown;
}): string | undefined {
  const { name, error, value } = field;
  const { byName } = use(FormErrorsContext);
  const [refused, setRefused] = useState({ byName, value });
  if (refused.byName !== byName) setRefused({ byName, value });
  if (error !== undefined && error !== '') return error;
  const isUnchanged = refused.byName !== byName || Object.is(refused.value, value);
  if (name === undefined || !isUnchanged) return undefined;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** Format error of a text; for empty text, that it is required. */
export function useFormatError(error: string | undefined, text: string | undefined): string | undefined {
  const { required } = use(FormErrorsContext);
  return error !== undefined && text?.trim() === '' ? (required ?? error) : error;
}

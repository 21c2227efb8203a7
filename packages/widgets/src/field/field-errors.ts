import { createContext, use, useState } from 'react';

/** What a form gives its fields. */
export interface FormErrors {
  /** What the server refused, by the `name` of the field that shows it. A new object is a new refusal. */
  byName: Readonly<Record<string, string>>;
  /** What an empty required field says in place of what is wrong with its format; that itself where absent. */
  required?: string | undefined;
}
const NO_ERRORS: FormErrors = { byName: {} };
export const FormErrorsContext = createContext<FormErrors>(NO_ERRORS);

/**
 * The error a field shows: its own, or what the server refused under its name. A refusal shows as long as the value
 * is the one that was refused; values are compared by identity.
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

/** What is wrong with the format of a text: of an empty one, that it is required. */
export function useFormatError(error: string | undefined, text: string | undefined): string | undefined {
  const { required } = use(FormErrorsContext);
  return error !== undefined && text?.trim() === '' ? (required ?? error) : error;
}

import { type CharacterRule, charactersFit } from './characters.ts';

/** Problems of a text, in display order; one is shown at a time. */
export type TextFault =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'url'
  | 'match'
  | 'duplicate'
  | 'code';

export interface TextChecks {
  required?: boolean | undefined;
  /** Minimum and maximum length in user-visible characters. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: RegExp | undefined;
  characters?: CharacterRule | undefined;
  /** An http or https URL. */
  url?: boolean | undefined;
  /** Text it must equal, such as a repeated password. */
  match?: string | undefined;
  /** Texts already in use; ignores case. */
  taken?: readonly string[] | undefined;
  /** Checks only the page can make: a code that the server rejected. */
  refused?: boolean | undefined;
}

const folded = (text: string) => text.trim().toLocaleLowerCase();

function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim());
}

/** The first error; for empty text, only that it is missing or differs from another. */
export function faultOf(text: string, checks: TextChecks): TextFault | undefined {
  const { required, minLength, maxLength, pattern, characters, url, match, taken, refused } = checks;
  if (text.trim() === '' && required === true) return 'required';
  if (match !== undefined && text !== match) return 'match';
  if (text === '') return undefined;
  const length = [...text].length;
  if (minLength !== undefined && length < minLength) return 'minLength';
  if (maxLength !== undefined && length > maxLength) return 'maxLength';
  if (pattern !== undefined && !new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text))
    return 'pattern';
  if (characters !== undefined && !charactersFit(text, characters)) return 'pattern';
  if (url === true && !isWebAddress(text)) return 'url';
  if (taken?.some((other) => folded(other) === folded(text)) === true) return 'duplicate';
  return refused === true ? 'code' : undefined;
}

export interface FieldMoment {
  /** It was changed, or the form submitted. */
  dirty: boolean;
  focused: boolean;
  /** It had the focus before. */
  everFocused: boolean;
  empty: boolean;
  /** Whether errors show while typing. */
  keypressErrors: boolean;
}

/** Whether to show a field's error now: no one is corrected in the middle of a word. */
export function showsFault({ dirty, focused, everFocused, empty, keypressErrors }: FieldMoment): boolean {
  if (!dirty) return false;
  if (empty && !everFocused) return false;
  return !focused || keypressErrors;
}

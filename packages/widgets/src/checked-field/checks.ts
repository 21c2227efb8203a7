import { type CharacterRule, charactersFit } from './characters.ts';

/** Problems of a text, in the order they are shown, one at a time. */
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
  /** Least and most characters, as people count them. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: RegExp | undefined;
  characters?: CharacterRule | undefined;
  /** A web address, http or https. */
  url?: boolean | undefined;
  /** The text it must be the same as: a password that is written twice. */
  match?: string | undefined;
  /** Texts that are taken already; upper and lower case are the same. */
  taken?: readonly string[] | undefined;
  /** Checks only the page can make: a code that the server rejected. */
  refused?: boolean | undefined;
}

const folded = (text: string) => text.trim().toLocaleLowerCase();

function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim());
}

/** The first thing that is wrong; of an empty text only that it is missing, or not the same as another. */
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
  /** Someone changed it, or tried to send it. */
  dirty: boolean;
  focused: boolean;
  /** It had the focus at some time. */
  everFocused: boolean;
  empty: boolean;
  /** Errors show while one types too. */
  keypressErrors: boolean;
}

/** Whether a field says now what is wrong with it: no one is corrected in the middle of a word. */
export function showsFault({ dirty, focused, everFocused, empty, keypressErrors }: FieldMoment): boolean {
  if (!dirty) return false;
  if (empty && !everFocused) return false;
  return !focused || keypressErrors;
}

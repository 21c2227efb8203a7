import { isLine, lengthOf, type Pattern } from './pattern.ts';

/** Letters of any language, digits, spaces and punctuation. */
const SENTENCE = /^[\p{L}\p{M}\p{N} .,:;!?'’()/&_\-–]+$/u;
/** Multi-line text, which may contain line breaks and tabs. */
const LINES = /^[\P{Cc}\n\r\t]*$/u;

export const NAME: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 64 }),
  says: 'Use up to 64 letters, numerals and special symbols',
};

export const GROUP_NAME: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 256 }),
  says: 'Use 1 to 256 characters',
};

export const DESCRIPTION: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 128 }) && SENTENCE.test(text),
  says: 'Use up to 128 letters. Special characters are not allowed.',
};

export const NOTES: Pattern = {
  accepts: (text) => lengthOf(text) <= 1024 && LINES.test(text),
  says: 'Use up to 1024 characters',
};

export const PROFILE_NOTES: Pattern = {
  accepts: (text) => lengthOf(text) <= 4000 && LINES.test(text),
  says: 'Use up to 4000 characters',
};

/** A title inserted unchanged into pages and emails. */
export const TITLE: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 256 }) && !/[<>"]/.test(text),
  says: 'Use 1 to 256 characters, without < > "',
};

/** Password for a log source or other system; people's passwords have stricter rules (`password.ts`). */
export const SOURCE_PASSWORD: Pattern = {
  accepts: (text) => lengthOf(text) >= 6 && lengthOf(text) <= 32 && /^\P{Cc}*$/u.test(text),
  says: 'Use 6 to 32 letters',
};

/** Key for requests to a key server. */
export const KEY_SERVER_KEY: Pattern = {
  accepts: (text) => isLine(text, { minimum: 1, maximum: 64 }),
  says: 'Use 1 to 64 characters',
};

/** Digits, spaces and hyphens, with a digit at both ends; a leading plus doesn't count. */
export const PHONE: Pattern = {
  accepts: (text) => /^\+?(?=.{7,16}$)\d[\d -]*\d$/.test(text),
  says: 'Use 7 to 16 digits, spaces and hyphens',
};

export const ZIP: Pattern = {
  accepts: (text) => /^(?=.*[A-Za-z0-9])[A-Za-z0-9-]{2,14}$/.test(text),
  says: 'Use 2 to 14 letters, numerals and hyphens',
};

export const TENANT_ID: Pattern = {
  accepts: (text) => /^[A-Za-z0-9-]{1,64}$/.test(text),
  says: 'Use letters, digits and hyphens',
};

/** An appliance name as in logs: a letter or digit, then also spaces, dots, hyphens and underscores. */
export const APPLIANCE_NAME: Pattern = {
  accepts: (text) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,63}$/u.test(text),
  says: 'Use up to 64 letters and numerals. Special characters are not allowed.',
};

export const IDENTIFIER: Pattern = {
  accepts: (text) => /^[A-Za-z0-9_-]{1,64}$/.test(text),
  says: 'Use letters, digits, hyphens and underscores',
};

export const IDENTIFIER_WITH_SPACES: Pattern = {
  accepts: (text) => /^(?! )[A-Za-z0-9_ -]{1,64}(?<! )$/.test(text),
  says: 'Use letters, digits, hyphens and underscores, with spaces only between words',
};

export const IDENTIFIER_LETTER_FIRST: Pattern = {
  accepts: (text) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(text),
  says: 'Start with a letter, then use letters, digits, hyphens and underscores',
};

/** Check Point's name for the server that provides its logs. */
export const SERVER_SIC_NAME: Pattern = {
  accepts: (text) => /^CN=cp_mgmt/i.test(text) && isLine(text, { minimum: 1, maximum: 256 }),
  says: 'Start with CN=cp_mgmt',
};

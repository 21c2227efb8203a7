import { nameWords } from './assigned-name.ts';
import { characterKinds, hasBothCases, hasDigit, looksGenerated } from './entropy.ts';
import { isPlaceholder } from './placeholder.ts';

/** Judgments on values of unknown form, as people and programs write them. */

/** Words separated as in names of things: `user-password`, `auth/wrong_password`, `resetToken`, `AuthenticationMD5Password`. */
export function isWords(value: string): boolean {
  if (!/^[\p{L}\p{N}._\-/:#@$ \\+*&|]+$/u.test(value)) return false;
  const words = nameWords(value).filter((word) => !isTechnical(word));
  if (
    !words.every(
      (word) =>
        (word.length > 1 && /^\p{L}+$/u.test(word) && isPronounceable(word)) || /^\d{1,2}$/.test(word),
    )
  )
    return false;
  // One word with digits after it is a password: `monkey 12`. Several are a name: `secret-2-levels`.
  return !/\d/.test(value) || words.filter((word) => /\p{L}/u.test(word)).length > 1 || words.length === 0;
}

/** Long rows of consonants and cases in turns are in no word. */
export function isPronounceable(word: string): boolean {
  if (/[bcdfghjklmnpqrstvwxz]{6}/i.test(word)) return false;
  const capitals = word.slice(1).match(/[a-z][A-Z]/g)?.length ?? 0;
  return word === word.toUpperCase() || capitals <= word.length / 4;
}

/** `config.password`, `this.#token`, `get_secret()`, `a::b`, `args[0]`, `/etc/x`, `https://…`, `key.pem`, `*.ts`. */
export function isExpression(value: string): boolean {
  if (/^[A-Za-z_$@][\w$]*(?:\??\.[A-Za-z_$#][\w$#]*)+$/.test(value) && !value.split('.').some(looksGenerated))
    return true;
  if (/::|->|=>|==.|&&|\|\||\?\?|[A-Za-z_]\(|\(\)|[A-Za-z]\[/.test(value)) return true;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return true;
  if (/^(?:\.{0,2}|~|[A-Za-z]:)[\\/](?:[\w .@-]+[\\/])*[\w .@-]*$/.test(value) && isWords(value)) return true;
  if (/^[\w.@-]+(?:\/[\w.@-]+)+$/.test(value) && value.split('/').every((part) => part.length < 20))
    return !looksGenerated(value);
  return FILE.test(value);
}

const FILE =
  /\.(?:pem|crt|cer|key|p12|pfx|jks|txt|json|ya?ml|ini|conf|cfg|env|xml|js|mjs|cjs|ts|tsx|jsx|py|rb|go|java|php|html?|css|scss|md|png|jpe?g|svg|gif|log|sh|sql|csv|lock|toml|properties|vue|com|org|net|io|dev|local)$/i;

/** Names of formats, algorithms, versions, sizes, dates and times. */
const TECHNICAL =
  /^(?:(?:sha|md|aes|hs|rs|es|ps|utf|ucs|oauth|base|iso|rc|des|3des|hmac|ed|x|secp|p|pbkdf|bcrypt|argon|scrypt|v|http|tls|ssl|ipv|rfc|win|int|uint|float|f|i|u|h)[-_]?\d+(?:[-_./]\w{1,8}){0,4}|v?\d+(?:\.\d+){1,3}(?:[-+][\w.]+)?|\d+(?:px|em|rem|ms|s|m|h|d|kb|mb|gb|%)|#[0-9a-f]{3,8}|\d{4}-\d{2}-\d{2}(?:[T ].*)?|\d{1,2}:\d{2}(?::\d{2})?)$/i;

export const isTechnical = (value: string): boolean => TECHNICAL.test(value);

/** Markup, selectors, patterns and escapes, which are in texts of programs and not in passwords. */
const MARKUP =
  /[<>]|\\[sdwbnrtu]|^\^|[\])}*+?]\$$|^[A-Za-z_]+\$$|\{\d*,\d*\}|\[[^\]]*\]|^[#.][a-z-]+$|&[a-z]+;|^%[\w%]*$|\*\*/i;

/** Letters beyond Latin ones: labels and messages. */
const NOT_TYPED = /[^\x20-\x7e\u00a0-\u024f€]/;
const LONGEST = 200;

/** Not a secret whatever its name is. */
export const isSomethingElse = (value: string): boolean =>
  NOT_TYPED.test(value) ||
  value.length > LONGEST ||
  isPlaceholder(value) ||
  isTechnical(value) ||
  MARKUP.test(value) ||
  isExpression(value);

/** Something that people choose as a password: letters with digits or signs, or digits alone. */
export function isChosenPassword(value: string): boolean {
  if (value.length < 4 || isSomethingElse(value)) return false;
  if (isWords(value) && !(hasBothCases(value) && looksGenerated(value))) return false;
  if (/^\d+$/.test(value)) return value.length >= 4 && value.length <= 16;
  return characterKinds(value) >= 2 && /\p{L}|\d/u.test(value);
}

/** A word alone, in lower case: weak, but in use. Capitalized ones are labels and types. */
export const isWordPassword = (value: string): boolean =>
  /^[a-z]{6,24}$/.test(value) && !isPlaceholder(value) && !isTechnical(value);

/** A variable that is called like what it holds: `password2`, `secretKey1`, `pw_2`. */
export const isNumberedName = (value: string): boolean =>
  /^[A-Za-z_]*(?:pass|pwd|pw|secret|token|key|arg|param|val|value|var|user|field|str|string|text|test)[A-Za-z_]*\d{0,2}$/i.test(
    value,
  );

/** A generated key, or at least one that no person reads: enough for names that hold keys. */
export const isKeyLike = (value: string): boolean =>
  value.length >= 12 &&
  (hasDigit(value) || (value.length >= 20 && hasBothCases(value))) &&
  !isSomethingElse(value) &&
  looksGenerated(value);

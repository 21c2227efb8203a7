/** What a password opens, where `pass` is written right after it. */
const OPENED =
  'smtp|imap|e?mail|db|database|sql|mysql|pg|redis|mongo|rabbit|user|admin|root|ftp|ldap|bind|ssh|vpn|wi-?fi|login|auth|proxy|http|jdbc|keystore|truststore';
/** A word that is short for a password: `smtpPass`, `DBPASS`, but not `compass`. */
export const SHORT_FOR_PASSWORD = new RegExp(`^(?:${OPENED})?(?:pass|passe|pw)\\d*$`);

/** What passwords are called, in RE2 and without regard to case, in the languages of the console. */
export const PASSWORD_NAMES = `(?i:passw(?:or)?d|passphrase|pass_?phrase|passwort|kennwort|pwd|contrase(?:ñ|n)a|mot_?de_?passe|(?:_|\\b|${OPENED})pass|senha|(?:_|\\b)pw)`;

/** What keys and tokens are called. */
export const KEY_NAMES =
  '(?i:api[_ .-]?key|access[_ .-]?key|secret|token|auth[_ .-]?key|private[_ .-]?key|encryption[_ .-]?key|crypt[a-z]{0,4}[_ .-]?key|sign(?:ing|ature)[_ .-]?key|license[_ .-]?key|account[_ .-]?key|shared[_ .-]?key|master[_ .-]?key|app[a-z]{0,8}[_ .-]?key|subscription[_ .-]?key|service[_ .-]?key|hmac[_ .-]?key|aes[_ .-]?key|jwt[_ .-]?key|session[_ .-]?key|webhook[_ .-]?key|storage[_ .-]?key|deploy[_ .-]?key|admin[_ .-]?key|server[_ .-]?key|integration[_ .-]?key|credential|\\bsecret[_ .-]?id|salt)';

/** Rest of a name, then quotes and brackets around it. */
export const NAME_REST = String.raw`[\w.-]*(?:\\?["'\x60])?[\])]*`;
/** Assigns, passes or compares. */
/** A type between name and value: `: string`, ` string`, `[]`, `: &'static str`. */
const TYPE = String.raw`(?:[ \t]*:?[ \t]*(?:&(?:'static )?)?(?i:string|str|char|text|any|secretstr)(?:\[\]|\?|\*)?|\[\w*\])?`;
export const ASSIGNS = String.raw`${TYPE}[ \t]*(?:=>|:=|={1,3}|:|,|\(|：)[ \t]*\(?`;
/** Opening quotes of program languages, prefixed and escaped ones included. */
export const OPENING = String.raw`[bruLfR@]{0,2}\\?(?:["'\x60]{3}|["'\x60])`;
export const QUOTED = String.raw`([^"'\x60\s\\]{4,})\\?["'\x60]`;
/** Defined without an operator: `#define API_KEY "…"`, `ENV DB_PASSWORD …`, `setx TOKEN …`. */
export const defined = (names: string): string =>
  String.raw`(?:#define|ENV|ARG|setx?)[ \t]+\w*${names}\w*[ \t]+["']?([^\s"'=]{4,}={0,2})`;
/** `variable "db_password" { default = "…" }` of Terraform. */
export const declared = (names: string): string =>
  String.raw`${names}[\w.-]*"[ \t]*\{\s*(?:type\s*=\s*\w+\s+)?default\s*=\s*"([^"\s]{4,})"`;
/** Ends at what ends a value without quotes in configurations, connection strings and query strings. */
export const UNQUOTED = '([^\\s"\'`,;(){}<>\\[\\]|&\\\\]{4,})';
/** A key has no dot at its end: that one ends the sentence. */
export const UNQUOTED_KEY = '([^\\s"\'`,;(){}<>\\[\\]|&\\\\]{3,}[^\\s"\'`,;(){}<>\\[\\]|&\\\\.])';

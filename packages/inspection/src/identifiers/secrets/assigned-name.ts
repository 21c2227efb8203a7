/** The name that a value is assigned to, and how: `"DB_PASSWORD" => `. */
export interface AssignedName {
  /** In lower case, cut at underscores, hyphens, dots and capitals. */
  readonly words: readonly string[];
  readonly written: string;
  readonly operator: string;
  /** Nothing between name, operator and value, as in shell and properties: `PASSWORD=`. */
  readonly isTight: boolean;
}

const NAME =
  /([\p{L}\p{N}_$.-]+)(?:\\?["'`]|[\])}?!])*(?:[ \t]*:?[ \t]*&?(?:'static )?(?:string|str|char|text|any|secretstr)(?:\[\]|[?*])?(?=[ \t]*[:=])|\[\w*\])?([ \t]*(?:=>|:=|->|={1,3}|:|,|\(|>|：|\s+value\s*[=:]|\s*\{\s*(?:type\s*=\s*\w+\s+)?default\s*=|,?\s+["']value["']\s*:|[ \t])[ \t]*)\(?(?:[bruLfR@$]{0,2}\\?["'`]{1,3})?$/iu;

/** Reads the name at the end of the text before a value. */
export function assignedName(before: string): AssignedName | undefined {
  const found = NAME.exec(before);
  if (found === null) return undefined;
  const [, written = '', operator = ''] = found;
  return {
    words: nameWords(written),
    written,
    operator: operator.trim(),
    isTight: operator.trim() === operator,
  };
}

/** `dbPassword_2` → `db`, `password`, `2`. */
export const nameWords = (name: string): string[] =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that make a name that of something else than the secret: its hash, its field, the rules for it. */
const ABOUT = new Set(
  (
    'hash hashed hashes hasher hint label labels placeholder field fields input inputs id ids identifier name names url urls uri endpoint ' +
    'path paths file files filename dir folder type types kind length len size min max minimum maximum regex regexp pattern policy policies ' +
    'strength rule rules error errors err message messages msg title heading description desc expiry expires expiration expire expired ttl ' +
    'timeout age reset forgot forgotten change changed update updated enabled disabled required optional valid invalid validator validation ' +
    'provider service header headers prefix suffix format encoding encoder algorithm alg count limit column index position icon visible ' +
    'visibility show hide toggle class classname selector xpath css element locator button link page template subject ref reference arn source ' +
    'store storage manager version scheme mode method prompt tip help info status state result response request grant param params parameter ' +
    'argument arg env variable schema model table query route view screen form dialog controller handler helper test tests spec mock callback ' +
    'function func fn event action reducer strategy digest checksum fingerprint md5 sha sha1 sha256 public attempts history generator ' +
    'strategy option options opt opts permission permissions scope scopes role roles property prop keyword keywords lifetime issuer audience ' +
    'rotation rotate revoked not wrong incorrect mismatch missing match matches confirm with'
  ).split(' '),
);
/** Names that only end like one of a secret. */
const OTHER_TOKENS = new Set(
  'next page continuation cancel cancellation csrf xsrf sync delta lexer parse parser design color start end open close syntax ast eof previous prev antiforgery resume marker upload change'.split(
    ' ',
  ),
);
const OTHER_KEYS = new Set(
  'primary foreign partition sort cache public localization translation i18n map hot shortcut group'.split(
    ' ',
  ),
);

/** Whether a name says that its value is about a secret and not the secret. */
export function isAboutSecret({ words }: AssignedName): boolean {
  const from = words.findLastIndex((word) => SECRET_WORD.test(word));
  if (words.slice(from + 1).some((word) => ABOUT.has(word))) return true;
  const last = words[from] ?? '';
  const previous = words[from - 1] ?? '';
  if (/token$/.test(last) && OTHER_TOKENS.has(previous)) return true;
  if (/key$/.test(last) && OTHER_KEYS.has(previous)) return true;
  return /^(?:no|is|has|forgot|forgotten|reset|invalid|wrong|missing|show|hide|validate|hash|hashed|check|verify|encrypted|grant|require)$/.test(
    previous,
  );
}

const SECRET_WORD =
  /pass|pwd|secret|token|key|credential|kennwort|contrase|clave|passe|senha|auth|cred|pin$|pw$|bearer|cookie|salt|signature|パスワード/;

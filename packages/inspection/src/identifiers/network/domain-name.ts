import { isPublicDomain } from '../contact/domain-suffix.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

const LETTER = 'a-z0-9\\p{Latin}\\p{Cyrillic}\\p{Greek}';
/** Lengths are checked afterwards: counted repeats make the automaton large. */
const LABELS = `(?:[${LETTER}][${LETTER}-]*\\.)+`;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Top-level domains that are seldom anything else: neither endings of files nor fields and methods in program code. */
const PLAIN = new Set(
  [
    'com org net gov mil edu biz uk de fr nl eu ru cn jp br au ca ch es se dk fi cz us mx cl kr tw hk sg nz za gr hu ro ua pt ie il ir th vn ph ar',
    'bg hr sk lv kz uz lu cy pe uy ve ec bo hn ni cu jm ng gh ke tz ug zm zw eg tn dz ae qa kw om bh jo sy iq pk bd np lk kh mn tr it at be рф бел укр',
  ]
    .join(' ')
    .split(' '),
);
/** These are words of English or endings of files, too, and count only in plain text. */
const COMMON = new Set(
  'ly ai app dev io co me tv cc info xyz shop online site cloud tech store blog news gg fm pl it at be is no in to digital solutions services company agency studio'.split(
    ' ',
  ),
);
const IS_WORD_TOO = new Set(['it', 'at', 'be', 'us', 'il', 'th', 'tr']);

/** First labels of packages: `org.apache.net`. */
const PACKAGE = /^(?:com|org|net|io|edu|gov|java|javax|android)\./i;
/** Objects of program code: `self.io`. */
const OBJECT =
  /^(?:system|microsoft|self|this|cls|window|document|process|console|module|exports|req|res|request|response|args|kwargs|obj|node|event|ctx|db|os|sys|np|pd|config|options|props|state|user|item|data|test)\./i;
const CODE_BEFORE =
  /(?:[([{=!+|&,]\s*|\b(?:import|from|return|del|assert|raise|yield|elif|if not|await|typeof|extends|throws|package)\s+)$/;
const CODE_AFTER = /^[ \t]?(?:[=;[{)\]+|&]|import\b|!=|in [a-z_]+:)/;

/** The field of a record that holds a host: `"host": "`. */
const HOST_FIELD = /["'](?:host(?:_?name)?|domain|server(?:_?name)?|site|fqdn|sni|dns_?name)["'] ?: ?["']$/i;

function checkDomain({ text, before, after }: Candidate): CheckResult {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (text.length > 253 || !labels.every((label) => LABEL.test(label))) return false;
  if (!(last === last.toLowerCase() || text === text.toUpperCase())) return false;
  if (/:\/\/[^\s"'<>]*$/.test(before)) return false;
  if (/[@\\$#=/_-]$/.test(before) && !/(?:\/\/|\w=)$/.test(before)) return false;
  // `{region}.example.com` lacks its beginning; `*.example.com` and `.example.com` are whole.
  if (/\.$/.test(before) && !/(?:^|[\s"'`=*|])\*?\.$/.test(before)) return false;
  if (/^(?:[(@\\_]|\.\w|-\w)/.test(after)) return false;
  if (/^(?:asp|ado|vb|java|system|dot)\.net$/i.test(text) || !isPublicDomain(text.replace(/^www\./i, '')))
    return false;
  const topLevel = last.toLowerCase();
  const isPlain = PLAIN.has(topLevel) && !IS_WORD_TOO.has(topLevel);
  // A quote on each side makes it a text within code.
  const isQuoted = /["'`]$/.test(before) && /^["'`]/.test(after);
  if (isQuoted && HOST_FIELD.test(before)) return true;
  if (isPlain && !PACKAGE.test(text) && (!OBJECT.test(text) || isQuoted || labels.length > 2)) return true;
  if (!isQuoted && (CODE_BEFORE.test(before) || CODE_AFTER.test(after))) return false;
  if (PACKAGE.test(text) || OBJECT.test(text) || !(COMMON.has(topLevel) || PLAIN.has(topLevel)))
    return 'beside_keyword';
  // `Makefile.in` and `config.in` are templates of files.
  if (topLevel === 'in' && labels.length === 2) return 'beside_keyword';
  const name = labels.slice(0, -1).join('.');
  if (/^\/\w/.test(after) && /(?:^|[\s"'`(>])$/.test(before)) return COMMON.has(topLevel);
  const isProse = /(?:^|[\s"'`(>:])$/.test(before) && /^(?:[\s"'`).,;:!?/<]|$)/.test(after);
  return isProse && name.length >= 4 && !/[a-z][A-Z]|_/.test(name)
    ? !isQuoted || labels.length > 2 || name.length > 4 || /[\d-]/.test(name) || 'beside_keyword'
    : 'beside_keyword';
}

export const DOMAIN_NAME: DataIdentifier = {
  id: 'domain-name',
  name: 'Domain name',
  group: 'network',
  risks: [],
  patterns: [
    `${LABELS}(?:(?:${[...new Set([...PLAIN, ...COMMON])].filter((suffix) => /^[a-z]/.test(suffix)).join('|')}|xn--[a-z0-9-]+)\\b|рф|бел|укр)`,
    // Other top-level domains are words or endings of files, too.
    `(?:\\b(?:domains?|domain[ _-]?names?|(?:web[ _-]?)?sites?|hostname|fqdn|visite?[zn]?|homepage|dns|cname|webseite|besuchen|domaine|dominio)|ドメイン名?|サイト|域名|网站)[^\\n]{0,16}?[^\\w.@/-](${LABELS}[a-z]{2,})`,
    `["'](?:host(?:_?name)?|domain|server(?:_?name)?|site|fqdn|sni|dns_?name)["'] ?: ?["'](${LABELS}[a-z]{2,})["']`,
  ],
  ignoreCase: true,
  isolated: 'word',
  check: checkDomain,
  keywords: [
    ...[
      'domain',
      'domains',
      'domain name',
      'website',
      'web site',
      'site',
      'hostname',
      'fqdn',
      'visit',
      'homepage',
      'dns',
      'cname',
      'subdomain',
    ],
    ...[
      'webseite',
      'internetseite',
      'besuchen',
      'site web',
      'visitez',
      'domaine',
      'nom de domaine',
      'sitio web',
      'página web',
      'dominio',
      'visite',
    ],
    ...['ドメイン', 'ドメイン名', 'サイト', 'ホームページ', '域名', '网站'],
  ],
  within: 20,
  reported: 'medium',
  examples: {
    matching: [
      ['Most of it comes from cdn.example.com today', 'cdn.example.com'],
      ['visit shop.example.co.uk.', 'shop.example.co.uk'],
      ['domain: run.sh', 'run.sh'],
      ['{"host":"vpn.example.energy","port":443}', 'vpn.example.energy'],
      ['10:02 jo: see northwind.ai\n[10:03] al: ok', 'northwind.ai'],
      ['bücher.de und xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ],
    clean: [
      'see report.py and index.md',
      'user.name = item.id',
      'It ended.It began',
      'from pygments.lexers.shell import BashLexer',
      'operator.lt, operator.ne',
      'org.apache.commons.net',
      'ASP.NET and node.js, e.g. version 1.2',
      'jane@',
    ],
  },
  source: 'RFC 1035; IANA root zone; Mozilla public suffix list',
};

import { isPublicDomain } from '../contact/domain-suffix.ts';
import type { Candidate, CheckResult, DataIdentifier } from '../identifier.ts';

const LETTER = 'a-z0-9\\p{Latin}\\p{Cyrillic}\\p{Greek}';
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`;

/** Top-level domains that are also endings of files, or fields and methods in program code. */
const AMBIGUOUS = new Set(
  [
    'py rs sh pl md so zip mov ps cc st ai app cab bz gz la ml mm mo ms pm pn pub sc sl tf vi ac as am ad ag ax do id in is it my no or to va',
    'bar best bid blog box build call cam camera cash cat center chat click cloud codes coffee company cool date day deal design direct dog',
    'email energy equipment events exchange express fail fan fit foundation fun fund gallery game games global group guide help host hosting',
    'house how info ink kim land legal life limited link live loan map market media men menu mobi money name network new news next now one',
    'online open page party pay phone photo pics pink place plus post press prime pro prof properties property read red ren rent report rest',
    'review reviews room run safe sale save school science search select services sex sexy shop show site ski social soft software space star',
    'stat storage store stream studio style support systems tab tax team tech test tips today tools top total town trade training tube uno',
    'version video wang watch weather web webcam wiki win work works world wow you zone dev py cpp dot java int js ts css foo xyz moe kg cm mt gb sb',
    'vet per dad how eat sas cal ing rip save ist hot med bot bio arte art are at be me us by eu edu',
  ]
    .join(' ')
    .split(' '),
);
/** Of these, the ones that people use in texts, in front of which a name is rarely a variable. */
const COMMON = new Set(
  'ai app dev io co me us eu edu at be cc info it no is in id my int name pro xyz shop online site cloud tech store blog news'.split(
    ' ',
  ),
);
/** Begin names of packages: `org.apache.commons`. */
const REVERSED =
  /^(?:com|org|net|io|edu|gov|java|javax|android|system|microsoft|www-data|self|this|cls|window|document|process|console|module|exports|req|res|request|response|args|kwargs|obj|node|event|e|ctx|db|os|sys|np|pd|config|options|props|state|user|item|data)\./i;

function checkDomain({ text, before, after }: Candidate): CheckResult {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (text.length > 253 || !(last === last.toLowerCase() || text === text.toUpperCase())) return false;
  if (/:\/\/[^\s"'<>]*$/.test(before)) return false;
  if (/[@\\$#=/_-]$/.test(before) && !/(?:\/\/|\w=)$/.test(before)) return false;
  if (/^(?:[(@\\_]|\.\w|-\w)/.test(after)) return false;
  if (/^(?:asp|ado|vb|java|system|dot)\.net$/i.test(text) || !isPublicDomain(text.replace(/^www\./i, '')))
    return false;
  const name = labels.slice(0, -1).join('.');
  if (!AMBIGUOUS.has(last.toLowerCase())) return !REVERSED.test(text) || 'beside_keyword';
  if (/^\s?(?:[=;[{]|\+=|=>)/.test(after) || REVERSED.test(text)) return 'beside_keyword';
  const isWritten =
    COMMON.has(last.toLowerCase()) && (labels.length > 2 || /\d|-/.test(name) || name.length > 5);
  return isWritten && !/^[a-z]+[A-Z]/.test(name) && !/[a-z_]$/.test(before) ? true : 'beside_keyword';
}

export const DOMAIN_NAME: DataIdentifier = {
  id: 'domain-name',
  name: 'Domain name',
  group: 'network',
  risks: [],
  patterns: [`(?:${LABEL}\\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59}|\\p{Cyrillic}{2,10}|\\p{Greek}{2,10})`],
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
      ['bücher.de und xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ],
    clean: [
      'see report.py and index.md',
      'user.name = item.id',
      'It ended.It began',
      'org.apache.commons.net',
      'ASP.NET and node.js, e.g. version 1.2',
      'jane@',
    ],
  },
  source: 'RFC 1035; IANA root zone; Mozilla public suffix list',
};

import type { DataIdentifier } from '../../identifier.ts';
import { base64 } from '../body.ts';
import { entropy } from '../entropy.ts';
import { BECH32, madeUp } from '../made-up.ts';
import { isPlaceholder } from '../placeholder.ts';
import { namedToken } from '../token.ts';
import { bech32Checksum, isBech32 } from './bech32.ts';

const BASICS = {
  group: 'secret',
  risks: ['credentials'],
  isolated: 'none',
  keywords: [],
  within: 0,
  conclusive: true,
  rank: 4,
} as const;

/** Lines of Base64 as files have them, and as strings of programs do: with quotes, `\n`, plus signs and indents. */
const LINES = String.raw`(?:-?[A-Za-z0-9+/=\s\\"',:;.()#*>|@<_])`;

/** At least this many characters of Base64 are in the shortest private key, one of Ed25519. */
const SHORTEST_KEY = 60;

function hasKey(text: string): boolean {
  const body = text.replace(/-----[^-]+-----|^.*?:.*$|\\n|[^A-Za-z0-9+/=]/gm, '');
  return (
    body.length >= SHORTEST_KEY &&
    entropy(body) > 4 &&
    !/\.{3}|…/.test(text) &&
    !/(.)\1{14}/.test(body.replace(/A+/g, 'A'))
  );
}

const block = (label: string, lines: number, seed: number): string =>
  [
    `-----BEGIN ${label}-----`,
    ...Array.from({ length: lines }, (_, line) => base64(64).sample(seed * 100 + line)),
    `-----END ${label}-----`,
  ].join('\n');

const rsa = block('RSA PRIVATE KEY', 6, 1);
const openssh = block('OPENSSH PRIVATE KEY', 5, 2);
const encrypted = block('ENCRYPTED PRIVATE KEY', 5, 3);
const inJson = block('PRIVATE KEY', 5, 4).replaceAll('\n', '\\n');
const pgp = block('PGP PRIVATE KEY BLOCK', 8, 5);
const putty = `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: app\nPublic-Lines: 2\n${base64(64).sample(6)}\nPrivate-Lines: 1\n${base64(48).sample(7)}`;

const ageData = (seed: number): string => {
  const data = madeUp(BECH32, 52, seed);
  return `AGE-SECRET-KEY-1${(data + bech32Checksum('age-secret-key-', data)).toUpperCase()}`;
};

export const PRIVATE_KEYS: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'private-key',
    name: 'Private key in PEM or OpenSSH format',
    patterns: [
      `-----BEGIN (?:(?:RSA|DSA|EC|ECDSA|ED25519|OPENSSH|ENCRYPTED|ANY|SSH2 ENCRYPTED|SSH2|TSS2) )?PRIVATE KEY-----${LINES}{40,}(?:-----END [A-Z0-9 ]{3,30}-----)?`,
      `---- BEGIN SSH2 (?:ENCRYPTED )?PRIVATE KEY ----${LINES}{40,}`,
    ],
    check: ({ text }) => hasKey(text) || 'placeholder',
    reported: 'medium',
    examples: {
      matching: [
        [`${rsa}\n`, rsa],
        [openssh, openssh],
        [encrypted, encrypted],
        [`{ "private_key": "${inJson}\\n" }`, inJson],
      ],
      clean: [
        '-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----',
        block('PUBLIC KEY', 4, 8),
        block('CERTIFICATE', 6, 9),
        "text.startsWith('-----BEGIN PRIVATE KEY-----')",
      ],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc7468',
  },
  {
    ...BASICS,
    id: 'pgp-private-key',
    name: 'PGP private key',
    patterns: [
      `-----BEGIN PGP (?:PRIVATE|SECRET) KEY BLOCK-----${LINES}{40,}(?:-----END PGP [A-Z ]{3,30}-----)?`,
    ],
    check: ({ text }) => hasKey(text) || 'placeholder',
    reported: 'medium',
    examples: {
      matching: [
        [pgp, pgp],
        [`key: |\n${pgp}\n`, pgp],
      ],
      clean: [block('PGP PUBLIC KEY BLOCK', 6, 10), '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n...\n'],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc9580#name-forming-ascii-armor',
  },
  {
    ...BASICS,
    id: 'putty-private-key',
    name: 'PuTTY private key',
    patterns: [
      String.raw`PuTTY-User-Key-File-[123]: [a-z0-9-]{6,30}\s{1,2}Encryption: [\s\S]+?Private-Lines: \d{1,3}\s{1,2}[A-Za-z0-9+/=]{40,}`,
    ],
    reported: 'medium',
    examples: {
      matching: [
        [putty, putty],
        [`${putty}\nPrivate-MAC: 00\n`, putty],
      ],
      clean: ['PuTTY-User-Key-File-3: ssh-ed25519', 'A PuTTY-User-Key-File has Private-Lines: 8 of them.'],
    },
    source: 'https://the.earth.li/~sgtatham/putty/latest/htmldoc/AppendixC.html',
  },
  {
    ...BASICS,
    id: 'age-secret-key',
    name: 'age secret key',
    patterns: ['AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'],
    isolated: 'word',
    check: ({ text }) => (isPlaceholder(text.slice(16)) ? 'placeholder' : isBech32(text)),
    reported: 'wide',
    examples: {
      matching: [
        [`# created by age\n${ageData(1)}\n`, ageData(1)],
        [`key=${ageData(2)}`, ageData(2)],
      ],
      clean: ['Keys begin with AGE-SECRET-KEY-1 and are upper case.', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
    },
    source: 'https://age-encryption.org/v1',
  },
  {
    ...BASICS,
    id: 'json-web-key',
    name: 'Private JSON Web Key',
    patterns: [
      String.raw`"kty"\s*:\s*"(?:RSA|EC|OKP|oct)"[^{}]*?"[dk]"\s*:\s*"([A-Za-z0-9_-]{32,})"`,
      String.raw`"[dk]"\s*:\s*"([A-Za-z0-9_-]{40,})"[^{}]*?"kty"\s*:`,
    ],
    check: ({ text }) => !isPlaceholder(text) || 'placeholder',
    reported: 'medium',
    examples: {
      matching: [
        [
          `{"kty":"EC","crv":"P-256","d":"${base64(43).sample(1).replace(/[+/]/g, '_')}"}`,
          base64(43).sample(1).replace(/[+/]/g, '_'),
        ],
        [
          `{"d":"${base64(86).sample(2).replace(/[+/]/g, '-')}","kty":"OKP"}`,
          base64(86).sample(2).replace(/[+/]/g, '-'),
        ],
      ],
      clean: ['{"kty":"RSA","n":"AQAB","e":"AQAB"}', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}'],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc7517',
  },
  namedToken({
    id: 'wireguard-private-key',
    name: 'WireGuard private or preshared key',
    named: 'private_?key|preshared_?key|wg[_-]',
    label: 'PrivateKey',
    body: { form: '[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=', sample: (seed) => `${base64(42).sample(seed)}E=` },
    source: 'https://www.wireguard.com/quickstart/',
  }),
];

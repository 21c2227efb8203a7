import type { DataIdentifier } from '../../identifier.ts';
import { base62 } from '../body.ts';
import { isIrregular } from '../entropy.ts';
import { isPlaceholder } from '../placeholder.ts';
import { isChosenPassword, isWordPassword } from '../written-value.ts';

const BASICS = {
  group: 'secret',
  risks: ['credentials'],
  isolated: 'none',
  keywords: [],
  within: 0,
  conclusive: true,
  reported: 'medium',
  rank: 2,
} as const;

const encoded = (text: string): string => Buffer.from(text).toString('base64');
const decoded = (text: string): string => Buffer.from(text, 'base64').toString('utf8');
const bcrypt = `$2y$10$${base62(53).sample(1)}`;
const sha512 = `$6$${base62(16).sample(1)}$${base62(86).sample(2)}`;
const isRealPassword = (text: string): boolean => !isPlaceholder(text) && text.length >= 4;

export const CREDENTIAL_FILES: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'netrc-password',
    name: 'Password in a .netrc file',
    patterns: [String.raw`machine\s+[\w.-]+\s+login\s+[^\s]+\s+password\s+([^\s]{4,})`],
    check: ({ text }) => isRealPassword(text) || 'placeholder',
    examples: {
      matching: [
        ['machine git.internal login app password Tr4ilMix', 'Tr4ilMix'],
        ['machine api.internal\n  login app\n  password k3ttlefish\n', 'k3ttlefish'],
      ],
      clean: [
        'machine git.internal login app password <password>',
        'machine learning login page password field',
      ],
    },
    source: 'https://everything.curl.dev/usingcurl/netrc.html',
  },
  {
    ...BASICS,
    id: 'pgpass-password',
    name: 'Password in a .pgpass file',
    patterns: [String.raw`(?m:^)[A-Za-z][\w.-]*:(?:[0-9]{2,5}|\*):[\w*-]+:[\w.-]+:([^\s:]{4,})(?m:$)`],
    check: ({ text }) => isChosenPassword(text) || isWordPassword(text) || 'placeholder',
    examples: {
      matching: [
        ['db1.internal:5432:shop:app:Tr4ilMix\n', 'Tr4ilMix'],
        ['localhost:*:*:app:k3ttlefish\n', 'k3ttlefish'],
      ],
      clean: ['hostname:port:database:username:password\n', 'error.ts:12:a:b:\n'],
    },
    source: 'https://www.postgresql.org/docs/current/libpq-pgpass.html',
  },
  {
    ...BASICS,
    id: 'registry-auth',
    name: 'Credentials of a container or package registry',
    patterns: [
      String.raw`"auth"\s*:\s*"([A-Za-z0-9+/]{8,}={0,2})"`,
      String.raw`_auth\s{0,3}=\s{0,3}"?([A-Za-z0-9+/]{8,}={0,2})`,
      String.raw`_password\s{0,3}=\s{0,3}"?([A-Za-z0-9+/]{8,}={0,2})`,
    ],
    check: ({ text, before }) => {
      const plain = decoded(text);
      if (!/^[\x20-\x7e]+$/.test(plain)) return 'placeholder';
      const password = /_password\s*=\s*"?$/.test(before) ? plain : (plain.split(':')[1] ?? '');
      return isRealPassword(password) || 'placeholder';
    },
    examples: {
      matching: [
        [`{"auths":{"registry.internal":{"auth":"${encoded('app:Tr4ilMix')}"}}}`, encoded('app:Tr4ilMix')],
        [`//npm.internal/:_auth=${encoded('app:k3ttlefish')}`, encoded('app:k3ttlefish')],
      ],
      clean: ['{"auth": "required"}', `{"auth":"${encoded('username:password')}"}`],
    },
    source: 'https://docs.docker.com/reference/cli/docker/login/#default-behavior',
  },
  {
    ...BASICS,
    id: 'kubernetes-secret',
    name: 'Value of a Kubernetes secret',
    patterns: [
      String.raw`kind:\s{1,3}Secret\b[\s\S]{0,400}?\s(?:data|stringData):[^\S\n]*\n[^\S\n]+[\w.-]+:[^\S\n]+["']?([^\s"']{4,})`,
      String.raw`(?m:^)data:[^\S\n]*\n[^\S\n]+[\w.-]+:[^\S\n]+["']?([A-Za-z0-9+/]{6,}={0,2})["']?[\s\S]{0,400}?kind:\s{1,3}Secret\s`,
    ],
    check: ({ text }) => (!isPlaceholder(text) && !isPlaceholder(decoded(text).trim())) || 'placeholder',
    examples: {
      matching: [
        [
          `apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: ${encoded('Tr4ilMix')}\n`,
          encoded('Tr4ilMix'),
        ],
        ['kind: Secret\nstringData:\n  password: k3ttlefish\n', 'k3ttlefish'],
      ],
      clean: [
        'kind: Secret\nmetadata:\n  name: db\n',
        'kind: ConfigMap\ndata:\n  mode: production\n',
        'kind: Secret\ndata:\n  password: {{ .Values.db }}\n',
      ],
    },
    source: 'https://kubernetes.io/docs/concepts/configuration/secret/',
  },
  {
    ...BASICS,
    id: 'password-hash',
    name: 'Password hash of htpasswd or shadow',
    patterns: [
      String.raw`\$2[abxy]\$[0-9]{2}\$[./A-Za-z0-9]{53}`,
      String.raw`\$apr1\$[./A-Za-z0-9]+\$[./A-Za-z0-9]{22}`,
      String.raw`\$[156]\$(?:rounds=[0-9]{4,9}\$)?[./A-Za-z0-9]+\$[./A-Za-z0-9]{22,}`,
      String.raw`\$y\$[./A-Za-z0-9]{2,6}\$[./A-Za-z0-9]{10,30}\$[./A-Za-z0-9]{43}`,
      String.raw`\$argon2(?:id|i|d)\$v=[0-9]{2}\$m=[0-9]{2,7},t=[0-9]{1,3},p=[0-9]{1,3}\$[A-Za-z0-9+/]{10,}\$[A-Za-z0-9+/]{20,}`,
      String.raw`:\{SHA\}[A-Za-z0-9+/]{27}=`,
      String.raw`\{SSHA(?:512)?\}[A-Za-z0-9+/]{30,}={0,2}`,
    ],
    check: ({ text }) => isIrregular(text.replace(/^\$[\w=,$]{0,40}\$/, '')) || 'placeholder',
    examples: {
      matching: [
        [`app:${bcrypt}\n`, bcrypt],
        [`root:${sha512}:19000:0:99999:7:::`, sha512],
      ],
      clean: ['Hashes of bcrypt begin with $2y$10$ and have 60 characters.', `$2y$10$${'x'.repeat(53)}`],
    },
    source: 'https://httpd.apache.org/docs/current/misc/password_encryptions.html',
  },
  {
    ...BASICS,
    id: 'ldap-bind-password',
    name: 'LDAP bind password',
    patterns: [
      String.raw`(?i:ldap(?:search|modify|add|delete|whoami)|-D ["']?(?:cn|uid)=)[^\n]*? -w ["']?([^\s"'-][^\s"']{3,})`,
      String.raw`(?i:bind_?(?:pw|pass(?:word|wd)?|credentials?)|rootpw|olcRootPW)["']?\s*[:= ]\s*["']?([^\s"',;]{4,})`,
    ],
    check: ({ text }) => isChosenPassword(text) || /^\{[A-Z0-9]+\}/.test(text) || 'placeholder',
    examples: {
      matching: [
        ['ldapsearch -x -D "cn=admin,dc=corp" -w Tr4ilMix -b dc=corp', 'Tr4ilMix'],
        ['bindpw k3ttle!fish', 'k3ttle!fish'],
      ],
      clean: ['ldapsearch -x -D "cn=admin,dc=corp" -W -b dc=corp', 'bindPassword: config.password'],
    },
    source: 'https://www.openldap.org/software/man.cgi?query=ldapsearch',
  },
];

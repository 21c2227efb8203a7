import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasExtension } from './file-extension.ts';
import { PLANNED_PATTERNS } from './planned-patterns.ts';
import {
  control,
  DIGITS,
  domain,
  email,
  ipv4,
  join,
  LETTERS,
  notIpv4,
  number,
  of,
  prefixed,
  testPatterns,
  tooLong,
  url,
  withOneOf,
} from './test-patterns.ts';

testPatterns(PLANNED_PATTERNS, [
  {
    pattern: 'source_password',
    rows: '(decision 0023)',
    says: 'Use 6 to 32 letters',
    takes: fc.string({ unit: fc.constantFrom(...'aZ0 ?€日"'), minLength: 6, maxLength: 32 }),
    refuses: fc.oneof(of('ab1', 0, 5), tooLong(32), join(of('abc', 6, 6), fc.constantFrom('\n', '\0'))),
  },
  {
    pattern: 'description',
    rows: '[PF-V030]',
    says: 'Use up to 128 letters. Special characters are not allowed.',
    takes: join(of(LETTERS, 1, 1), fc.string({ unit: fc.constantFrom(...'aZ é日8,.-'), maxLength: 127 })),
    takesToo: ['What our people do in Rabat (2026).', 'a'.repeat(128)],
    refuses: fc.oneof(tooLong(128), withOneOf('<>{}[]|\\^~`"@#$%*=;\n'.replace(';', ''))),
    refusesToo: ['', '  '],
  },
  {
    pattern: 'uri',
    rows: '[PF-V032]',
    says: 'Invalid URI format',
    takes: fc.oneof(
      url,
      domain.map((text) => `ldap://${text}/dc=example`),
      email.map((text) => `mailto:${text}`),
    ),
    takesToo: [
      'urn:oid:1.2.840.113556.1.4.221',
      'https://a.example/%C3%A9?q=1#top',
      'ftp://files.example/a.txt',
    ],
    refuses: fc.oneof(
      domain,
      withOneOf(' <>"{}|\\^`\n', 'http:'),
      url.map((text) => `${text}%zz`),
    ),
    refusesToo: [
      '',
      ':',
      '1a:b',
      'javascript:alert(1)',
      'JavaScript:x',
      'data:text/html,x',
      'vbscript:x',
      'https://',
    ],
  },
  {
    pattern: 'url',
    rows: '[PF-V033]',
    says: 'Invalid URL format',
    takes: url,
    takesToo: ['https://192.0.2.7/', 'http://[2001:db8::1]:8080/x', 'https://a.example/?q=a%20b'],
    refuses: fc.oneof(
      domain,
      domain.map((text) => `ftp://${text}`),
      domain.map((text) => `https:/${text.slice(0, 0)}`),
      url.map((text) => text.replace('//', '// ')),
      domain.map((text) => `https://user:secret@${text}/`),
      withOneOf('<>"\\ ', 'https://a'),
    ),
    refusesToo: [
      '',
      'https://',
      'javascript://a.example/',
      'https://a.example:99999/',
      `https://a.example/${'a'.repeat(2048)}`,
    ],
  },
  {
    pattern: 'zip',
    rows: '[PF-V036]',
    says: 'Use 2 to 14 letters, numerals and hyphens',
    takes: of(`${LETTERS}${DIGITS}`, 2, 14),
    takesToo: ['10117', '90210-1234', 'SW1A-1AA'],
    refuses: fc.oneof(of(DIGITS, 0, 1), of(`${DIGITS}-`, 15, 40), withOneOf('_ ./é', '012')),
    refusesToo: ['--', '10 117'],
  },
  {
    pattern: 'ipv4',
    rows: '[PF-V039]',
    says: 'Invalid IP Address',
    takes: ipv4,
    takesToo: ['0.0.0.0', '255.255.255.255'],
    refuses: fc.oneof(notIpv4, prefixed, domain),
    refusesToo: ['', '::1', '::ffff:192.0.2.1', '1.2.3.4.', '192.0.2.010'],
  },
  {
    pattern: 'subnet',
    rows: '[PF-V040]',
    says: 'Invalid IP Address - Subnet',
    takes: fc.tuple(fc.nat(0xff_ffff), fc.integer({ min: 0, max: 32 })).map(([number, prefix]) => {
      const free = 32 - prefix;
      const low = Number(((BigInt(number) << 8n) >> BigInt(free)) << BigInt(free));
      return `${[24, 16, 8, 0].map((shift) => Math.floor(low / 2 ** shift) % 256).join('.')}/${prefix}`;
    }),
    takesToo: ['10.0.0.0/8', '192.0.2.0/24', '192.0.2.7/32', '0.0.0.0/0'],
    refuses: fc.oneof(
      ipv4,
      notIpv4.map((text) => `${text}/8`),
      fc.tuple(ipv4, fc.integer({ min: 33, max: 999 })).map(([address, prefix]) => `${address}/${prefix}`),
    ),
    refusesToo: ['', '10.1.2.3/8', '10.0.0.0/', '10.0.0.0/08', '/8', '2001:db8::/32'],
  },
  {
    pattern: 'ipv4_cidr',
    rows: '[PF-V048]',
    takes: fc.oneof(ipv4, prefixed),
    refuses: fc.oneof(
      notIpv4,
      notIpv4.map((text) => `${text}/8`),
      ipv4.map((text) => `${text}/33`),
    ),
    refusesToo: ['', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '::1'],
  },
  {
    pattern: 'ip_list',
    rows: '[PF-V049]',
    takes: fc
      .tuple(
        fc.array(fc.oneof(ipv4, prefixed), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',', ', ', ' ,'),
      )
      .map(([all, comma]) => all.join(comma)),
    refuses: fc.oneof(
      fc
        .tuple(
          ipv4,
          notIpv4.filter((text) => text.trim() === text),
        )
        .map((both) => both.join(',')),
      ipv4.map((text) => `${text},`),
      ipv4.map((text) => `,${text}`),
      fc.tuple(ipv4, ipv4).map((both) => both.join(' ')),
      fc.tuple(ipv4, ipv4).map((both) => both.join(';')),
    ),
    refusesToo: ['', ','],
  },
  {
    pattern: 'appliance_name',
    rows: '[PF-V047]',
    takes: join(of(LETTERS, 1, 1), of(`${LETTERS}${DIGITS} ._-`, 0, 63)),
    takesToo: ['ASG-Rabat 2', 'büro_proxy.1'],
    refuses: fc.oneof(withOneOf('<>;{}[]*`~"#%&$@!?/\\|=+,:()^\''), tooLong(64), control),
    refusesToo: ['', ' a', '-a'],
  },
  {
    pattern: 'protocol',
    rows: '[PF-V060]',
    takes: fc.constantFrom('http', 'https', 'HTTP', 'HTTPS', 'Https'),
    refuses: fc.oneof(of('htps', 0, 3), of('htps', 6, 9), url),
    refusesToo: ['', 'ftp', 'http:', ' http', 'httpx'],
  },
  {
    pattern: 'title',
    rows: '[PF-V063]',
    takes: join(
      of(LETTERS, 1, 1),
      fc.string({ unit: fc.constantFrom(..."aZ é日8#%&'*-😀"), maxLength: 200 }),
    ),
    refuses: fc.oneof(withOneOf('<>"'), tooLong(256), control),
    refusesToo: ['', ' '],
  },
  {
    pattern: 'numeric',
    rows: '[PF-V064]',
    takes: of(DIGITS, 1, 15),
    refuses: fc.oneof(
      withOneOf(`${LETTERS}+-. ,٣`, DIGITS),
      tooLong(15).map((text) => text.replaceAll('a', '1')),
    ),
    refusesToo: [''],
  },
  {
    pattern: 'greater_than_zero',
    rows: '[PF-V065]',
    takes: fc.oneof(
      number(1, 1e9),
      fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 999 })).map(([a, b]) => `${a}.${b}`),
    ),
    refuses: fc.oneof(
      number(-1000, 0),
      of(LETTERS, 0, 5),
      of('0', 1, 9),
      number(1, 9).map((text) => `${text}.`),
    ),
    refusesToo: ['', '0.0', '-1', '1e3', '.5', '1,5', 'Infinity', 'NaN'],
  },
  {
    pattern: 'one_to_four',
    rows: '[PF-V066]',
    takes: number(1, 4),
    refuses: fc.oneof(number(-9, 0), number(5, 9999)),
    refusesToo: ['', '1.0', '01', ' 1', 'two'],
  },
  {
    pattern: 'one_to_twenty',
    rows: '[PF-V067]',
    takes: number(1, 20),
    refuses: fc.oneof(number(-9, 0), number(21, 9999)),
    refusesToo: ['', '1.0', '01', '20 '],
  },
  {
    pattern: 'identifier',
    rows: '[PF-V068]',
    takes: of(`${LETTERS}${DIGITS}_-`, 1, 64),
    refuses: fc.oneof(withOneOf(' .@/é<>'), tooLong(64)),
    refusesToo: [''],
  },
  {
    pattern: 'identifier_with_spaces',
    rows: '[PF-V068]',
    takes: join(of(LETTERS, 1, 1), of(`${LETTERS}${DIGITS}_- `, 0, 60), of(LETTERS, 1, 1)),
    refuses: fc.oneof(withOneOf('.@/é<>\t'), tooLong(64)),
    refusesToo: ['', ' ', ' a', 'a '],
  },
  {
    pattern: 'identifier_letter_first',
    rows: '[PF-V068]',
    takes: join(of(LETTERS, 1, 1), of(`${LETTERS}${DIGITS}_-`, 0, 63)),
    refuses: fc.oneof(withOneOf(' .@/é<>'), tooLong(64), join(of(`${DIGITS}_-`, 1, 1), of(LETTERS, 0, 9))),
    refusesToo: [''],
  },
  {
    pattern: 'control_entry',
    rows: '[PF-V069]',
    takes: fc.oneof(
      email.filter((text) => !text.includes('..')),
      domain,
    ),
    refuses: fc.oneof(
      fc.tuple(domain, email).map((both) => both.join(',')),
      email.map((text) => text.replace('@', '..@')),
      domain.map((text) => text.replace('.', '..')),
      url,
      ipv4,
    ),
    refusesToo: ['', 'atlas', '@atlas.example'],
  },
  {
    pattern: 'domain_or_email',
    rows: '[PF-V070]',
    takes: fc.oneof(email, domain),
    refuses: fc.oneof(url, ipv4, of(LETTERS, 0, 9)),
    refusesToo: ['', '@', 'a@b'],
  },
  {
    pattern: 'regular_expression',
    rows: '[PF-V071]',
    takes: fc.oneof(
      of(`${LETTERS}${DIGITS} `, 1, 30),
      of(LETTERS, 1, 5).map((text) => `^(?:${text}|[^0-9]{2,3})+\\d*$`),
    ),
    takesToo: ['\\b\\d{4}-\\d{4}\\b', '[A-Z]+', 'a\\.b', '\\\\1', '(?<year>\\d{4})'],
    refuses: fc.oneof(
      of(LETTERS, 0, 5).map((text) => `${text}(`),
      of(LETTERS, 0, 5).map((text) => `${text}[`),
      of(LETTERS, 0, 5).map((text) => `*${text}`),
      tooLong(1024),
    ),
    refusesToo: ['', '(a)\\1', '(?=a)', '(?!a)', '(?<=a)b', '(?<!a)b', '(?<a>x)\\k<a>', 'a{2,1}', '\\'],
  },
  {
    pattern: 'history_days',
    rows: '',
    says: 'Valid Range is from 1 to 30',
    takes: number(1, 30),
    refuses: fc.oneof(number(-9, 0), number(31, 9999)),
    refusesToo: ['', '1.5'],
  },
  {
    pattern: 'brr',
    rows: '[PF-V043]',
    says: 'BRR must be within 0-100',
    takes: number(0, 100),
    refuses: fc.oneof(number(-9, -1), number(101, 9999)),
    refusesToo: ['', '1.5', 'high'],
  },
  {
    pattern: 'server_sic_name',
    rows: '',
    takes: of(LETTERS, 0, 30).map((text) => `CN=cp_mgmt,o=${text}`),
    takesToo: ['cn=cp_mgmt'],
    refuses: of(LETTERS, 0, 30),
    refusesToo: ['', ' CN=cp_mgmt', 'CN=other', 'O=x,CN=cp_mgmt'],
  },
  {
    pattern: 'tenant_id',
    rows: '',
    takes: of(`${LETTERS}${DIGITS}-`, 1, 64),
    refuses: fc.oneof(withOneOf(' _./@é'), tooLong(64)),
    refusesToo: [''],
  },
  {
    pattern: 'user_id',
    rows: '[PF-V017]',
    takes: of(DIGITS, 1, 9),
    refuses: fc.oneof(of(DIGITS, 10, 20), withOneOf(`${LETTERS}-. `, DIGITS)),
    refusesToo: [''],
  },
  {
    pattern: 'weight',
    rows: '[PF-V058]',
    takes: fc.oneof(
      number(-1000, 1000),
      fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]) => `${a}.${b}`),
    ),
    takesToo: ['.5', '1.'],
    refuses: withOneOf(`${LETTERS}, `, DIGITS),
    refusesToo: ['', '.', '-', '1.2.3', '1e3'],
  },
  {
    pattern: 'app_name',
    rows: '',
    takes: of(`${LETTERS} ${DIGITS}`, 1, 60).map((text) => `a${text}`),
    refuses: fc.oneof(withOneOf('<>;{}[]*`~"'), tooLong(64)),
    refusesToo: ['', ' '],
  },
  {
    pattern: 'sequence_detector_name',
    rows: '',
    takes: join(of('ABCXYZÉ', 1, 1), of(`${LETTERS} ${DIGITS}`, 0, 63)),
    refuses: fc.oneof(
      of('abcé0 ', 1, 9),
      tooLong(64).map((text) => `A${text}`),
    ),
    refusesToo: [''],
  },
  {
    pattern: 'okta_url',
    rows: '',
    takes: of('abc09', 1, 20).map((company) => `https://${company}.okta.com/app/x`),
    refuses: fc.oneof(
      url,
      of('abc', 1, 9).map((text) => `https://okta.com.${text}.example/`),
    ),
    refusesToo: ['', 'https://okta.com'],
  },
]);

describe('a file extension', () => {
  test('is compared ignoring case and a dot, as a whole [PF-V072]', () => {
    const extension = fc
      .array(of('abcxyz09', 1, 3), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(of('abc-_. ', 1, 12), extension, fc.boolean(), (name, ending, hasDot) => {
        expect(hasExtension(`${name}.${ending.toUpperCase()}`, ['zzz', hasDot ? `.${ending}` : ending])).toBe(
          true,
        );
        expect(hasExtension(`${name}.${ending}q`, [ending])).toBe(false);
        expect(hasExtension(`x${ending}`, [ending])).toBe(false);
      }),
    );
    const cases = [
      ['people.csv', ['csv'], true],
      ['logs.tar.gz', ['tar.gz'], true],
      ['logs.tar.gz', ['gz'], true],
      ['logs.tar', ['tar.gz'], false],
      ['.csv', ['csv'], false],
      ['csv', ['csv'], false],
      ['people.csv.exe', ['csv'], false],
      ['people.csv', [], false],
      ['people.', [''], false],
    ] as const;
    for (const [name, extensions, expected] of cases)
      expect([name, extensions, hasExtension(name, extensions)]).toEqual([name, extensions, expected]);
  });
});

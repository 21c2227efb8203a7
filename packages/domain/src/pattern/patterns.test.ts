import fc from 'fast-check';
import { PATTERNS } from './patterns.ts';
import {
  control,
  DIGITS,
  domain,
  email,
  ipv4,
  join,
  LETTERS,
  label,
  line,
  notIpv4,
  number,
  of,
  prefixed,
  testPatterns,
  tooLong,
  url,
  withOneOf,
} from './test-patterns.ts';

testPatterns(PATTERNS, [
  {
    ...{ pattern: 'name', rows: '[PF-V024]', says: 'Use up to 64 letters, numerals and special symbols' },
    ...{ takes: line(1, 64), takesToo: ['Ada', 'Zoë O’Brien-Smith', '李小龍', '😀'.repeat(64)] },
    ...{ refuses: fc.oneof(tooLong(64), control), refusesToo: ['', '   ', '😀'.repeat(65)] },
  },
  {
    ...{ pattern: 'profile_name', rows: '', says: 'Use up to 64 letters, numerals and special symbols' },
    ...{ takes: line(1, 64), refuses: fc.oneof(tooLong(64), control), refusesToo: ['', ' '] },
  },
  {
    ...{ pattern: 'group_name', rows: '', takes: line(1, 256), takesToo: ['a'.repeat(256)] },
    ...{ refuses: fc.oneof(tooLong(256), control), refusesToo: ['', ' '] },
  },
  {
    ...{ pattern: 'phone', rows: '[PF-V026]' },
    takes: join(of(DIGITS, 1, 1), of(`${DIGITS} -`, 5, 14), of(DIGITS, 1, 1)),
    takesToo: ['0301234', '555-123-4567', '0 301 234 567 89', '+49 30 901820'],
    refuses: fc.oneof(of(DIGITS, 0, 6), of(DIGITS, 17, 40), withOneOf(`${LETTERS}()./x#`, '0123456')),
    refusesToo: ['-------', '1234567-', ' 1234567', '++1234567', '123456\n7'],
  },
  {
    ...{ pattern: 'email', rows: '[PF-V027]', says: 'Invalid email address', takes: email },
    takesToo: ['nadia@atlas.example', "o'neil@sub.atlas.example"],
    refuses: fc.oneof(
      domain,
      withOneOf('@', 'abc'),
      email.map((text) => `${text}@`),
      email.map((text) => ` ${text}`),
    ),
    refusesToo: ['', '@', 'a@b', 'a b@atlas.example', 'a@atlas..example', `${'a'.repeat(65)}@atlas.example`],
  },
  {
    ...{ pattern: 'notes', rows: '[PF-V029]' },
    takes: fc.string({ unit: fc.constantFrom(...'aZ é日8<>"\n\t'), maxLength: 1024 }),
    takesToo: ['', 'a'.repeat(1024)],
    refuses: fc.oneof(tooLong(1024), join(of('ab', 1, 5), fc.constant('\0'))),
  },
  {
    ...{ pattern: 'profile_notes', rows: '', takes: of('ab c\n', 0, 4000), takesToo: ['', 'a'.repeat(4000)] },
    ...{ refuses: tooLong(4000) },
  },
  {
    ...{ pattern: 'domain', rows: '[PF-V034]', says: 'Invalid domain name', takes: domain },
    takesToo: ['atlas.example', 'xn--bcher-kva.example', 'ATLAS.EXAMPLE'],
    refuses: fc.oneof(
      domain.map((text) => `-${text}`),
      domain.map((text) => `${text}.`),
      domain.map((text) => `*.${text}`),
      domain.map((text) => text.replace('.', '..')),
      email,
      url,
      ipv4,
    ),
    refusesToo: ['', 'atlas', 'a_b.example', `${'a'.repeat(64)}.example`, `${'a.'.repeat(125)}example`],
  },
  {
    ...{ pattern: 'host', rows: '[PF-V037]', says: "Valid IP's and hosts allowed only" },
    takes: fc.oneof(
      ipv4,
      domain,
      label.filter((text) => !/^\d+$/.test(text)),
    ),
    takesToo: ['localhost', 'ldap01', '::1', '2001:db8::7', 'ldap.atlas.example'],
    refuses: fc.oneof(
      notIpv4,
      url,
      prefixed,
      domain.map((text) => `${text}:389`),
      withOneOf(' _/@', 'ab'),
    ),
    refusesToo: ['', '-a', 'a-', 'a..b', '1.2.3', '2001:db8::7::1', '[::1]'],
  },
  {
    ...{
      pattern: 'port',
      rows: '[PF-V038]',
      says: 'Port number must be within 1-65535',
      takes: number(1, 65_535),
    },
    takesToo: ['1', '443', '65535'],
    refuses: fc.oneof(
      number(65_536, 10_000_000),
      number(-1000, 0),
      number(1, 9999).map((text) => `0${text}`),
    ),
    refusesToo: ['', '0', '65536', '1.5', '80 ', 'http', '0x50', '1e3'],
  },
  {
    ...{ pattern: 'key_server_key', rows: '[PF-V059]', takes: line(1, 64) },
    ...{ refuses: fc.oneof(tooLong(64), control), refusesToo: ['', ' '] },
  },
  {
    ...{ pattern: 'mfa_code', rows: '', says: 'Invalid verification code', takes: of(DIGITS, 6, 6) },
    ...{
      refuses: fc.oneof(of(DIGITS, 0, 5), of(DIGITS, 7, 12), withOneOf(`${LETTERS} -`, DIGITS)),
      refusesToo: ['', '１２３４５６'],
    },
  },
  {
    ...{ pattern: 'select_query', rows: '', says: 'only SELECT query is allowed for SQL client datasource' },
    takes: fc
      .tuple(
        fc.constantFrom('select', 'SELECT', 'Select'),
        of(`${LETTERS}_`, 1, 9),
        fc.constantFrom('', ' ', '\n'),
      )
      .map(([verb, table, end]) => `${verb} time, url from t_${table}${end}`),
    takesToo: [
      "select 'a; delete from b' as x from t",
      'select a -- into\nfrom t',
      'select replace(a, b, c) from t',
    ],
    refuses: fc.oneof(
      fc
        .constantFrom('insert', 'update', 'delete', 'drop', 'with', 'exec', 'truncate')
        .map((verb) => `${verb} x from t`),
      of(LETTERS, 1, 9).map((table) => `select 1; drop table ${table}`),
      of(LETTERS, 1, 9).map((table) => `select a into ${table} from t`),
    ),
    refusesToo: ['', 'selective', 'select 1;', 'select a from t for update', "select ''; delete from t"],
  },
  {
    ...{
      pattern: 'datasource_name',
      rows: '',
      takes: of(`${LETTERS} ${DIGITS}`, 1, 60).map((text) => `a${text}`),
    },
    ...{ refuses: fc.oneof(withOneOf('<>;{}[]*`~"'), tooLong(64)), refusesToo: ['', ' '] },
  },
  {
    ...{ pattern: 'brr_profile_name', rows: '', takes: of(`${LETTERS}${DIGITS}.-_@$&=+%*`, 1, 64) },
    ...{ refuses: fc.oneof(withOneOf(' <>#!?/é'), tooLong(64)), refusesToo: [''] },
  },
  {
    ...{
      pattern: 'provider_name',
      rows: '',
      takes: join(of(LETTERS, 1, 1), of(`${LETTERS}_ ${DIGITS}`, 0, 63)),
    },
    ...{ refuses: fc.oneof(withOneOf('<>-.@'), tooLong(64)), refusesToo: ['', ' ', '__'] },
  },
  {
    ...{ pattern: 'saml_attribute', rows: '', takes: of(`${LETTERS}${DIGITS}:/._-`, 1, 128) },
    ...{ refuses: fc.oneof(withOneOf('"\''), tooLong(128)), refusesToo: ['', ' a'] },
  },
]);

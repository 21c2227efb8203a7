import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf } from './account.ts';
import { actionOf } from './action.ts';
import { authorityOf, ipOf } from './address.ts';
import { countryOf } from './country.ts';
import { LogRecord, MEANINGS, MOST_EXTRAS, placesOf } from './log-record.ts';
import { Memo } from './memo.ts';
import { portOf, statusOf, wholeNumber } from './number.ts';
import { usualPlace } from './usual-names.ts';

describe('accounts', () => {
  test.each([
    ['jdoe', 'jdoe', undefined],
    ['CORP\\jdoe', 'jdoe', 'CORP'],
    ['corp.example\\\\j.doe', 'j.doe', 'corp.example'],
    ['CORP\\jdoe@realm', 'jdoe', 'CORP'],
    ['.\\admin', 'admin', undefined],
    ['J.Doe@Example.COM', 'j.doe@example.com', 'example.com'],
    ['uid=jdoe,ou=people,dc=example,dc=com', 'jdoe', 'example.com'],
    ['CN=Doe\\, John,OU=Sales,DC=corp,DC=example', 'Doe, John', 'corp.example'],
    ['LDAP://10.0.0.1 OU=Sales,DC=corp,DC=com/jdoe', 'jdoe', 'corp.com'],
    ['LDAP://dc1/CN=jdoe,OU=Sales,DC=corp,DC=com', 'jdoe', 'corp.com'],
    ['WinNT://CORP/jdoe', 'jdoe', 'CORP'],
    ['John Doe', 'John Doe', undefined],
    ['J Doe (J.Doe@example.com)', 'j.doe@example.com', 'example.com'],
    ['host/pc7$', 'host/pc7$', undefined],
  ])('%s', (text, user, domain) => {
    expect(accountOf(text)).toEqual({ user, domain });
  });

  test("empty text isn't an account", () => {
    expect(accountOf('  ')).toBeNull();
    expect(accountOf('CORP\\')).toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['2001:DB8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ])('%s is one', (text, ip) => {
    expect(ipOf(text)).toBe(ip);
  });

  test.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '1.2.3.4.5',
    'a.b.c.d',
    '1:2:3',
    '1::2::3',
    ':1:2:3:4:5:6:7',
    '12345::',
    'example.com',
    '1:2:3:4:5:6:7:8:9',
  ])("'%s' is rejected", (text) => {
    expect(ipOf(text)).toBeUndefined();
  });

  test.each([
    ['WWW.Example.com', 'www.example.com', undefined],
    ['example.com:8443', 'example.com', 8443],
    ['example.com.', 'example.com', undefined],
    ['user:p%40ss@example.com:80', 'example.com', 80],
    ['[2001:DB8::1]:443', '2001:db8::1', 443],
    ['2001:db8::1', '2001:db8::1', undefined],
    ['bücher.example', 'xn--bcher-kva.example', undefined],
    ['my_host', 'my_host', undefined],
    ['10.0.0.1:80', '10.0.0.1', 80],
  ])('%s is where to', (text, host, port) => {
    expect(authorityOf(text)).toMatchObject({ host, port });
  });

  test.each(['', 'a b', 'error:invalid-request', '[::1', 'x:99999', '<script>', '##http_host##'])(
    "'%s' has no host",
    (text) => {
      expect(authorityOf(text)).toBeNull();
    },
  );

  test('any text is a host or none, never an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const authority = authorityOf(text);
        if (authority !== null) expect(authority.host).toBe(authority.host.toLowerCase());
        ipOf(text);
        accountOf(text);
      }),
    );
  });
});

test('verdicts', () => {
  const expected = {
    allowed: [
      'Allow',
      'accept',
      'PERMITTED',
      'passthrough',
      'Monitored',
      'OBSERVED',
      'close',
      'detected',
      'Not blocked',
      'notblocked',
      'isolate',
      'exempt',
      'NO_ACTION',
      'override',
      'Authorize',
    ],
    blocked: [
      'Block',
      'DENIED',
      'dropped',
      'reset-both',
      'Rejected',
      'Prevent',
      'blocked by policy',
      'sinkhole',
      'override-lockout',
      'Disallowed',
      'kill-session',
    ],
    warned: ['warned', 'Caution', 'coached', 'Ask User', 'block-continue', 'block-override', 'Soft-blocked'],
    authenticated: ['authenticate', 'Challenge'],
    other: ['xyz', 'GET', ''],
  };
  for (const [action, words] of Object.entries(expected))
    for (const word of words) expect(actionOf(word), word).toBe(action);
});

test('countries', () => {
  expect(
    ['United States', 'US', 'Russian Federation', 'germany', 'Korea, Republic of', 'Netherlands'].map(
      countryOf,
    ),
  ).toEqual(['US', 'US', 'RU', 'DE', 'KR', 'NL']);
  expect(['Reserved', '10.0.0.0-10.255.255.255', '', 'Narnia'].map(countryOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('numbers', () => {
  expect([
    wholeNumber('0'),
    wholeNumber('123456789012345'),
    wholeNumber(''),
    wholeNumber('-1'),
    wholeNumber('1.5'),
    wholeNumber('1234567890123456'),
  ]).toEqual([0, 123456789012345, -1, -1, -1, -1]);
  expect([portOf('0'), portOf('65535'), portOf('65536')]).toEqual([undefined, 65535, undefined]);
  expect([statusOf('000'), statusOf('200'), statusOf('600')]).toEqual([undefined, 200, undefined]);
});

describe('records', () => {
  test('each meaning has a unique number', () => {
    const numbers = Object.values(MEANINGS);
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
  });

  test('of fields with the same meaning, the first in the table counts and the others are kept', () => {
    const places = placesOf({ best: 'user', second: 'user', other: 'host' });
    for (const order of [
      ['best', 'second'],
      ['second', 'best'],
    ]) {
      const record = new LogRecord();
      for (const name of order) {
        const place = places.get(name);
        if (place !== undefined) record.offer(place.index, place.rank, name, `value of ${name}`);
      }
      expect(record.get('user')).toBe('value of best');
      expect(record.extra).toEqual({ second: 'value of second' });
    }
  });

  test('kept fields are limited, and any name is allowed', () => {
    const record = new LogRecord();
    record.keep('__proto__', 'x');
    record.keep('constructor', 'y');
    for (let index = 0; index < 100; index += 1) record.keep(`field${index}`, 'z'.repeat(5000));
    expect(Object.keys(record.extra ?? {})).toHaveLength(MOST_EXTRAS);
    expect(record.kept('__proto__')).toBe('x');
    expect(record.kept('field0')).toHaveLength(2048);
    record.clear();
    expect(record.extra).toBeUndefined();
  });
});

test('common names, in any spelling', () => {
  const meaning = (name: string) =>
    Object.entries(MEANINGS).find(([, index]) => index === usualPlace(name)?.index)?.[0];
  expect(
    [
      'Src_IP',
      'source.ip',
      'clientIp',
      'User Name',
      'dest-host',
      'http.response.status_code',
      'bytes_sent',
      'data.win.srcip',
    ].map(meaning),
  ).toEqual(['src_ip', 'src_ip', 'src_ip', 'user', 'host', 'status', 'bytes_up', 'src_ip']);
  expect(['size_of_hat', 'process.name', 'color'].map(meaning)).toEqual([undefined, undefined, undefined]);
});

test('a memo drops the oldest entries and computes no cached value twice', () => {
  const made: string[] = [];
  const memo = new Memo<string>((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 4);
  for (let round = 0; round < 3; round += 1) expect(memo.get('a')).toBe('A');
  expect(made).toEqual(['a']);
  for (let index = 0; index < 20; index += 1) memo.get(`k${index}`);
  memo.get('a');
  expect(made.filter((text) => text === 'a')).toHaveLength(2);
});

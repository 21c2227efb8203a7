import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressSet } from './address-set.ts';
import { isEicar } from './eicar.ts';
import { findMalware } from './find-malware.ts';
import { HashSet, readHashLine } from './hash-set.ts';
import { networkOf, readIpAddress } from './ip-address.ts';

const TEST_FILE = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTI', 'VIRUS-TEST-FILE!$H+H*'].join(''),
);

describe('the EICAR test file', () => {
  test('is found, also with white space after it', () => {
    expect(TEST_FILE).toHaveLength(68);
    expect(createHash('md5').update(TEST_FILE).digest('hex')).toBe('44d88612fea8a8f36de82e1278abb02f');
    expect(isEicar(TEST_FILE)).toBe(true);
    expect(isEicar(Buffer.concat([TEST_FILE, Buffer.from('\r\n  \x1a')]))).toBe(true);
  });

  test('is the whole file', () => {
    expect(isEicar(Buffer.concat([TEST_FILE, Buffer.from('x')]))).toBe(false);
    expect(isEicar(Buffer.concat([TEST_FILE, Buffer.alloc(61, 32)]))).toBe(false);
    expect(isEicar(Buffer.concat([Buffer.from(' '), TEST_FILE]))).toBe(false);
  });
});

describe('hashes of malware', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const lines = [
    `# list`,
    `${sha256('a')}  Trojan.A`,
    `${md5('b').toUpperCase()},Worm B`,
    sha256('c'),
    sha256('a'),
  ];
  const hashes = new HashSet(lines.flatMap((line) => readHashLine(line) ?? []));

  test('are found with their names', () => {
    expect(hashes.size).toBe(3);
    expect(hashes.find(sha256('a').toUpperCase())).toBe('Trojan.A');
    expect(hashes.find(md5('b'))).toBe('Worm B');
    expect(hashes.find(sha256('c'))).toBe('');
    expect(hashes.find(sha256('d'))).toBeUndefined();
    expect(hashes.find('zz')).toBeUndefined();
    expect(new HashSet([]).find(sha256('a'))).toBeUndefined();
  });

  test('make a file malware, as does the test file', () => {
    expect(findMalware({ sha256: sha256('a') }, hashes)).toEqual({
      kind: 'malware',
      name: 'Trojan.A',
      source: 'hash_list',
    });
    expect(findMalware({ sha256: sha256('c') }, hashes)?.name).toBe(sha256('c'));
    expect(findMalware({ sha256: sha256('x'), md5: md5('b') }, hashes)?.name).toBe('Worm B');
    expect(findMalware({ beginning: TEST_FILE }, hashes)?.source).toBe('eicar');
    expect(findMalware({ sha256: sha256('x'), beginning: Buffer.from('x') }, hashes)).toBeUndefined();
  });

  test('are all found, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 50 }), fc.integer(), (numbers, other) => {
        const set = new HashSet(
          numbers.map((one) => ({ hash: Buffer.from(sha256(`${one}`), 'hex'), name: '' })),
        );
        expect(numbers.every((one) => set.find(sha256(`${one}`)) === '')).toBe(true);
        expect(set.find(sha256(`${other}`)) === '').toBe(numbers.includes(other));
      }),
    );
  });
});

describe('malicious addresses', () => {
  const set = new AddressSet([
    '# comment',
    'evil.example',
    'hxxps://files[.]example/drop/payload.exe?id=1',
    '192.0.2.7',
    '198.51.100.0/24',
    '2001:db8::/32',
    'münchen-böse.example',
    'not an address',
  ]);
  const found = (text: string) =>
    set.findIn(text).map(({ kind, text: written, entry }) => [kind, written, entry]);

  test('are found by domain, exact URL, address and network', () => {
    expect(set.size).toBe(6);
    expect(set.rejected).toEqual(['not an address']);
    expect(found('See http://www.EVIL.example/x?y=1, or evil.example.')).toEqual([
      ['malicious_url', 'http://www.EVIL.example/x?y=1', 'evil.example'],
      ['malicious_url', 'evil.example', 'evil.example'],
    ]);
    expect(found('(https://files.example/drop/payload.exe?id=1#top)')).toHaveLength(1);
    expect(found('https://files.example/drop/ and https://files.example/')).toEqual([]);
    expect(found('from 192.0.2.7 and 198.51.100.200, not 198.51.101.1')).toEqual([
      ['malicious_ip', '192.0.2.7', '192.0.2.7'],
      ['malicious_ip', '198.51.100.200', '198.51.100.0/24'],
    ]);
    expect(found('http://192.0.2.7:8080/a [2001:db8::5]')).toHaveLength(2);
    expect(set.findUrl('http://[2001:db8::5]/')).toEqual({ kind: 'malicious_ip', entry: '2001:db8::/32' });
    expect(found('hxxp://evil[.]example/a')).toHaveLength(1);
    expect(set.findUrl('https://xn--mnchen-bse-icb5t.example')).toBeUndefined();
    expect(set.findUrl('https://MÜNCHEN-böse.example/a')?.entry).toBe('münchen-böse.example');
  });

  test('are not found in parts of other names', () => {
    expect(found('notevil.example evil.example.com evil.examples 1192.0.2.7 192.0.2.70')).toEqual([]);
  });

  test('take time in proportion to the text', () => {
    expect(found(':'.repeat(200_000))).toEqual([]);
    expect(found('a'.repeat(300_000))).toEqual([]);
    expect(found('a.'.repeat(100_000))).toEqual([]);
  });
});

describe('an IP address', () => {
  test('is read in all its usual forms, and nothing else is', () => {
    expect(readIpAddress('192.0.2.1')).toEqual({ version: 4, value: 0xc0000201n });
    expect(readIpAddress('2001:DB8:0::0005')).toEqual(readIpAddress('2001:db8::5'));
    expect(readIpAddress('::ffff:192.0.2.1')?.value).toBe(0xffff_c000_0201n);
    expect(readIpAddress('::')?.value).toBe(0n);
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.256',
      '010.1.1.1',
      '1.2.3.4.5',
      ':',
      '1::2::3',
      'fe80::1%eth0',
      '12:34',
      'a.b.c.d',
    ])
      expect(readIpAddress(text), text).toBeUndefined();
  });

  test('is in the networks of its first bits', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 128 }), (text, prefix) => {
        const address = readIpAddress(text);
        expect(address?.version).toBe(6);
        if (address === undefined) return;
        const network = networkOf(address, prefix);
        expect(address.value - network).toBeLessThan(1n << BigInt(128 - prefix));
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from '../../checks/crc-32.ts';
import { base62Checksum, hasBase62Checksum, withChecksum } from './base62-checksum.ts';
import { bech32Checksum, isBech32 } from './formats/bech32.ts';
import { grafanaBody, hasGrafanaChecksum } from './grafana-checksum.ts';
import { BECH32, madeUp } from './made-up.ts';

it('CRC-32 of the standard check text', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});

it('tokens of GitHub and npm end with the checksum of what is before it', () => {
  expect(base62Checksum('')).toBe('000000');
  for (let seed = 1; seed <= 50; seed += 1) {
    const token = `ghp_${withChecksum(30).sample(seed)}`;
    expect(hasBase62Checksum(token, 4)).toBe(true);
    expect(
      hasBase62Checksum(`${token.slice(0, 12)}${token[12] === 'a' ? 'b' : 'a'}${token.slice(13)}`, 4),
    ).toBe(false);
  }
});

it('tokens of Grafana end with the bytes of their checksum', () => {
  const token = `glsa_${grafanaBody.sample(3)}`;
  expect(hasGrafanaChecksum(token)).toBe(true);
  expect(hasGrafanaChecksum(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBe(false);
});

it('Bech32 of BIP 173', () => {
  for (const valid of [
    'A12UEL5L',
    'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
    '?1ezyfcl',
  ])
    expect(isBech32(valid), valid).toBe(true);
  for (const invalid of ['A1G7SGD8', '1pzry9x0s0muk', 'x1b4n0q5v', 'li1dgmt3'])
    expect(isBech32(invalid), invalid).toBe(false);
});

it('Bech32: every change of a character is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(50), (seed, at) => {
      const data = madeUp(BECH32, 52, seed);
      const changed = data.slice(0, at) + (data[at] === 'q' ? 'p' : 'q') + data.slice(at + 1);
      const checksum = bech32Checksum('age-secret-key-', data);
      return (
        isBech32(`age-secret-key-1${data}${checksum}`) && !isBech32(`age-secret-key-1${changed}${checksum}`)
      );
    }),
  );
});

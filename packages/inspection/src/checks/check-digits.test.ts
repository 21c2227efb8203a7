import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from '../identifiers/finance/iban.ts';
import { IBAN_STRUCTURES } from '../identifiers/finance/iban-registry.ts';
import { isAbaRouting } from './aba-routing.ts';
import { base58CheckVersion } from './base58-check.ts';
import { isBech32 } from './bech32.ts';
import { isCasNumber } from './cas-number.ts';
import { crc16 } from './crc-16.ts';
import { isCusip } from './cusip.ts';
import { isEthereumAddress } from './eip-55.ts';
import { isFigi } from './figi.ts';
import { isGs1 } from './gs1.ts';
import { isImoNumber } from './imo-number.ts';
import { isIsbn10OrIssn } from './isbn-10.ts';
import { isIsin } from './isin.ts';
import { isContainerNumber } from './iso-6346.ts';
import { keccak256 } from './keccak-256.ts';
import { isLoinc } from './loinc.ts';
import { isLuhn } from './luhn.ts';
import { mod97 } from './mod-97.ts';
import { isSedol } from './sedol.ts';
import { isUsDea } from './us-dea.ts';
import { isUsNpi } from './us-npi.ts';
import { isUsItin, isUsSsn } from './us-ssn.ts';
import { hasVinCheckDigit, isVinForm } from './vin.ts';
import { isWrittenDate } from './written-date.ts';

/** Valid numbers from the standards or their registrars, with the check that must refuse them once any digit is another. */
const SINGLE_DIGIT: readonly (readonly [
  name: string,
  check: (text: string) => boolean,
  numbers: readonly string[],
])[] = [
  ['Luhn', isLuhn, ['79927398713', '4012888888881881']],
  ['MOD 97-10', (text) => mod97(text) === 1, ['5493001KJTIIGC8Y1R12']],
  ['IBAN', isIban, ['GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947']],
  ['ABA routing', isAbaRouting, ['021000021', '011401533']],
  ['GS1', isGs1, ['4006381333931', '036000291452', '106141411234567897']],
  ['ISBN-10 and ISSN', isIsbn10OrIssn, ['0306406152', '080442957X', '03785955']],
  ['CUSIP', isCusip, ['037833100', '38259P508']],
  ['SEDOL', isSedol, ['0263494', 'B0YBKJ7']],
  ['NPI', isUsNpi, ['1234567893', '1245319599']],
  ['LOINC', isLoinc, ['2345-7', '718-7']],
];

/** Another digit in one place. */
const withOtherDigit = (text: string): fc.Arbitrary<string> => {
  const places = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  return fc
    .tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }))
    .map(([place, by]) => text.slice(0, place) + ((Number(text[place]) + by) % 10) + text.slice(place + 1));
};

describe.each(SINGLE_DIGIT)('%s', (_name, check, numbers) => {
  it.each(numbers)('accepts %s and no number that differs in one digit', (number) => {
    expect(check(number)).toBe(true);
    fc.assert(fc.property(withOtherDigit(number), (other) => !check(other)));
  });
});

describe('checks that miss some errors by design', () => {
  it.each([
    ['ISIN', isIsin, 'US0378331005', 'US0378331006'],
    ['FIGI', isFigi, 'BBG000BLNNH6', 'BBG000BLNNH7'],
    ['CAS', isCasNumber, '7732185', '7732186'],
    ['IMO', isImoNumber, '9074729', '9074728'],
    ['ISO 6346', isContainerNumber, 'CSQU3054383', 'CSQU3054384'],
    ['DEA', isUsDea, 'AB1234563', 'AB1234564'],
    ['VIN', hasVinCheckDigit, '1M8GDM9AXKP042788', '1M8GDM9A1KP042788'],
  ] as const)('%s', (_name, check, valid, invalid) => {
    expect(check(valid)).toBe(true);
    expect(check(invalid)).toBe(false);
  });

  it('VIN has no I, O and Q', () => {
    expect(isVinForm('1M8GDM9AXKP042788')).toBe(true);
    expect(isVinForm('1M8GDM9AXKPO42788')).toBe(false);
  });
});

describe('IBAN', () => {
  it('is found valid with the check digits that ISO 13616 derives', () => {
    const fixed = Object.entries(IBAN_STRUCTURES).filter(([, structure]) => /^\d+n$/.test(structure));
    fc.assert(
      fc.property(
        fc.constantFrom(...fixed),
        fc.stringMatching(/^[0-9]{40}$/),
        ([country, structure], digits) => {
          const account = digits.slice(0, Number.parseInt(structure, 10));
          const check = String(98 - mod97(`${account}${country}00`)).padStart(2, '0');
          return (
            isIban(`${country}${check}${account}`) && isIban(`${country}${check}${account}`.toUpperCase())
          );
        },
      ),
    );
  });
});

describe('addresses of cryptocurrencies', () => {
  it('Base58Check gives the version', () => {
    expect(base58CheckVersion('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(0);
    expect(base58CheckVersion('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')).toBe(5);
    expect(base58CheckVersion('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBeUndefined();
    expect(base58CheckVersion('0OIl')).toBeUndefined();
  });

  it('Bech32 and Bech32m', () => {
    expect(isBech32('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(true);
    expect(isBech32('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(true);
    expect(isBech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe(false);
    expect(isBech32('Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(false);
  });

  it('Keccak-256 has the digests of its authors', () => {
    const digest = (text: string): string => Buffer.from(keccak256(Buffer.from(text))).toString('hex');
    expect(digest('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
    expect(digest('abc')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45');
  });

  it('EIP-55', () => {
    for (const address of [
      '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    ]) {
      expect(isEthereumAddress(address)).toBe(true);
      expect(isEthereumAddress(address.toLowerCase())).toBe(true);
      expect(isEthereumAddress(address.replace(/[a-f]/, (letter) => letter.toUpperCase()))).toBe(false);
    }
  });

  it('CRC-16/XMODEM', () => {
    expect(crc16(Buffer.from('123456789'))).toBe(0x31c3);
  });
});

describe('US numbers', () => {
  it('SSN leaves out areas, groups and serials that are never assigned', () => {
    expect(isUsSsn('536904399')).toBe(true);
    for (const number of ['000904399', '666904399', '900904399', '536004399', '536900000', '078051120'])
      expect(isUsSsn(number)).toBe(false);
  });

  it('is never an SSN and an ITIN at once', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{9}$/), (digits) => !(isUsSsn(digits) && isUsItin(digits))));
  });
});

describe('written dates', () => {
  it.each([
    '3/23/1940',
    '23.3.1940',
    '1940-03-23',
    '23 March 1940',
    'March 23rd, 1940',
    '23. März 1940',
    '1er juin 1990',
    '5 de enero de 1978',
    '1940年3月23日',
    '昭和15年3月23日',
    '19400323',
    '23031940',
  ])('accepts %s', (text) => {
    expect(isWrittenDate(text)).toBe(true);
  });

  it.each(['31/31/1940', '1940-13-23', '31 June 1940', '30 février 1990', '19401332'])(
    'refuses %s',
    (text) => {
      expect(isWrittenDate(text)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { Scanner } from '../../scan/scanner.ts';
import { PHONE_NUMBER } from './phone-number.ts';

const scanner = new Scanner([PHONE_NUMBER]);
const phonesIn = (text: string): string[] =>
  scanner
    .scan(Buffer.from(text))
    .filter(({ outcome }) => outcome === 'counted')
    .map((match) => match.text);

describe('phone numbers', () => {
  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+49 (0)30 901820', '+49 (0)30 901820'],
    ['(+358) 9 123 4567', '(+358) 9 123 4567'],
    ['1-800-555-0199', '1-800-555-0199'],
    ['(11) 98456-5666', '(11) 98456-5666'],
    ['06.12.34.56.78', '06.12.34.56.78'],
    ['Tel. 030/901820', '030/901820'],
    ['text me: 9123 4567', '9123 4567'],
    ['phone,4155550132,Rome', '4155550132'],
    ['id,phone\n7,415-555-0132,12', '415-555-0132'],
    ['reach me on 98765 43210.', '98765 43210'],
    ['+1 (800) 555-0199 x123', '+1 (800) 555-0199 x123'],
  ])('is in %s', (text, number) => {
    expect(phonesIn(text)).toEqual([number]);
  });

  it.each([
    'call on 12.12.2025 or 2025-12-12',
    'the call cost $1 299 500',
    'phone 5.5 x 2.7 in',
    'my card is 4012 8888 8888 1881, call me',
    'SSN 536-90-4399, phone unknown',
    'call 198.51.100.23',
    'version 10.0.19045.3693 of the phone',
    'Boston, MA 02110-1301',
    'range(1000000) # call',
    '01 02 03 04 05 06 07 08',
    '1732440930123',
    '4155550132',
  ])('is not in %s', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { callingCodes, readPhone } from './phone.ts';

test('a number in the selected country is stored with its calling code', () => {
  expect(readPhone('030 901820', 'DE')).toEqual({
    number: '+4930901820',
    shown: '030 901820',
    country: 'DE',
    valid: true,
  });
});

test('a plus sets the country, whatever is selected', () => {
  expect(readPhone('+212 522 123 456', 'DE')).toMatchObject({ country: 'MA', number: '+212522123456' });
});

test("text that can't be dialed isn't a number", () => {
  for (const none of ['', '12', 'call me', '+999 1234567', '0000000000000000000000'])
    expect(readPhone(none, 'FR'), none).toMatchObject({ number: '', valid: false });
  expect(readPhone('030 901820', null).valid).toBe(false);
});

test('calling codes are those of the countries [SH-K096]', () => {
  const codes = callingCodes();
  expect([codes.get('DE'), codes.get('US'), codes.get('JP'), codes.get('MA')]).toEqual([
    '49',
    '1',
    '81',
    '212',
  ]);
  expect(codes.size).toBeGreaterThan(200);
});

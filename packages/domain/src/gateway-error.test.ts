import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GATEWAY_ERROR_CODES,
  GATEWAY_ERRORS,
  gatewayErrorCode,
  UNKNOWN_GATEWAY_ERROR,
} from './gateway-error.ts';

test('there are sixteen, each with a connection and a remedy', () => {
  expect(GATEWAY_ERROR_CODES).toHaveLength(16);
  for (const code of GATEWAY_ERROR_CODES) expect(gatewayErrorCode(code)).toBe(code);
});

test('any other code is the generic one', () => {
  expect(gatewayErrorCode(undefined)).toBe(UNKNOWN_GATEWAY_ERROR);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'err_read_timeout')),
      (text) => {
        fc.pre(!GATEWAY_ERROR_CODES.some((code) => code === text));
        expect(gatewayErrorCode(text)).toBe(UNKNOWN_GATEWAY_ERROR);
      },
    ),
  );
});

test('an error before reaching the site says nothing about its connection', () => {
  for (const code of ['ERR_INVALID_URL', 'ERR_INVALID_REQ', 'ERR_GATEWAY_FAILURE'] as const)
    expect(GATEWAY_ERRORS[code].connection).toBe('neutral');
});

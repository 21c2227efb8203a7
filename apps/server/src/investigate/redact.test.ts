import { expect, test } from 'vitest';
import { redactRecord } from './redact.ts';

test('people, addresses, secrets and long numbers are masked, the rest stays readable', () => {
  const raw = JSON.stringify({
    actor: { email: 'Omar.Haddad@atlas.example', displayName: 'Omar Haddad' },
    ip: '203.0.113.48',
    ipv6: '2001:db8::1',
    time: '2026-11-20T08:14:22.123Z',
    accessToken: 'abcdef',
    session_id: 12_345,
    file: 'Refunds 4929 0000 1111 3361 of omar.haddad.xlsx',
    'omar haddad': true,
    size: 3121,
  });
  const redacted: unknown = JSON.parse(redactRecord(raw, ['omar.haddad@atlas.example', 'Omar Haddad']));
  expect(redacted).toEqual({
    actor: { email: '•••@atlas.example', displayName: '•••' },
    ip: '203.0.•••',
    ipv6: '2001:db8:•••',
    time: '2026-11-20T08:14:22.123Z',
    accessToken: '•••',
    session_id: '•••',
    file: 'Refunds •••61 of •••.xlsx',
    '•••': true,
    size: 3121,
  });
  expect(redactRecord('CEF:0|x|y suser=omar.haddad src=192.0.2.7', ['omar.haddad'])).toBe(
    'CEF:0|x|y suser=••• src=192.0.•••',
  );
});

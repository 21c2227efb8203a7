import { describe, expect, it } from 'vitest';
import { base62, hex } from './body.ts';
import { isMonotonous, isPlaceholder } from './placeholder.ts';

describe('isPlaceholder', () => {
  it.each([
    'xxxxxxxxxxxxxxxx',
    'your-api-key',
    'YOUR_TOKEN_HERE',
    '<token>',
    `$${'{VAR}'}`,
    '$PASSWORD',
    '%PASSWORD%',
    '{{ secrets.TOKEN }}',
    '$(cat token)',
    'process.env.API_KEY',
    'os.environ["KEY"]',
    'changeme',
    'REPLACE_ME',
    '********',
    '[REDACTED]',
    'AKIAIOSFODNN7EXAMPLE',
    'none',
    'password',
    '!vault',
    '@@token@@',
    'arn:aws:secretsmanager:eu-west-1:111122223333:secret:db',
    'vault:secret/data/db#password',
    '/run/secrets/db',
    'JBSWY3DPEHPK3PXP',
  ])('%s only shows where a secret belongs', (value) => {
    expect(isPlaceholder(value)).toBe(true);
  });

  it.each([
    'hunter2',
    'letmein',
    'Sommer2031!',
    '123456',
    'p4ssw0rd',
    'correct-horse',
    'admin2031',
    'qwerty1',
  ])('%s is a weak password, and one all the same', (value) => {
    expect(isPlaceholder(value)).toBe(false);
  });

  it('generated tokens are none', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      expect(isPlaceholder(base62(40).sample(seed))).toBe(false);
      expect(isPlaceholder(hex(64).sample(seed))).toBe(false);
    }
  });
});

it('monotonous are runs, rows and repeats', () => {
  for (const value of ['00000000', 'abababab', '1234567890abcdef', 'testtesttesttest', '--------'])
    expect(isMonotonous(value), value).toBe(true);
  expect(isMonotonous('k3fp9xq2')).toBe(false);
});

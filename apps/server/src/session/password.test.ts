import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../http/failure.ts';
import { Passwords } from './password.ts';

const verified = vi.hoisted(() => ({ hashes: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (hash: string, password: string) => {
      verified.hashes.push(hash);
      return real.verify(hash, password);
    },
  };
});
afterEach(() => {
  verified.hashes.length = 0;
});

test('a password is kept as argon2id with 19 MiB and two passes, never twice the same', async () => {
  const passwords = new Passwords();
  const [first, second] = await Promise.all([
    passwords.hash('Same-password-1'),
    passwords.hash('Same-password-1'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.isRight('Same-password-1', first)).toBe(true);
  expect(await passwords.isRight('Same-password-2', first)).toBe(false);
});

test('an address nobody has costs exactly one hash of the same cost, like any other', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('Some-password-1');
  await passwords.isRight('x', stored);
  expect(verified.hashes).toEqual([stored]);
  expect(await passwords.isRight('x', undefined)).toBe(false);
  expect(verified.hashes).toHaveLength(2);
  expect(verified.hashes[1]?.slice(0, 30)).toBe(stored.slice(0, 30));
});

test('a flood waits in line up to a point, then is told to come back', async () => {
  const passwords = new Passwords();
  const flood = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.isRight('x', undefined)));
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(80 - 2 - 64);
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  // Everybody got out of the line: the next one is served.
  expect(await passwords.isRight('x', undefined)).toBe(false);
  expect(refused[0]?.status === 'rejected' && refused[0].reason).toBeInstanceOf(ApiFailure);
}, 30_000);

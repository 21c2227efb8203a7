import { hash } from '@node-rs/argon2';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '../http/failure.ts';
import { Passwords } from './password.ts';

/** Salts used, in order. */
const salts: string[] = [];
const counted: typeof hash = (password, options) => {
  salts.push(Buffer.from(options?.salt ?? '').toString('base64'));
  return hash(password, options);
};
afterEach(() => {
  salts.length = 0;
});

test('stores a password as argon2id with 19 MiB and two passes, never twice the same', async () => {
  const passwords = new Passwords(counted);
  const [first, second] = await Promise.all([
    passwords.hash('Same-password-1'),
    passwords.hash('Same-password-1'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.isRight('Same-password-1', first)).toBe(true);
  expect(await passwords.isRight('Same-password-2', first)).toBe(false);
});

test('an unknown email takes exactly one hash of the same cost, like any other', async () => {
  const passwords = new Passwords(counted);
  const stored = await passwords.hash('Some-password-1');
  salts.length = 0;
  expect(await passwords.isRight('x', stored)).toBe(false);
  expect(salts).toHaveLength(1);
  for (const none of [undefined, null]) expect(await passwords.isRight('x', none)).toBe(false);
  expect(salts).toHaveLength(3);
  expect(await passwords.areRight('x', [])).toEqual([]);
  expect(salts).toHaveLength(4);
});

test("checks all passwords of one person with one hash, others' with their own", async () => {
  const passwords = new Passwords(counted);
  const first = await passwords.hash('First-password-1');
  const second = await passwords.hash('Second-password-2', first);
  const foreign = await passwords.hash('First-password-1');
  expect(second).not.toBe(first);
  salts.length = 0;
  expect(await passwords.areRight('Second-password-2', [first, null, second])).toEqual([false, false, true]);
  expect(salts).toHaveLength(1);
  expect(await passwords.areRight('First-password-1', [first, second, foreign])).toEqual([true, false, true]);
  expect(new Set(salts.slice(1)).size).toBe(2);
});

test('checks a hash with its own cost', async () => {
  const cheap = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$';
  const stored = await hash('Old-password-1', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(stored.slice(0, 30)).toBe(cheap.slice(0, 30));
  expect(await new Passwords(counted).isRight('Old-password-1', stored)).toBe(true);
  expect(await new Passwords(counted).isRight('Old-password-2', stored)).toBe(false);
});

test('a flood is queued up to a limit, then gets an error', async () => {
  const passwords = new Passwords(counted);
  const flood = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.isRight('x', undefined)));
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(80 - 2 - 64);
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  // The queue is empty, so the next one is served.
  expect(await passwords.isRight('x', undefined)).toBe(false);
  expect(refused[0]?.status === 'rejected' && refused[0].reason).toBeInstanceOf(ApiFailure);
}, 30_000);

import { expect, it } from 'vitest';
import { base62 } from './body.ts';
import {
  isChosenPassword,
  isExpression,
  isKeyLike,
  isTechnical,
  isWordPassword,
  isWords,
} from './written-value.ts';

it('words and names of things', () => {
  for (const value of [
    'Password',
    'user-password',
    'auth/wrong_password',
    'resetToken',
    'AuthenticationMD5Password',
    'secret-2-levels',
  ])
    expect(isWords(value), value).toBe(true);
  for (const value of ['hunter2', 'Tr4ilMix', 'k3ttle!fish', 'xkcdqwrtzp'])
    expect(isWords(value), value).toBe(false);
});

it('expressions of programs', () => {
  for (const value of [
    'config.password',
    'getPassword()',
    'args[0]',
    'std::string',
    'https://x.internal/y',
    './keys/app.pem',
    'options?.token',
    'a->b',
  ])
    expect(isExpression(value), value).toBe(true);
  for (const value of ['Winter.2031', 'k3ttle!fish', 'a/b+c='])
    expect(isExpression(value), value).toBe(false);
  expect(isExpression(`${base62(24).sample(1)}.${base62(24).sample(2)}`)).toBe(false);
});

it('names of algorithms, versions, sizes and dates', () => {
  for (const value of [
    'sha256',
    'HS512',
    'utf-8',
    'oauth2',
    '1.2.3',
    '16px',
    '#c0ffee',
    '2031-04-05',
    'aes-256-gcm',
  ])
    expect(isTechnical(value), value).toBe(true);
  expect(isTechnical('f46ee520cb28fe9c7ccfc750181fc8ed')).toBe(false);
});

it('passwords that people choose', () => {
  for (const value of ['hunter2', 'Sommer2031!', '123456', 'p@ssword', 'Blue-Horse42'])
    expect(isChosenPassword(value), value).toBe(true);
  for (const value of ['Password', 'user.password', 'sha256', '^.{8,}$', 'パスワードを入力', '#login', 'a-b'])
    expect(isChosenPassword(value), value).toBe(false);
  expect(isWordPassword('sunflower')).toBe(true);
  expect(isWordPassword('Sunflower')).toBe(false);
});

it('keys that no person reads', () => {
  expect(isKeyLike(base62(32).sample(1))).toBe(true);
  for (const value of ['test1234', 'my-key-2', 'https://auth.internal/oauth2/token'])
    expect(isKeyLike(value), value).toBe(false);
});

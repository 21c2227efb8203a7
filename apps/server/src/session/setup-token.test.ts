import { expect, test } from 'vitest';
import { SetupToken } from './setup-token.ts';

test('accepts a token however it is typed', () => {
  const { token, text } = SetupToken.make();
  expect(text).toMatch(/^([0-9a-f]{4}-){5}[0-9a-f]{4}$/);
  for (const typed of [
    text,
    text.toUpperCase(),
    ` ${text} `,
    text.replaceAll('-', ''),
    text.replaceAll('-', ' '),
  ])
    expect(token.isRight(typed), typed).toBe(true);
});

test('accepts nothing else', () => {
  const { token, text } = SetupToken.make();
  const other = SetupToken.make();
  const changed = `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
  for (const typed of ['', '-', text.slice(1), `${text}0`, changed, other.text])
    expect(token.isRight(typed), typed).toBe(false);
  expect(other.token.isRight(text)).toBe(false);
});

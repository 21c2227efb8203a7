import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './collapse-choice.ts';

function storage(texts = new Map<string, string>()) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      texts.set(key, text);
    },
  };
}

test('a collapsed sidebar stays collapsed in this browser [WD-W077]', () => {
  const kept = storage();
  expect(readChoice(kept)).toBeUndefined();
  writeChoice(kept, true);
  expect(readChoice(kept)).toBe(true);
  writeChoice(kept, false);
  expect(readChoice(kept)).toBe(false);
});

test('an invalid or unavailable stored choice leaves it to the window width', () => {
  expect(readChoice(storage(new Map([['casbah.sidebar', '{}']])))).toBeUndefined();
  expect(readChoice(undefined)).toBeUndefined();
  const off = {
    getItem: (): string | null => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(readChoice(off)).toBeUndefined();
  writeChoice(off, true);
});

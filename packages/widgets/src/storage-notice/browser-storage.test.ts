import { expect, test } from 'vitest';
import { usableStorage } from './browser-storage.ts';

class FakeStorage implements Storage {
  readonly texts = new Map<string, string>();
  get length(): number {
    return this.texts.size;
  }
  clear(): void {
    this.texts.clear();
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

test('a working storage is used, and left unchanged [WD-X020]', () => {
  const storage = new FakeStorage();
  storage.setItem('casbah.lang', 'de');
  expect(usableStorage(() => storage)).toBe(storage);
  expect([...storage.texts]).toEqual([['casbah.lang', 'de']]);
});

test("a disabled, full or forgetful storage isn't OK [WD-X020]", () => {
  expect(
    usableStorage(() => {
      throw new Error('SecurityError');
    }),
  ).toBeUndefined();
  class Full extends FakeStorage {
    override setItem(): void {
      throw new Error('QuotaExceededError');
    }
  }
  expect(usableStorage(() => new Full())).toBeUndefined();
  class Forgetful extends FakeStorage {
    override getItem(): string | null {
      return null;
    }
  }
  expect(usableStorage(() => new Forgetful())).toBeUndefined();
});

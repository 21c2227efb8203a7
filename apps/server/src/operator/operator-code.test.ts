import { MINUTE_MS } from '@casbah/domain/time-units';
import { describe, expect, test } from 'vitest';
import { CODE_MINUTES, makeOperatorCode, operatorLink, readOperatorCode } from './operator-code.ts';

const KEY = new Uint8Array(32).fill(1);
const OTHER = new Uint8Array(32).fill(2);
const NOW = Date.UTC(2026, 10, 21, 12);
const CODE_LIFE = CODE_MINUTES * MINUTE_MS;

describe('an operator code', () => {
  test('is valid with its key, for an hour', () => {
    const code = makeOperatorCode(KEY, NOW);
    expect(readOperatorCode(KEY, code, NOW)).toMatchObject({ issuedOn: NOW });
    expect(readOperatorCode(KEY, ` ${code} `, NOW + CODE_LIFE - 1)).toMatchObject({ issuedOn: NOW });
    expect(readOperatorCode(KEY, code, NOW + CODE_LIFE)).toBeUndefined();
    expect(readOperatorCode(OTHER, code, NOW)).toBeUndefined();
  });

  test('issued in the future is rejected', () => {
    expect(readOperatorCode(KEY, makeOperatorCode(KEY, NOW + CODE_LIFE), NOW)).toBeUndefined();
  });

  test('is different each time, and in the fragment of its link', () => {
    const [one, two] = [makeOperatorCode(KEY, NOW), makeOperatorCode(KEY, NOW)];
    expect(one).not.toBe(two);
    const link = new URL(operatorLink('http://127.0.0.1:8080', one));
    expect([link.pathname, link.search]).toEqual(['/', '']);
    expect(link.hash).toBe(`#/operator?code=${one}`);
  });

  test('is rejected if changed, truncated or invented', () => {
    const bytes = Buffer.from(makeOperatorCode(KEY, NOW), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readOperatorCode(KEY, changed.toString('base64url'), NOW)).toBeUndefined();
    }
    for (const text of ['', 'guess', bytes.subarray(1).toString('base64url'), 'x'.repeat(256)])
      expect(readOperatorCode(KEY, text, NOW)).toBeUndefined();
  });
});

import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { regexEngine } from '../regex/installed-engine.ts';
import { Scanner } from '../scan/scanner.ts';
import type { DataIdentifier } from './identifier.ts';

const isIdentifier = (value: unknown): value is DataIdentifier =>
  typeof value === 'object' &&
  value !== null &&
  'patterns' in value &&
  'examples' in value &&
  'reported' in value;

/** All that any file of these folders exports, whether or not `all.ts` has it already; and files that don't load. */
async function everyIdentifier() {
  const found = new Map<DataIdentifier, string>();
  const broken: string[] = [];
  for (const file of globSync('*/**/*.ts', { cwd: import.meta.dirname }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const exported: unknown = await import(new URL(file, import.meta.url).href).catch((error: unknown) => {
      broken.push(`${file}: ${String(error)}`);
    });
    for (const value of Object.values(exported ?? {}))
      for (const item of Array.isArray(value) ? value : [value])
        if (isIdentifier(item) && !found.has(item)) found.set(item, file);
  }
  return { all: [...found].map(([identifier, file]) => ({ identifier, file })), broken };
}

const { all, broken } = await everyIdentifier();

const scanners = new Map<DataIdentifier, Scanner>();

function scannerOf(identifier: DataIdentifier): Scanner {
  const scanner = scanners.get(identifier) ?? new Scanner([identifier]);
  scanners.set(identifier, scanner);
  return scanner;
}

const counted = (identifier: DataIdentifier, text: string): string[] =>
  scannerOf(identifier)
    .scan(Buffer.from(text))
    .filter(({ outcome }) => outcome === 'counted')
    .map((match) => match.text);

describe('data identifiers', () => {
  it('load', () => {
    expect(broken).toEqual([]);
  });

  it('have ids of their own', () => {
    const ids = all.map(({ identifier: { id } }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('have names of their own', () => {
    const names = all.map(({ identifier: { name } }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  describe.each(all)('$file $identifier.id', ({ identifier }) => {
    it('is complete', () => {
      const {
        patterns,
        ignoreCase = false,
        keywords,
        reported,
        conclusive,
        source,
        country,
        within,
      } = identifier;
      for (const pattern of patterns) regexEngine.compile(pattern, { ignoreCase });
      expect(patterns).not.toHaveLength(0);
      expect(source).not.toBe('');
      expect(country ?? 'ZZ').toMatch(/^[A-Z]{2}$/);
      expect(keywords).toEqual([...new Set(keywords.map((word) => word.toLowerCase().trim()))]);
      expect(within).toBeLessThanOrEqual(300);
      if (reported === 'narrow' && conclusive !== true) expect(keywords).not.toHaveLength(0);
      expect(identifier.examples.matching.length).toBeGreaterThanOrEqual(2);
      expect(identifier.examples.clean.length).toBeGreaterThanOrEqual(2);
    });

    it('finds its examples', () => {
      for (const [text, match] of identifier.examples.matching)
        expect([text, counted(identifier, text)]).toEqual([text, expect.arrayContaining([match])]);
    });

    it('leaves other texts alone', () => {
      for (const text of identifier.examples.clean)
        expect([text, counted(identifier, text)]).toEqual([text, []]);
    });
  });
});

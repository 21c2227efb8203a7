import fc from 'fast-check';
import RE2 from 're2';
import { describe, expect, it } from 'vitest';
import { regexEngine } from './installed-engine.ts';
import { re2Engine } from './re2.ts';
import { re2jsEngine } from './re2js.ts';

it('uses the compiled engine where it is installed', () => {
  expect(regexEngine.name).toBe('re2');
});

describe.each([re2Engine(RE2), re2jsEngine])('$name', (engine) => {
  const found = (pattern: string, text: string, ignoreCase = false) => {
    const compiled = engine.compile(pattern, { ignoreCase });
    const bytes = Buffer.from(text);
    const all: [number, number][] = [];
    for (let hit = compiled.find(bytes, 0); hit !== undefined; hit = compiled.find(bytes, hit.next))
      all.push([hit.start, hit.end]);
    return all;
  };

  it('reports positions in bytes', () => {
    expect(found('[0-9]+', 'é 12 日本 3')).toEqual([
      [3, 5],
      [13, 14],
    ]);
  });

  it('reports the first group where there is one and it took part', () => {
    expect(found('key=(\\w+)|none', 'key=abc none')).toEqual([
      [4, 7],
      [8, 12],
    ]);
  });

  it('steps over empty matches', () => {
    expect(found('a*', 'ba').length).toBeGreaterThan(0);
  });

  it('ignores case on request, in every script', () => {
    expect(found('straße|ключ', 'STRAßE КЛЮЧ')).toEqual([]);
    expect(found('straße|ключ', 'STRAßE КЛЮЧ', true)).toHaveLength(2);
  });

  it('knows which patterns of a set match', () => {
    const set = engine.set(['a+b', '\\d{3}', 'zzz'], { maxMemory: 8 << 20 });
    expect([...set.match(Buffer.from('12 aab 123'))].sort()).toEqual([0, 1]);
    expect([...set.match(Buffer.from(''))]).toEqual([]);
  });

  it('refuses what would need backtracking', () => {
    for (const pattern of ['(a)\\1', '(?=a)', '(?<!a)b', '('])
      expect(() => engine.compile(pattern)).toThrow();
  });
});

it('both engines find the same', () => {
  const atom = fc.constantFrom('a', 'b', '[0-9]', '\\d{2}', 'é', '(?:ab)', '\\b', '.', '\\s');
  const quantifier = fc.constantFrom('', '?', '*', '+', '{1,3}');
  const pattern = fc
    .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([one, many]) => (one === '\\b' ? one : `(?:${one})${many}`)).join(''));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', 'é', ' ', '日'), maxLength: 30 });
  const native = re2Engine(RE2);
  fc.assert(
    fc.property(pattern, text, (source, content) => {
      const bytes = Buffer.from(content);
      expect(re2jsEngine.compile(source).find(bytes, 0)).toEqual(native.compile(source).find(bytes, 0));
    }),
    { numRuns: 200 },
  );
});

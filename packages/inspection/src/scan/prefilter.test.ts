import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALL_IDENTIFIERS } from '../identifiers/all.ts';
import type { DataIdentifier } from '../identifiers/identifier.ts';
import { regexEngine } from '../regex/installed-engine.ts';
import { judge } from './judge.ts';
import { Keywords } from './keywords.ts';
import { Scanner } from './scanner.ts';

/** Tries every pattern at every place. */
function everything(identifiers: readonly DataIdentifier[], text: Buffer): string[] {
  const found = new Set<string>();
  for (const identifier of identifiers)
    for (const source of identifier.patterns) {
      const pattern = regexEngine.compile(source, { ignoreCase: identifier.ignoreCase ?? false });
      const judged = {
        identifier,
        keywords: new Keywords(identifier.keywords),
        needsKeyword: identifier.reported === 'narrow' && identifier.conclusive !== true,
        isExplained: false,
      };
      for (let hit = pattern.find(text, 0); hit !== undefined; hit = pattern.find(text, hit.next)) {
        const match = judge(judged, text, hit.start, hit.end, undefined);
        if (match !== undefined)
          found.add(`${identifier.id} ${match.start}–${match.end} ${match.confidence}`);
      }
    }
  return [...found].sort();
}

/** Every seventh, so that each group has some. */
const SOME = ALL_IDENTIFIERS.filter((_, index) => index % 7 === 3);

it('finds all that trying every pattern at every place finds', () => {
  const scanner = new Scanner(SOME);
  const texts = SOME.flatMap(({ examples }) => [
    ...examples.matching.map(([text]) => text),
    ...examples.clean,
  ]);
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('\n', ' and ', 'é, ', '日本語', 'x'.repeat(4090), ' '.repeat(32_700)),
    },
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = Buffer.from(pieces.join('\n'));
      const found = scanner
        .scan(text)
        .map(({ identifier, start, end, confidence }) => `${identifier.id} ${start}–${end} ${confidence}`);
      expect([...new Set(found)].sort()).toEqual(everything(SOME, text));
    }),
    { numRuns: 40 },
  );
});

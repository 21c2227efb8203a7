import { describe, expect, test } from 'vitest';
import { IndexFileError } from '../indexing/index-file.ts';
import { seededRandom } from '../random/seeded-random.ts';
import {
  type FingerprintIndex,
  FingerprintIndexBuilder,
  fingerprintIndexParts,
  readFingerprintIndex,
} from './fingerprint-index.ts';
import { matchFingerprints } from './match-fingerprints.ts';
import { fingerprintsOf } from './shingles.ts';
import { textsAbout } from './text-samples.ts';

const random = seededRandom(17);
const TEXTS = textsAbout(random, 60, 400);
const indexOf = (texts: readonly string[]) => {
  const builder = new FingerprintIndexBuilder();
  for (const [at, text] of texts.entries()) builder.add(`d${at}`, text);
  return builder.finish();
};
const INDEX = indexOf(TEXTS.slice(0, 30));
const sure = (text: string, index: FingerprintIndex = INDEX) =>
  matchFingerprints(index, text)
    .filter(({ isSure }) => isSure)
    .map(({ document }) => document);
const words = (text: string) => text.split(' ');

describe('a document is found', () => {
  test('as it is, in other case, punctuation and line breaks', () => {
    const text = TEXTS[4] ?? '';
    expect(matchFingerprints(INDEX, text)[0]).toMatchObject({
      document: 'd4',
      shareOfDocument: expect.closeTo(1),
      isSure: true,
    });
    expect(sure(text.toUpperCase().replaceAll(' ', '\n  ').replaceAll('.', ' –'))).toContain('d4');
  });

  test('by an excerpt of 50 words or 200 characters within another document', () => {
    for (let at = 0; at < 30; at += 1) {
      const excerpt = words(TEXTS[at] ?? '')
        .slice(100, 150)
        .join(' ');
      const around = TEXTS[30 + at] ?? '';
      const found = matchFingerprints(INDEX, `${around}\n\n${excerpt}\n\n${around.slice(0, 500)}`)[0];
      expect(found).toMatchObject({ document: `d${at}`, isSure: true });
      expect(found?.places.some(({ start }) => Math.abs(start - around.length) < 100)).toBe(true);
      const short = (TEXTS[at] ?? '').slice(700, 900);
      expect(sure(short)).toContain(`d${at}`);
    }
  });

  test('after 30 % of its words were replaced, removed or added', () => {
    let found = 0;
    for (let at = 0; at < 30; at += 1) {
      const other = words(TEXTS[30 + at] ?? '');
      const edited = words(TEXTS[at] ?? '').flatMap((word, place) => {
        if (random() > 0.3) return [word];
        const choice = random();
        const stranger = other[place % other.length] ?? '';
        return choice < 0.34 ? [stranger] : choice < 0.67 ? [] : [word, stranger];
      });
      if (sure(edited.join(' ')).includes(`d${at}`)) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(29);
  });

  test('in scripts without spaces', () => {
    const sentences = [
      '本契約は甲乙間の秘密保持について定める。',
      '乙は甲の事前の書面による承諾なく第三者に開示してはならない。',
      '有効期間は締結日から三年間とし、期間満了後も存続する。',
    ];
    const index = indexOf([sentences.join(''), TEXTS[0] ?? '']);
    expect(sure(`前文。${sentences[1]}${sentences[2]}以上。`, index)).toEqual(['d0']);
  });
});

test('other documents about the same are not found', () => {
  for (const text of TEXTS.slice(30)) expect(sure(text)).toEqual([]);
});

test('documents that are too short are refused', () => {
  const builder = new FingerprintIndexBuilder();
  expect(builder.add('short', 'Only a few words are in here')).toBe(false);
  expect(builder.documents).toBe(0);
});

test('what many documents have in common says nothing', () => {
  const footer = words(TEXTS[59] ?? '')
    .slice(0, 60)
    .join(' ');
  const index = indexOf(TEXTS.slice(0, 40).map((text) => `${text} ${footer}`));
  expect(sure(`Hello. ${footer}`, index)).toEqual([]);
});

test('fingerprints of a passage are the same wherever it is', () => {
  const passage = words(TEXTS[1] ?? '')
    .slice(0, 60)
    .join(' ');
  const around = new Set(fingerprintsOf(`${TEXTS[2]} ${passage} ${TEXTS[3]}`).map(({ hash }) => hash));
  const own = fingerprintsOf(passage);
  expect(own.filter(({ hash }) => around.has(hash)).length).toBeGreaterThan(own.length * 0.85);
});

test('the index is read as it was written', () => {
  const bytes = Buffer.concat(fingerprintIndexParts(INDEX));
  const read = readFingerprintIndex(bytes);
  expect(read.documents).toEqual(INDEX.documents);
  expect(sure(TEXTS[7] ?? '', read)).toEqual(['d7']);
  expect(() => readFingerprintIndex(bytes.subarray(0, bytes.length - 1))).toThrow(
    new IndexFileError('damaged'),
  );
});

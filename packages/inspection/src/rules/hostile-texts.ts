import { type Random, seededRandom } from '../random/seeded-random.ts';
import type { PatternNode } from './pattern-syntax.ts';

const SIZE = 4 * 1024;
const MOST_CHARACTERS = 24;
/** Of a repetition without an end. */
const REPEATED = 3;
const LONGEST_SAMPLE = 4000;

/**
 * Texts on which a pattern is likely to be slow: its own characters in any order, so that the automaton has many states; matches
 * that break off before their end; and one character again and again. The same for the same pattern.
 */
export function hostileTexts(tree: PatternNode): readonly string[] {
  const random = seededRandom(1);
  const characters = charactersOf(tree);
  const nearly = Array.from({ length: 4 }, () => sampleOf(tree, random, LONGEST_SAMPLE)).map((one) =>
    one.slice(0, -1),
  );
  const few = characters.slice(0, 2);
  return [
    randomText(characters, random),
    randomText(few, random),
    ...characters.slice(0, 3).map((one) => one.repeat(SIZE)),
    `${nearly.join('')}\u0001`.repeat(Math.ceil(SIZE / (nearly.join('').length + 1))).slice(0, SIZE),
    ...nearly
      .slice(0, 1)
      .map((one) => (one === '' ? '' : one.repeat(Math.ceil(SIZE / one.length)).slice(0, SIZE))),
  ].filter((text) => text !== '');
}

function randomText(characters: readonly string[], random: Random): string {
  if (characters.length === 0) return '';
  let text = '';
  while (text.length < SIZE) text += characters[Math.floor(random() * characters.length)] ?? '';
  return text;
}

function charactersOf(tree: PatternNode): readonly string[] {
  const found = new Set<string>();
  const visit = (node: PatternNode): void => {
    if (found.size >= MOST_CHARACTERS) return;
    switch (node.kind) {
      case 'empty':
        return;
      case 'character':
        for (const one of node.samples) found.add(one);
        return;
      case 'repeat':
        visit(node.of);
        return;
      case 'sequence':
      case 'choice':
        for (const one of node.of) visit(one);
    }
  };
  visit(tree);
  return [...found];
}

/** A text that matches, about, with at most so many characters. */
function sampleOf(node: PatternNode, random: Random, room: number): string {
  if (room <= 0) return '';
  switch (node.kind) {
    case 'empty':
      return '';
    case 'character':
      return node.samples[Math.floor(random() * node.samples.length)] ?? '';
    case 'choice': {
      const branch = node.of[Math.floor(random() * node.of.length)];
      return branch === undefined ? '' : sampleOf(branch, random, room);
    }
    case 'sequence': {
      let text = '';
      for (const one of node.of) text += sampleOf(one, random, room - text.length);
      return text;
    }
    case 'repeat': {
      const times = Number.isFinite(node.max) ? node.max : node.min + REPEATED;
      let text = '';
      for (let time = 0; time < times && text.length < room; time += 1) {
        const more = sampleOf(node.of, random, room - text.length);
        if (more === '') break;
        text += more;
      }
      return text;
    }
  }
}

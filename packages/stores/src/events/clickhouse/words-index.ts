import { TEXT_PARTS } from '@casbah/domain/filter/activity-fields';
import type { OwnCondition } from '@casbah/domain/filter/log-fields';
import { foldCase } from '@casbah/domain/filter/meets';
import { wildcardParts } from '@casbah/domain/filter/wildcard';
import { bound, joined, type Sql, sql } from './sql.ts';

/**
 * Conditions that the text index of `words` answers. The index knows whole words: runs of letters and digits. Within a
 * searched text, words with other characters on both sides are whole; the first and the last may be parts of longer ones.
 */

/** Maximum values of a condition that are looked up one by one. */
const MOST_LOOKED_UP = 8;
/** Parts of words shorter than this are in too many words. */
const SHORTEST_PART = 2;
/** Fields of few values, which are read faster; users, who are looked up by number; and addresses, which may be networks. */
const NOT_LOOKED_UP: ReadonlySet<string> = new Set(['user', 'app', 'activity', 'src_ip']);
const IN_WORDS: ReadonlySet<string> = new Set(TEXT_PARTS.filter((part) => !NOT_LOOKED_UP.has(part)));

/** Whether the words contain a text, folded. */
export function wordsContain(text: string): Sql {
  const looked = lookedUp(text);
  // A part of one word is found by the index alone.
  if (/^[a-z0-9]+$/.test(text)) return sql`words LIKE ${bound('String', `%${text}%`)}`;
  return joined([...looked, sql`position(words, ${bound('String', text)}) > 0`], ' AND ');
}

/**
 * What the words must contain for a condition on one of their parts to be met; undefined if that says nothing. Joined to
 * the condition by AND, it changes nothing but the time.
 */
export function hintOf(condition: OwnCondition): Sql | undefined {
  if (!IN_WORDS.has(condition.field)) return undefined;
  switch (condition.kind) {
    case 'in': {
      if (condition.values.length > MOST_LOOKED_UP) return undefined;
      const hints = condition.values.map((value) => lookedUp(asLine(foldCase(String(value)))));
      if (hints.some((hint) => hint.length === 0)) return undefined;
      return joined(
        hints.map((hint) => sql`(${joined(hint, ' AND ')})`),
        ' OR ',
      );
    }
    case 'text': {
      const wanted = foldCase(condition.value);
      const texts = condition.operator === 'like' ? textsOf(wanted) : [wanted];
      const hints = texts.flatMap(lookedUp);
      return hints.length === 0 ? undefined : joined(hints, ' AND ');
    }
    default:
      return undefined;
  }
}

/** A whole text is a line, so that its first and last words are whole. */
function asLine(text: string): string {
  return text === '' ? '' : `\n${text}\n`;
}

function textsOf(pattern: string): string[] {
  return wildcardParts(pattern).flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
}

/** Conditions for the index that every text containing this one meets. */
function lookedUp(text: string): Sql[] {
  const found = [...text.matchAll(/[a-z0-9]+/g)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const whole = found.filter(
    ({ from, to }) => isSeparator(text.at(from - 1), from) && isSeparator(text[to], 1),
  );
  const parts = found.filter((one) => !whole.includes(one) && one.word.length >= SHORTEST_PART);
  return [
    ...(whole.length === 0
      ? []
      : [
          sql`hasAllTokens(words, ${bound(
            'Array(String)',
            whole.map(({ word }) => word),
          )})`,
        ]),
    ...parts.map(({ word }) => sql`words LIKE ${bound('String', `%${word}%`)}`),
  ];
}

/** Whether a character certainly separates words: engines differ on underscores and letters beyond ASCII. */
function isSeparator(char: string | undefined, position: number): boolean {
  return position > 0 && char !== undefined && /^[\n\x20-\x2f\x3a-\x40\x5b-\x5e\x7b-\x7e]$/.test(char);
}

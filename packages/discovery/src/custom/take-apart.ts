import type { ParserSplit } from '@casbah/domain/custom-parser';
import { readCsv } from '../cores/csv.ts';
import { isJsonObject, readJson } from '../cores/json.ts';
import { unescaped } from '../cores/key-value.ts';
import { compilePattern } from './pattern.ts';

/** Maximum parts of a line to inspect. */
export const MOST_PARTS = 256;
/** Maximum nesting depth of objects and lists. */
const DEEPEST = 8;

/** Passes on each part of a line with its name. Returns whether the line could be split. */
export type TakeApart = (text: string, take: (part: string, value: string) => void) => boolean;

export function takerApart(split: ParserSplit): TakeApart {
  switch (split.kind) {
    case 'delimiter':
      return delimited(split.delimiter);
    case 'pairs':
      return (text, take) => takePairs(text, split, take);
    case 'json':
      return (text, take) => {
        const object = readJson(text, text.length - text.trimStart().length);
        if (object === undefined) return false;
        takeValues(object, '', 0, { left: MOST_PARTS }, take);
        return true;
      };
    case 'pattern':
      return patterned(split.pattern);
  }
}

function patterned(text: string): TakeApart {
  const compiled = compilePattern(text);
  if ('problem' in compiled) return () => false;
  return (line, take) => {
    const parts = compiled.read(line);
    if (parts === undefined) return false;
    for (const [part, value] of parts) take(part, value);
    return true;
  };
}

function delimited(delimiter: string): TakeApart {
  const values: string[] = [];
  return (text, take) => {
    const count = readCsv(text, 0, delimiter, values);
    if (count < 2) return false;
    for (let at = 0; at < count && at < MOST_PARTS; at += 1) take(String(at + 1), values[at] ?? '');
    return true;
  };
}

/** Keys precede the separator and have no spaces; words without a separator between pairs are skipped. */
function takePairs(
  text: string,
  { separator, sign }: { separator: string; sign: string },
  take: (part: string, value: string) => void,
): boolean {
  let at = 0;
  let pairs = 0;
  while (at < text.length && pairs < MOST_PARTS) {
    const equals = text.indexOf(sign, at);
    if (equals < 0) break;
    const before = text.slice(at, equals).trimEnd();
    const behind = before.lastIndexOf(separator);
    const key = before.slice(
      Math.max(behind < 0 ? 0 : behind + separator.length, before.lastIndexOf(' ') + 1),
    );
    const first = equals + sign.length;
    const close = text[first] === '"' ? closingQuote(text, first) : -1;
    const next = text.indexOf(separator, close < 0 ? first : close);
    const end = next < 0 ? text.length : next;
    const value = close < 0 ? text.slice(first, end).trim() : unescaped(text.slice(first + 1, close));
    if (key !== '') {
      take(key, value);
      pairs += 1;
    }
    at = end + separator.length;
  }
  return pairs > 0;
}

/** Closing quote for the one at `open`, neither escaped nor doubled; -1 without one. */
function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"') {
      if (text[at + 1] !== '"') return at;
      at += 1;
    }
  }
  return -1;
}

function takeValues(
  value: unknown,
  path: string,
  depth: number,
  room: { left: number },
  take: (part: string, value: string) => void,
): void {
  if (room.left === 0) return;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    room.left -= 1;
    take(path, String(value));
  } else if (depth < DEEPEST && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (room.left === 0) return;
      takeValues(item, `${path}[${index}]`, depth + 1, room, take);
    }
  } else if (depth < DEEPEST && isJsonObject(value))
    for (const [name, item] of Object.entries(value))
      takeValues(item, path === '' ? name : `${path}.${name}`, depth + 1, room, take);
}

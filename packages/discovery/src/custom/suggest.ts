import {
  type CustomParser,
  MOST_SAMPLES,
  PARSER_FIELDS,
  type ParserField,
  type ParserSplit,
} from '@casbah/domain/custom-parser';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import { authorityOf, ipOf } from '../fields/address.ts';
import { MEANINGS } from '../fields/log-record.ts';
import { usualPlace } from '../fields/usual-names.ts';
import { TimeReader } from '../time/time-reader.ts';
import { UTC } from '../time/zone.ts';
import { readSamples } from './read-samples.ts';
import { suggestPattern } from './suggest-pattern.ts';
import { MOST_PARTS, takerApart } from './take-apart.ts';
import { timePatternReader } from './time-pattern.ts';

/** Minimum values per line; fewer prove nothing, since any sentence has a comma. */
const FEWEST_PARTS = 3;
/** Share of lines that must have the same structure, allowing for a header and a broken line. */
const SHARE_ALIKE = 0.8;

/** Most likely first, because ties go to the first. Most lines contain spaces, so the space comes last. */
const DELIMITERS = ['\t', ';', '|', ',', ' '];
const SEPARATORS = ['|', ';', ',', '\t', ' '];
const SIGNS = ['=', ':'];
const KEY = /^[A-Za-z_][\w.-]{0,63}$/;

/**
 * Suggests structure and field meanings of lines, for review; undefined if none fits. Only certain meanings
 * are suggested, from a name or all values; bytes of unknown direction aren't.
 */
export function suggestParser(given: readonly string[], now: number): CustomParser | undefined {
  const lines = given.filter((line) => line.trim() !== '').slice(0, MOST_SAMPLES);
  const bySplit = suggestSplit(lines);
  const readBy = (parser: CustomParser): number =>
    readSamples(parser, lines, { timezone: 'UTC', now }).lines.filter(({ event }) => event !== null).length;
  const read = bySplit === undefined ? 0 : readBy(bySplit);
  if (read >= lines.length * SHARE_ALIKE) return bySplit;
  const byPattern = suggestPattern(lines);
  if (byPattern === undefined) return bySplit;
  return bySplit === undefined || readBy(byPattern) > read ? byPattern : bySplit;
}

function suggestSplit(lines: readonly string[]): CustomParser | undefined {
  const split = splitOf(lines);
  if (split === undefined) return undefined;
  if (split.kind !== 'delimiter') {
    const values = valuesByPart(split, lines);
    return { split, fields: withClock(namedFields(values.keys()), values) };
  }
  const heading = headingOf(split, lines);
  if (heading !== undefined) {
    const fields = [...heading.names].flatMap(([part, name]) =>
      namedFields([name]).map(({ field }) => ({ part, field })),
    );
    return {
      split,
      fields: withClock(onceEach(fields), valuesByPart(split, lines.slice(1))),
      skip: heading.skip,
    };
  }
  const values = valuesByPart(split, lines);
  const fields = fieldsByValue(values);
  const time = fields.find(({ field }) => field === 'time');
  const pattern = time === undefined ? undefined : dayFirstPattern(values.get(time.part) ?? []);
  return { split, fields, ...(pattern === undefined ? {} : { time_pattern: pattern }) };
}

function splitOf(lines: readonly string[]): ParserSplit | undefined {
  const alike = (fits: (line: string) => boolean): boolean =>
    lines.length > 0 && lines.filter(fits).length >= lines.length * SHARE_ALIKE;
  const json = { kind: 'json' } as const;
  if (alike((line) => takerApart(json)(line, () => {}))) return json;
  for (const separator of SEPARATORS)
    for (const sign of SIGNS) {
      const split = { kind: 'pairs', separator, sign } as const;
      if (alike((line) => isMadeOfPairs(split, line))) return split;
    }
  let best: { split: ParserSplit; parts: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const split = { kind: 'delimiter', delimiter } as const;
    const counts = lines.map((line) => partsOf(split, line).length);
    const parts = mostFrequent(counts);
    const fit = counts.filter((count) => count === parts).length;
    if (parts < FEWEST_PARTS || fit < lines.length * SHARE_ALIKE) continue;
    // With any other delimiter, times and browsers contain spaces.
    if (best === undefined || (parts > best.parts && delimiter !== ' ')) best = { split, parts };
  }
  return best?.split;
}

/** Several distinct keys, with almost nothing between the pairs. */
function isMadeOfPairs(split: Extract<ParserSplit, { kind: 'pairs' }>, line: string): boolean {
  const parts = partsOf(split, line);
  const keys = parts.map(([key]) => key);
  const pieces = line.split(split.separator).length;
  return (
    parts.length >= FEWEST_PARTS &&
    keys.every((key) => KEY.test(key)) &&
    new Set(keys).size === keys.length &&
    // Allows a time before the pairs and values with spaces, but not a URL with a query among plain values.
    parts.length * 3 >= pieces
  );
}

function partsOf(split: ParserSplit, line: string): [part: string, value: string][] {
  const parts: [string, string][] = [];
  takerApart(split)(line, (part, value) => parts.push([part, value]));
  return parts;
}

function valuesByPart(split: ParserSplit, lines: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const line of lines)
    for (const [part, value] of partsOf(split, line)) {
      const own = values.get(part) ?? [];
      if (!isAbsent(value)) own.push(value);
      values.set(part, own);
    }
  return values;
}

/** Part names from the first line, if it is a header: it has two common names and no time or address. */
function headingOf(
  split: ParserSplit,
  [first, ...others]: readonly string[],
): { names: Map<string, string>; skip: string } | undefined {
  if (first === undefined || others.length === 0) return undefined;
  const names = new Map(partsOf(split, first));
  const known = [...names.values()].filter((name) => fieldOfName(name) !== undefined);
  const skip = names.get('1') ?? '';
  const isName = [...names.values()].every((name) => name === '' || /^["\s#]*[A-Za-z]/.test(name));
  if (known.length < 2 || !isName || skip === '' || !first.startsWith(skip)) return undefined;
  return others.some((line) => line.startsWith(skip)) ? undefined : { names, skip: skip.slice(0, 64) };
}

function fieldOfName(name: string): { field: ParserField; rank: number } | undefined {
  const place = usualPlace(name);
  if (place === undefined) return undefined;
  // A time without a zone is read in the same way.
  const field = PARSER_FIELDS.find(
    (one) => MEANINGS[one] === (place.index === MEANINGS.epoch ? MEANINGS.time : place.index),
  );
  return field === undefined ? undefined : { field, rank: place.rank };
}

/** Of names with the same meaning, prefers the most specific. */
function namedFields(names: Iterable<string>): CustomParser['fields'] {
  return [...names]
    .flatMap((part) => {
      const found = fieldOfName(part);
      return found === undefined ? [] : [{ part, ...found }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PARTS / 2)
    .map(({ part, field }) => ({ part, field }));
}

/** Next to a date, a field called time is the time of day. */
function withClock(
  fields: CustomParser['fields'],
  values: ReadonlyMap<string, readonly string[]>,
): CustomParser['fields'] {
  const has = (wanted: ParserField): boolean => fields.some(({ field }) => field === wanted);
  if (!has('date') || has('clock')) return fields;
  return fields.map(({ part, field }) => ({
    part,
    field: field === 'time' && values.get(part)?.some(isTime) !== true ? 'clock' : field,
  }));
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE']);

/**
 * Condition on all values of a part for each field. A field goes to the first part that fits, addresses to
 * the first two.
 */
const SIGNS_OF_FIELDS: readonly [field: ParserField, fits: (value: string) => boolean][] = [
  ['time', isTime],
  ['src_ip', (value) => ipOf(value) !== undefined],
  ['dst_ip', (value) => ipOf(value) !== undefined],
  ['url', (value) => /^[a-z]{2,8}:\/\/\S+$/i.test(value)],
  ['user_agent', (value) => value.startsWith('Mozilla/')],
  ['method', (value) => METHODS.has(value.toUpperCase())],
  ['user', (value) => /^[\w.-]+\\[^\\\s]+$/.test(value) || /^[^@\s]+@[\w-]+(?:\.[\w-]+)+$/.test(value)],
  ['host', isHostName],
  ['action', (value) => /^[A-Za-z_ -]{2,24}$/.test(value) && actionOf(value) !== 'other'],
];

function fieldsByValue(values: ReadonlyMap<string, readonly string[]>): CustomParser['fields'] {
  const fields: CustomParser['fields'] = [];
  const given = new Set<string>();
  for (const [field, fits] of SIGNS_OF_FIELDS) {
    const found = [...values].find(
      ([part, own]) => !given.has(part) && own.length > 0 && own.every((value) => fits(value)),
    );
    if (found === undefined) continue;
    given.add(found[0]);
    fields.push({ part: found[0], field });
  }
  return fields;
}

function isTime(value: string): boolean {
  return value.length >= 10 && !Number.isNaN(new TimeReader(UTC, Date.UTC(2100, 0)).read(value));
}

function isHostName(value: string): boolean {
  const authority = authorityOf(value);
  return authority !== null && !authority.isIp && /\.[a-z][a-z0-9-]+$/.test(authority.host);
}

/** If any date can only be day first, all are; otherwise those up to the 12th would be misread. */
function dayFirstPattern(values: readonly string[]): string | undefined {
  return ['dd/MM/yyyy HH:mm:ss', 'dd/MM/yyyy HH:mm'].find((pattern) => {
    const read = timePatternReader(pattern);
    return values.length > 0 && values.every((value) => read(value) !== undefined) && values.some(isDayFirst);
  });
}

const isDayFirst = (value: string): boolean => Number(value.slice(0, 2)) > 12;

function onceEach(fields: CustomParser['fields']): CustomParser['fields'] {
  const parts = new Set<string>();
  return fields.filter(({ part }) => !parts.has(part) && parts.add(part) !== undefined);
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

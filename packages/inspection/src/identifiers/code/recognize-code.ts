import { C_LIKE } from './c-like.ts';
import { DECLARATIVE } from './declarative.ts';
import type { CodeKind, Language } from './language.ts';
import { SCRIPTING } from './scripting.ts';

export const LANGUAGES: readonly Language[] = [...C_LIKE, ...SCRIPTING, ...DECLARATIVE];

export interface RecognizedCode {
  /** `id` of one of `LANGUAGES`. */
  readonly language: string;
  readonly name: string;
  readonly kind: CodeKind;
  /** Of the lines looked at, without empty ones and comments, the share that is code: 0 to 1. */
  readonly share: number;
  /** Lines that are code. */
  readonly lines: number;
}

/** What is looked at: characters, then lines evenly from it, then characters of each. */
const LOOKED_AT = 64 * 1024;
const LINES = 240;
const LINE_LENGTH = 200;
/** Lines that choose the languages for which all lines are looked at. */
const FIRST_LOOK = 48;
const FINALISTS = 6;

/** What it takes: weight of signs, how many different ones, and the share of lines. */
interface Bar {
  readonly weight: number;
  readonly kinds: number;
  readonly share: number;
}
const WITHOUT_NAME: Bar = { weight: 6, kinds: 2, share: 0.45 };
/** The file's name says the same. */
const WITH_NAME: Bar = { weight: 3, kinds: 1, share: 0.25 };

interface Score {
  readonly language: Language;
  readonly weight: number;
  readonly kinds: number;
  readonly claimed: number;
  readonly counted: number;
}

/**
 * Whether a text is source code, and in which language. Undefined for prose, logs, tables and Markdown with short snippets. Pure; reads the
 * first 64 KiB. `fileName` is a hint: with the right one, less evidence is enough.
 */
export function recognizeCode(text: string, fileName?: string): RecognizedCode | undefined {
  const lines = sampledLines(text.slice(0, LOOKED_AT));
  if (lines.length === 0 || isMarkdown(lines, fileName)) return undefined;
  const prose = lines.map(isProse);
  const scores = new Map(
    finalists(lines, prose, fileName).map((language) => [language.id, scoreOf(language, lines, prose)]),
  );
  let best: { readonly score: Score; readonly value: number } | undefined;
  for (const score of scores.values()) {
    const total = withBase(score, scores);
    const isNamed = fileName !== undefined && score.language.files.test(fileName);
    const bar = isNamed ? WITH_NAME : WITHOUT_NAME;
    if (total === undefined || total.weight < bar.weight) continue;
    if (total.kinds < bar.kinds && !isUniform(total)) continue;
    if (total.claimed < bar.share * total.counted) continue;
    const value = total.weight * (isNamed ? 1.5 : 1);
    if (best === undefined || value > best.value) best = { score: total, value };
  }
  if (best === undefined) return undefined;
  const { language, claimed, counted } = best.score;
  return {
    language: language.id,
    name: language.name,
    kind: language.kind,
    share: claimed / counted,
    lines: claimed,
  };
}

/** One kind of sign is enough where nearly every line has it: a file of imports, of declarations. */
const isUniform = ({ language, weight, claimed, counted }: Score): boolean =>
  language.kind === 'program' && claimed >= 0.9 * counted && weight >= 2 * counted;

/** The languages with the most signs in some of the lines, those they extend, and those that the name speaks for. */
function finalists(
  lines: readonly string[],
  prose: readonly boolean[],
  fileName: string | undefined,
): Language[] {
  const step = Math.max(1, Math.floor(lines.length / FIRST_LOOK));
  const some = lines.filter((_, index) => index % step === 0);
  const proseOfSome = prose.filter((_, index) => index % step === 0);
  const best = LANGUAGES.map((language) => ({
    language,
    weight: scoreOf(language, some, proseOfSome).weight,
  }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, FINALISTS)
    .map(({ language }) => language.id);
  const bases = LANGUAGES.filter(
    ({ id, files }) => best.includes(id) || (fileName !== undefined && files.test(fileName)),
  ).map((language) => language.extends);
  return LANGUAGES.filter(
    ({ id, files }) =>
      best.includes(id) || bases.includes(id) || (fileName !== undefined && files.test(fileName)),
  );
}

/** Signs of the base count for a language that extends it, if it has signs of its own in at least one line of ninety. */
function withBase(score: Score, scores: ReadonlyMap<string, Score>): Score | undefined {
  const base = score.language.extends === undefined ? undefined : scores.get(score.language.extends);
  if (base === undefined) return score;
  if (score.weight < Math.max(3, score.counted / 30)) return undefined;
  return {
    ...score,
    weight: score.weight + base.weight,
    kinds: score.kinds + base.kinds,
    claimed: Math.max(score.claimed, base.claimed),
  };
}

function scoreOf(language: Language, lines: readonly string[], prose: readonly boolean[]): Score {
  const kinds = new Set<number>();
  let weight = 0;
  let claimed = 0;
  let counted = 0;
  for (const [index, line] of lines.entries()) {
    if (language.comments.test(line)) continue;
    counted += 1;
    if (prose[index]) continue;
    let found = 0;
    for (const [kind, [sign, worth]] of language.signs.entries())
      if (worth > found && sign.test(line)) {
        found = worth;
        kinds.add(kind);
      }
    weight += found;
    if (found > 0 || language.fits?.test(line)) claimed += 1;
  }
  return { language, weight, kinds: kinds.size, claimed, counted };
}

/** Lines that aren't empty. Code without line breaks is broken after its statements. */
function sampledLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isMinified = lines.length > 0 && text.length / lines.length > LINE_LENGTH;
  const all = isMinified ? text.split(/(?<=[;{}])/).filter((line) => line.trim() !== '') : lines;
  const step = Math.max(1, all.length / LINES);
  const sampled: string[] = [];
  for (let at = 0; at < all.length; at += step) sampled.push(tidied(all[Math.floor(at)] ?? ''));
  return sampled;
}

/** Without long stretches of spaces, which cost expressions much and say nothing. */
const tidied = (line: string): string =>
  line
    .slice(0, LINE_LENGTH)
    .trimEnd()
    .replace(/^(\s{8})\s+/, '$1')
    .replace(/(\S)\s{2,}/g, '$1 ');

const WORDS_OF_PROSE =
  /(?:^|[\s"“(])(?:the|and|that|with|this|from|have|will|your|which|there|their|should|would|when|they|were|been|der|die|das|und|nicht|eine?|wird|sich|auch|sind|les|des|une|pour|dans|est|que|sont|avec|los|las|una|para|con|del|por|como|più|sono)(?=[\s,.;:!?)"”]|$)/gi;

const LOG_LINE = /^\s*\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:|[A-Z][a-z]{2}\s+\d{1,2}\s\d\d:\d\d:)/;

/** A sentence or a piece of one, mostly words and some that only sentences have; or a line of a log. */
function isProse(line: string): boolean {
  if (LOG_LINE.test(line)) return true;
  const words = line.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < 6) return false;
  const signs = line.match(/[{}();=<>[\]$_#\\|&*+@]/g)?.length ?? 0;
  if (signs > words / 3) return false;
  return (line.match(WORDS_OF_PROSE)?.length ?? 0) >= 1;
}

const MARKDOWN =
  /^#{1,6}\s+\S|^```|^~~~|^\s*[-*]\s+\[[^\]]*\]\(|^\[[^\]]+\]:\s|\]\(https?:|^\|.*\|$|^={3,}$|^>\s/;

/** Markdown has headings, fences and links; its snippets are not the document. A text of one fence is code. */
function isMarkdown(lines: readonly string[], fileName: string | undefined): boolean {
  if (fileName !== undefined && /\.(?:md|markdown|rst|adoc|txt|log|csv|tsv)$/i.test(fileName)) return true;
  const marks = lines.filter((line) => MARKDOWN.test(line)).length;
  const fences = lines.filter((line) => /^(?:```|~~~)/.test(line)).length;
  return fences > 0 ? marks >= 2 && marks / lines.length > 0.01 : marks / lines.length > 0.25;
}

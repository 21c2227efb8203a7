import { ALL_FORMATS } from './content-rule.ts';
import { FILE_EXTENSION, hasExtension } from './pattern/file-extension.ts';

export const DATA_FILTER_LIMITS = {
  filters: 200,
  conditions: 50,
  valuesPerCondition: 500,
  nameLength: 200,
} as const;

/**
 * A kind of files. Each criterion that is present must match; a list matches if any of its values does. Empty lists are
 * like absent ones.
 */
export interface FileCondition {
  readonly mode: 'include' | 'exclude';
  readonly formats?: readonly { readonly class: string; readonly format: string }[] | undefined;
  /** One to three groups of up to 3 characters, such as `pdf` or `tar.gz` (PF-V061). */
  readonly extensions?: readonly string[] | undefined;
  /** File names: `*` is any characters, `?` one; case is ignored. */
  readonly names?: readonly string[] | undefined;
  /** In bytes, inclusive. */
  readonly minSize?: number | undefined;
  readonly maxSize?: number | undefined;
  readonly encrypted?: boolean | undefined;
}

/** Which files a profile inspects: those of any `include` condition (all, if there is none), without those of an `exclude`. */
export interface DataFilter {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly conditions: readonly FileCondition[];
}

/** A file as the filter sees it. */
export interface FilteredFile {
  /** Without folders; empty for text without a file. */
  readonly name: string;
  readonly class: string;
  readonly format: string;
  /** In bytes; absent if unknown: size limits then match. */
  readonly size?: number | undefined;
  readonly isEncrypted: boolean;
}

export function isInspected({ conditions }: Pick<DataFilter, 'conditions'>, file: FilteredFile): boolean {
  const included = conditions.filter(({ mode }) => mode === 'include');
  const excluded = conditions.filter(({ mode }) => mode === 'exclude');
  return (
    (included.length === 0 || included.some((one) => matchesFile(one, file))) &&
    !excluded.some((one) => matchesFile(one, file))
  );
}

function matchesFile(condition: FileCondition, file: FilteredFile): boolean {
  const { formats = [], extensions = [], names = [], minSize, maxSize, encrypted } = condition;
  const isFormat = formats.some(
    (one) => one.class === file.class && (one.format === ALL_FORMATS || one.format === file.format),
  );
  return (
    (formats.length === 0 || isFormat) &&
    (extensions.length === 0 || hasExtension(file.name, extensions)) &&
    (names.length === 0 || names.some((pattern) => matchesName(pattern, file.name))) &&
    (minSize === undefined || file.size === undefined || file.size >= minSize) &&
    (maxSize === undefined || file.size === undefined || file.size <= maxSize) &&
    (encrypted === undefined || encrypted === file.isEncrypted)
  );
}

/** `*` is any characters, `?` one. In time proportional to both lengths: a pattern of many `*` can't stall it. */
export function matchesName(pattern: string, name: string): boolean {
  const wanted = [...pattern.toLowerCase()];
  const given = [...name.toLowerCase()];
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < given.length; ) {
    if (wanted[at] === '*') {
      star = at++;
      resume = index;
    } else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === given[index])) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resume;
    } else return false;
  }
  while (wanted[at] === '*') at++;
  return at === wanted.length;
}

export interface DataFilterProblem {
  readonly error:
    | 'NO_CONDITION'
    | 'TOO_MANY_CONDITIONS'
    | 'EMPTY_CONDITION'
    | 'TOO_MANY_VALUES'
    | 'INVALID_EXTENSION'
    | 'INVALID_NAME'
    | 'INVALID_SIZE';
  /** Index of the condition; absent for the filter itself. */
  readonly condition?: number;
  readonly value?: string;
}

/** All problems of a filter's conditions, in order. */
export function dataFilterProblems({
  conditions,
}: Pick<DataFilter, 'conditions'>): readonly DataFilterProblem[] {
  const problems: DataFilterProblem[] = [];
  if (conditions.length === 0) problems.push({ error: 'NO_CONDITION' });
  if (conditions.length > DATA_FILTER_LIMITS.conditions) problems.push({ error: 'TOO_MANY_CONDITIONS' });
  for (const [condition, one] of conditions.entries()) {
    const { formats = [], extensions = [], names = [], minSize, maxSize, encrypted } = one;
    const lists: readonly (readonly unknown[])[] = [formats, extensions, names];
    if (
      lists.every(({ length }) => length === 0) &&
      [minSize, maxSize, encrypted].every((it) => it === undefined)
    )
      problems.push({ error: 'EMPTY_CONDITION', condition });
    if (lists.some(({ length }) => length > DATA_FILTER_LIMITS.valuesPerCondition))
      problems.push({ error: 'TOO_MANY_VALUES', condition });
    for (const value of extensions)
      if (!FILE_EXTENSION.accepts(value.replace(/^\./, '')))
        problems.push({ error: 'INVALID_EXTENSION', condition, value });
    for (const value of names)
      if (value.trim() === '' || [...value].length > DATA_FILTER_LIMITS.nameLength)
        problems.push({ error: 'INVALID_NAME', condition, value });
    if (![minSize, maxSize].every(isSize) || (minSize ?? 0) > (maxSize ?? Number.POSITIVE_INFINITY))
      problems.push({ error: 'INVALID_SIZE', condition });
  }
  return problems;
}

const isSize = (size: number | undefined): boolean =>
  size === undefined || (Number.isSafeInteger(size) && size >= 0);

import type { DataFilterAnswer } from '@casbah/contract/content-definitions';
import { ALL_FORMATS } from '@casbah/domain/content-rule';

export type Condition = DataFilterAnswer['conditions'][number];

/** A condition as the form holds it: sizes in kilobytes as typed, formats as `class/format`. */
export interface ConditionDraft {
  readonly key: string;
  readonly mode: Condition['mode'];
  readonly formats: readonly string[];
  readonly extensions: readonly string[];
  readonly names: readonly string[];
  readonly minSize: string;
  readonly maxSize: string;
  readonly encrypted: 'any' | 'yes' | 'no';
}

const KILOBYTE = 1024;

export function newCondition(): ConditionDraft {
  return {
    key: crypto.randomUUID(),
    mode: 'include',
    formats: [],
    extensions: [],
    names: [],
    minSize: '',
    maxSize: '',
    encrypted: 'any',
  };
}

export const formatKey = (fileClass: string, format: string): string => `${fileClass}/${format}`;
export const allFormatsKey = (fileClass: string): string => formatKey(fileClass, ALL_FORMATS);

export function draftOfCondition(condition: Condition): ConditionDraft {
  const { mode, formats = [], extensions = [], names = [], minSize, maxSize, encrypted } = condition;
  return {
    key: crypto.randomUUID(),
    mode,
    formats: formats.map((one) => formatKey(one.class, one.format)),
    extensions,
    names,
    minSize: sizeText(minSize),
    maxSize: sizeText(maxSize),
    encrypted: encrypted === undefined ? 'any' : encrypted ? 'yes' : 'no',
  };
}

/** The condition of the request; criteria that aren't used are left out. */
export function conditionOf(draft: ConditionDraft): Condition {
  const minSize = bytesOf(draft.minSize);
  const maxSize = bytesOf(draft.maxSize);
  return {
    mode: draft.mode,
    ...(draft.formats.length === 0 ? {} : { formats: draft.formats.map(formatOf) }),
    ...(draft.extensions.length === 0 ? {} : { extensions: [...draft.extensions] }),
    ...(draft.names.length === 0 ? {} : { names: [...draft.names] }),
    ...(minSize === undefined ? {} : { minSize }),
    ...(maxSize === undefined ? {} : { maxSize }),
    ...(draft.encrypted === 'any' ? {} : { encrypted: draft.encrypted === 'yes' }),
  };
}

/** Whether a size is empty or a number of kilobytes, with either decimal separator. */
export const isSizeText = (text: string): boolean => /^\s*(\d{1,12}([.,]\d{0,6})?)?\s*$/.test(text);

function bytesOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return typed === '' || !isSizeText(text) ? undefined : Math.round(Number(typed) * KILOBYTE);
}

function sizeText(bytes: number | undefined): string {
  return bytes === undefined ? '' : String(Math.round((bytes / KILOBYTE) * 1e6) / 1e6);
}

function formatOf(key: string): { class: string; format: string } {
  const slash = key.indexOf('/');
  return { class: key.slice(0, slash), format: key.slice(slash + 1) };
}

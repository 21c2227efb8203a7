import { ALL_FORMATS, type Rule, type RuleType } from '@casbah/domain/content-rule';

/** A value that a rule can look for. */
export interface RuleChoice {
  key: string;
  label: string;
  /** Second, smaller line. */
  detail?: string | undefined;
}

export interface FileClass {
  key: string;
  label: string;
  formats: readonly RuleChoice[];
}

/** Choices for rules. Expressions are typed, all others selected. */
export interface RuleChoices {
  /** Available types; all by default. */
  types?: readonly RuleType[] | undefined;
  options: Readonly<Partial<Record<Exclude<RuleType, 'regex' | 'file_format'>, readonly RuleChoice[]>>>;
  fileClasses: readonly FileClass[];
}

export function optionsOf(choices: RuleChoices, type: RuleType): readonly RuleChoice[] {
  return type === 'regex' || type === 'file_format' ? [] : (choices.options[type] ?? []);
}

/** Display name of a value; its key if no longer listed. */
export function valueName(choices: RuleChoices, type: RuleType, value: string): string {
  const known: readonly { key: string; label: string }[] =
    type === 'file_format' ? choices.fileClasses : optionsOf(choices, type);
  return known.find(({ key }) => key === value)?.label ?? value;
}

/** Name of a rule's format; `undefined` for all formats of a class, or without one. */
export function formatName(choices: RuleChoices, { value, fileFormat }: Rule): string | undefined {
  if (fileFormat === undefined || fileFormat === ALL_FORMATS) return undefined;
  const formats = choices.fileClasses.find(({ key }) => key === value)?.formats ?? [];
  return formats.find(({ key }) => key === fileFormat)?.label ?? fileFormat;
}

import { ALL_FORMATS, type Rule, type RuleType } from '@casbah/domain/content-rule';

/** One thing a rule can look for. */
export interface RuleChoice {
  key: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
}

export interface FileClass {
  key: string;
  label: string;
  formats: readonly RuleChoice[];
}

/** What there is to choose from. Expressions are written, everything else is chosen. */
export interface RuleChoices {
  /** Types that are offered; all where absent. */
  types?: readonly RuleType[] | undefined;
  options: Readonly<Partial<Record<Exclude<RuleType, 'regex' | 'file_format'>, readonly RuleChoice[]>>>;
  fileClasses: readonly FileClass[];
}

export function optionsOf(choices: RuleChoices, type: RuleType): readonly RuleChoice[] {
  return type === 'regex' || type === 'file_format' ? [] : (choices.options[type] ?? []);
}

/** What is looked for, as people know it; what isn't on the list anymore, by its key. */
export function valueName(choices: RuleChoices, type: RuleType, value: string): string {
  const known: readonly { key: string; label: string }[] =
    type === 'file_format' ? choices.fileClasses : optionsOf(choices, type);
  return known.find(({ key }) => key === value)?.label ?? value;
}

/** The name of a rule's format; `undefined` for all of its class, and where it has none. */
export function formatName(choices: RuleChoices, { value, fileFormat }: Rule): string | undefined {
  if (fileFormat === undefined || fileFormat === ALL_FORMATS) return undefined;
  const formats = choices.fileClasses.find(({ key }) => key === value)?.formats ?? [];
  return formats.find(({ key }) => key === fileFormat)?.label ?? fileFormat;
}

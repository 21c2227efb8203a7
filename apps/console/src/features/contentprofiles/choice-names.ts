import type { ContentChoices } from '@casbah/contract/contentprofiles';
import type { RuleChoice, RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';

/** Names in the reader's language. Unknown keys, such as those of a newer server, are shown as they are. */
export interface ChoiceNames {
  risk: (risk: ContentChoices['risks'][number]) => string;
  group: (group: string) => string;
  fileClass: (fileClass: string) => string;
  country: (code: string) => string;
}

/** What the rule builder offers, with aliases first among data identifiers. */
export function ruleChoices(from: ContentChoices, names: ChoiceNames): RuleChoices {
  const aliases = from.aliases.map(({ key, label }) => ({ key, label }));
  return {
    options: {
      risk_type: from.risks.map((key) => ({ key, label: names.risk(key) })),
      content_type: from.content_types,
      dictionary: from.dictionaries,
      predefined_dictionary: from.predefined_dictionaries,
      predefined_term: [...aliases, ...identifierChoices(from, names)],
      training_profile: from.ml_profiles,
      index: from.indexes,
      reusable_rule: from.reusable_rules,
    },
    fileClasses: from.file_classes.map(({ key, formats }) => ({
      key,
      label: names.fileClass(key),
      formats: formats.map((format) => ({ key: format.key, label: format.label.toUpperCase() })),
    })),
  };
}

/** Data identifiers with their group and country. */
export function identifierChoices(
  { data_identifiers }: Pick<ContentChoices, 'data_identifiers'>,
  names: Pick<ChoiceNames, 'group' | 'country'>,
): readonly RuleChoice[] {
  return data_identifiers.map(({ key, label, group, country }) => ({
    key,
    label,
    detail: [names.group(group), ...(country === null ? [] : [names.country(country)])].join(' · '),
  }));
}

import type { RuleLine } from '@casbah/domain/content-rule';
import { type RuleChoices, valueName } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { TYPE_WORDS } from '@casbah/widgets/rule-builder/rule-words.ts';
import type { IntlShape } from 'react-intl';

/** A line in a few words: “Dictionary · Project names, Code words”. */
export function lineText(
  intl: Pick<IntlShape, 'formatMessage' | 'formatList'>,
  { ruleType, rules }: Pick<RuleLine, 'ruleType' | 'rules'>,
  choices: RuleChoices,
): string {
  const type = intl.formatMessage({ id: TYPE_WORDS[ruleType].name });
  const values = rules.map(({ value }) => valueName(choices, ruleType, value));
  return `${type} · ${intl.formatList(values, { type: 'unit' })}`;
}

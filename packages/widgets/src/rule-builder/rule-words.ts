import { MATCH_COUNT, REGEX_MAX_LENGTH, type RuleType } from '@casbah/domain/content-rule';
import { truncate } from '@casbah/domain/format/text';
import type { IntlShape } from 'react-intl';
import type { EntryProblem } from './line-draft.ts';

export interface TypeWords {
  name: string;
  /** Description in the type list. */
  detail: string;
  /** Between its name and its values. */
  verb: string;
}

/** Message IDs of rule types. */
export const TYPE_WORDS: Readonly<Record<RuleType, TypeWords>> = {
  risk_type: {
    name: 'widgets.rules.risk',
    detail: 'widgets.rules.riskDetail',
    verb: 'widgets.rules.is',
  },
  content_type: {
    name: 'widgets.rules.content',
    detail: 'widgets.rules.contentDetail',
    verb: 'widgets.rules.is',
  },
  dictionary: {
    name: 'widgets.rules.dictionary',
    detail: 'widgets.rules.dictionaryDetail',
    verb: 'widgets.rules.matches',
  },
  predefined_dictionary: {
    name: 'widgets.rules.predefinedDictionary',
    detail: 'widgets.rules.predefinedDictionaryDetail',
    verb: 'widgets.rules.matches',
  },
  predefined_term: {
    name: 'widgets.rules.predefinedTerms',
    detail: 'widgets.rules.predefinedTermsDetail',
    verb: 'widgets.rules.matches',
  },
  file_format: {
    name: 'widgets.rules.fileFormat',
    detail: 'widgets.rules.fileFormatDetail',
    verb: 'widgets.rules.is',
  },
  regex: {
    name: 'widgets.rules.regex',
    detail: 'widgets.rules.regexDetail',
    verb: 'widgets.rules.matches',
  },
  training_profile: {
    name: 'widgets.rules.mlProfile',
    detail: 'widgets.rules.mlProfileDetail',
    verb: 'widgets.rules.fits',
  },
  index: {
    name: 'widgets.rules.index',
    detail: 'widgets.rules.indexDetail',
    verb: 'widgets.rules.matches',
  },
  reusable_rule: {
    name: 'widgets.rules.reusableRule',
    detail: 'widgets.rules.reusableRuleDetail',
    verb: 'widgets.rules.matches',
  },
};

/** Error message of an entry with a suggestion. `name`: display name of the affected value. */
export function problemWords({ formatMessage }: IntlShape, { error }: EntryProblem, name = ''): string {
  const value = truncate(name);
  switch (error) {
    case 'MATCHES_LIMIT_ERROR':
      return formatMessage({ id: 'widgets.rules.MATCHES_LIMIT_ERROR' }, MATCH_COUNT);
    case 'MATCHES_DECIMAL_ERROR':
      return formatMessage({ id: 'widgets.rules.MATCHES_DECIMAL_ERROR' });
    case 'INVALID_REG_EXP_LENGTH':
      return formatMessage({ id: 'widgets.rules.INVALID_REG_EXP_LENGTH' }, { max: REGEX_MAX_LENGTH });
    case 'RULE_ALREADY_ADDED':
      return formatMessage({ id: 'widgets.rules.RULE_ALREADY_ADDED' });
    case 'DUPLICATE_FILE_FORMAT':
      return formatMessage({ id: 'widgets.rules.DUPLICATE_FILE_FORMAT' });
    case 'DUPLICATE_TYPE_RULE':
      return formatMessage({ id: 'widgets.rules.DUPLICATE_TYPE_RULE' }, { type: value });
    case 'NO_DUP_RULE_ALLOWED':
      return formatMessage({ id: 'widgets.rules.NO_DUP_RULE_ALLOWED' }, { value });
    case 'NO_EMPTY_RULE_ALLOED':
      return formatMessage({ id: 'widgets.rules.NO_EMPTY_RULE_ALLOED' });
    case 'SELECT_FILE_FORMAT':
      return formatMessage({ id: 'widgets.rules.SELECT_FILE_FORMAT' });
    case 'DUPLICATE_IGNORE_STRING':
      return formatMessage({ id: 'widgets.rules.DUPLICATE_IGNORE_STRING' });
  }
}

import type { Operator } from '@casbah/domain/filter/operator';
import type { FilterError, FilterErrorCode } from '@casbah/domain/filter/parse';
import type { IntlShape } from 'react-intl';

export const OPERATOR_WORDS: Readonly<Record<Operator, string>> = {
  is: 'widgets.filter.is',
  isNot: 'widgets.filter.isNot',
  gt: 'widgets.filter.gt',
  gte: 'widgets.filter.gte',
  lt: 'widgets.filter.lt',
  lte: 'widgets.filter.lte',
  contains: 'widgets.filter.contains',
  notContains: 'widgets.filter.notContains',
  starts: 'widgets.filter.starts',
  notStarts: 'widgets.filter.notStarts',
  ends: 'widgets.filter.ends',
  notEnds: 'widgets.filter.notEnds',
  like: 'widgets.filter.like',
  notLike: 'widgets.filter.notLike',
  filled: 'widgets.filter.filled',
  empty: 'widgets.filter.empty',
};

/** Operators shown as symbols in a token and as words in the list. */
export const OPERATOR_SIGNS: Partial<Readonly<Record<Operator, string>>> = {
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
};

const ERROR_WORDS: Readonly<Record<FilterErrorCode, string>> = {
  unknown_field: 'widgets.filter.error.unknownField',
  field_expected: 'widgets.filter.error.fieldExpected',
  operator_expected: 'widgets.filter.error.operatorExpected',
  operator_not_for_field: 'widgets.filter.error.operatorNotForField',
  value_expected: 'widgets.filter.error.valueExpected',
  unknown_value: 'widgets.filter.error.unknownValue',
  number_expected: 'widgets.filter.error.numberExpected',
  time_expected: 'widgets.filter.error.timeExpected',
  unknown_unit: 'widgets.filter.error.unknownUnit',
  empty_list: 'widgets.filter.error.emptyList',
  unclosed_quote: 'widgets.filter.error.unclosedQuote',
  bad_escape: 'widgets.filter.error.badEscape',
  unclosed_parenthesis: 'widgets.filter.error.unclosedParenthesis',
  and_or_expected: 'widgets.filter.error.andOrExpected',
  unexpected: 'widgets.filter.error.unexpected',
  too_deep: 'widgets.filter.error.tooDeep',
  too_many_values: 'widgets.filter.error.tooManyValues',
  too_long: 'widgets.filter.error.tooLong',
};

/** Maximum suggestions in an error; a longer list goes unread. */
const MOST_SUGGESTIONS = 6;

/** Message for a filter error, with a suggestion. */
export function errorWords({ formatMessage }: IntlShape, error: FilterError, text: string): string {
  const part = text.slice(error.position, error.position + error.length);
  // If every field would be allowed, listing them all doesn't help.
  const helps = error.code !== 'unknown_field' || error.expected.length <= MOST_SUGGESTIONS;
  const expected = helps ? error.expected.slice(0, MOST_SUGGESTIONS).join(', ') : '';
  return formatMessage(
    { id: ERROR_WORDS[error.code] },
    { part, hasExpected: expected === '' ? 'no' : 'yes', expected },
  );
}

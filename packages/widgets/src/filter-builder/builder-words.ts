import type { PatternError } from '@casbah/domain/filter/attribute';
import type { BlockOperator, FilterType } from '@casbah/domain/filter/model';
import type { PatternKey } from '@casbah/domain/filter/pattern';
import type { IntlShape } from 'react-intl';
import { OPERATOR_WORDS } from '../filter-bar/filter-words.ts';

/** Comparison labels for days: a day isn't “more than” another. */
const DAY_WORDS: Partial<Readonly<Record<BlockOperator, string>>> = {
  is: 'widgets.filterBuilder.onDay',
  lt: 'widgets.filterBuilder.before',
  gt: 'widgets.filterBuilder.after',
};

export function operatorId(operator: BlockOperator, type: FilterType): string {
  if (operator === 'between') return 'widgets.filterBuilder.between';
  return (type === 'date' ? DAY_WORDS[operator] : undefined) ?? OPERATOR_WORDS[operator];
}

const PATTERN_WORDS: Readonly<Record<PatternKey, string>> = {
  number: 'widgets.filterBuilder.pattern.number',
  public_ip: 'widgets.filterBuilder.pattern.public_ip',
  ip: 'widgets.filterBuilder.pattern.ip',
  subnet: 'widgets.filterBuilder.pattern.subnet',
  public_ip_or_subnet: 'widgets.filterBuilder.pattern.public_ip_or_subnet',
  ip_or_subnet: 'widgets.filterBuilder.pattern.ip_or_subnet',
  email: 'widgets.filterBuilder.pattern.email',
  domain: 'widgets.filterBuilder.pattern.domain',
};

/** Error message of a value: the attribute's own, if any. */
export function patternWords({ formatMessage }: IntlShape, error: PatternError): string {
  if (error.problem === 'too_short')
    return formatMessage({ id: 'widgets.filterBuilder.tooShort' }, { count: error.minLength });
  if (error.message !== undefined) return error.message;
  return formatMessage({
    id: error.regexKey === undefined ? 'widgets.filterBuilder.pattern.other' : PATTERN_WORDS[error.regexKey],
  });
}

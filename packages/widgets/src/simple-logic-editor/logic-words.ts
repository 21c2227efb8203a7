import { truncate } from '@casbah/domain/format/text';
import { LOGIC_LIMITS, type LogicBrackets, type LogicError } from '@casbah/domain/rule-logic';
import type { IntlShape } from 'react-intl';

/** Error message of a logic expression with position and suggestion. Positions count characters from 1. */
export function logicErrorWords(
  { formatMessage }: IntlShape,
  { code, position, length }: LogicError,
  text: string,
  brackets: LogicBrackets,
): string {
  const at = { place: position + 1, part: truncate(text.slice(position, position + length), 30) };
  switch (code) {
    case 'EMPTY':
      return formatMessage({ id: 'widgets.logic.EMPTY' });
    case 'BRACKET_NOT_CLOSED':
      return formatMessage({ id: 'widgets.logic.BRACKET_NOT_CLOSED' }, at);
    case 'BRACKET_NOT_OPENED':
      return formatMessage({ id: 'widgets.logic.BRACKET_NOT_OPENED' }, at);
    case 'WRONG_BRACKET':
      return formatMessage(
        { id: 'widgets.logic.WRONG_BRACKET' },
        { brackets: brackets === 'square' ? '[ ]' : '( )' },
      );
    case 'UNKNOWN_RULE':
      return formatMessage({ id: 'widgets.logic.UNKNOWN_RULE' }, at);
    case 'RULE_EXPECTED':
      return length === 0
        ? formatMessage({ id: 'widgets.logic.ruleExpectedAtEnd' })
        : formatMessage({ id: 'widgets.logic.RULE_EXPECTED' }, at);
    case 'OPERATOR_EXPECTED':
      return formatMessage({ id: 'widgets.logic.OPERATOR_EXPECTED' }, at);
    case 'NOT_NOT_ALLOWED':
      return formatMessage({ id: 'widgets.logic.NOT_NOT_ALLOWED' });
    case 'TOO_LONG':
      return formatMessage({ id: 'widgets.logic.TOO_LONG' }, { max: LOGIC_LIMITS.length });
    case 'TOO_DEEP':
      return formatMessage({ id: 'widgets.logic.TOO_DEEP' }, { max: LOGIC_LIMITS.depth });
  }
}

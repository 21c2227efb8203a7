import type { BlockOperator } from '@casbah/domain/filter/model';
import { OPERATOR_SIGNS, OPERATOR_WORDS } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Comparison of a saved filter's block, in a word; empty if field and value say it all. */
export function useOperatorWord(): (operator: BlockOperator) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (operator) =>
      operator === 'is' || operator === 'between'
        ? ''
        : (OPERATOR_SIGNS[operator] ?? formatMessage({ id: OPERATOR_WORDS[operator] })),
    [formatMessage],
  );
}

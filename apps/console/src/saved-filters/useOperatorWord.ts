import type { BlockOperator } from '@casbah/domain/filter/model';
import { OPERATOR_SIGNS, OPERATOR_WORDS } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** How a block of a saved filter compares, in a word; nothing where its field and value say all. */
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

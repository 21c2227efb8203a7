import { matches, type PatternName } from '@casbah/domain/pattern/patterns';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Error of a field whose text doesn't match its pattern; `undefined` if it does. Its page must load
 * `patternWords`.
 */
export function usePattern(): (name: PatternName, given: string) => string | undefined {
  const intl = useIntl();
  return useCallback(
    (name, given) => (matches(name, given) ? undefined : intl.formatMessage({ id: `pattern.${name}` })),
    [intl],
  );
}

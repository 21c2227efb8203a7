import { matches, type PatternName } from '@casbah/domain/pattern/patterns';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What a field is told that does not hold what its pattern wants; `undefined` where it does. Its page brings `patternWords`. */
export function usePattern(): (name: PatternName, given: string) => string | undefined {
  const intl = useIntl();
  return useCallback(
    (name, given) => (matches(name, given) ? undefined : intl.formatMessage({ id: `pattern.${name}` })),
    [intl],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ruleChoices } from './choice-names.ts';
import { choicesQuery } from './queries.ts';
import { useChoiceNames } from './useChoiceNames.ts';

/** What rules can look for, with names in the reader's language; undefined until it has loaded. */
export function useRuleChoices() {
  const names = useChoiceNames();
  const { data, error, refetch } = useQuery(choicesQuery);
  const choices = useMemo(() => (data === undefined ? undefined : ruleChoices(data, names)), [data, names]);
  return { choices, data, names, error, refetch };
}

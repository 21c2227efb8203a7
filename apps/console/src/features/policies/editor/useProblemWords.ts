import type { PolicyProblem } from '@casbah/domain/policy/parse-policy';
import type { administrationErrorWords } from '@casbah/messages/every-area';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { errorWords } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../../words/useWords.ts';
import { useFieldName } from '../explain/useFieldName.ts';

/** What is wrong with a definition, in words. `text`: of the condition, if that can't be read. */
export function useProblemWords(): (problem: PolicyProblem, text?: string) => string {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords | typeof administrationErrorWords>();
  const intl = useIntl();
  const fieldName = useFieldName();
  return useCallback(
    (problem, text = '') => {
      switch (problem.code) {
        case 'condition':
          return errorWords(intl, problem.error, text);
        case 'field':
          return say('problem.policy.field', { field: fieldName(problem.field) });
        case 'response':
          return say('problem.policy.response', { response: say(`policy.response.${problem.response}`) });
        case 'time_zone':
          return say('policy.schedule.zone.wrong');
        case 'file_size':
        case 'empty_window':
        case 'empty_schedule':
        case 'repeated_exception':
          return say(`problem.policy.${problem.code}`);
      }
    },
    [say, intl, fieldName],
  );
}

import { useCallback } from 'react';
import { useWords } from './useWords.ts';

/** Label of the logging device's action; the log's own word if unknown. */
export function useActionName(): (action: string) => string {
  const say = useWords();
  return useCallback(
    (action) => {
      switch (action) {
        case 'allowed':
        case 'blocked':
        case 'warned':
        case 'authenticated':
        case 'other':
          return say(`audit.action.${action}`);
        case '':
          return say('audit.value.none');
        default:
          return action;
      }
    },
    [say],
  );
}

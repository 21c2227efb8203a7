import type { TryPattern } from '@casbah/widgets/rule-builder/PatternTrial.tsx';
import { useCallback } from 'react';
import { call } from '../../request/api.ts';
import { useProblemWords } from '../../words/error-words.ts';

/** Tests an expression on the server. Why it is refused is in the reader's language. */
export function useTryPattern(): TryPattern {
  const wordsOf = useProblemWords();
  return useCallback(
    async (pattern, text, signal) => {
      const body = { pattern, text, ignore_case: true };
      const { problem, problem_words, count, matches } = await call(
        'POST /protect/patterns/try',
        { body },
        { signal },
      );
      if (problem === null) return { count, matches };
      const words = problem_words === null ? '' : wordsOf(problem_words);
      // The sentence around it ends with its own full stop.
      return { error: (words === '' ? problem : words).replace(/[.。]$/u, '') };
    },
    [wordsOf],
  );
}

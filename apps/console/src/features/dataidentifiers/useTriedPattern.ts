import { REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../request/api.ts';

/** Pause in typing before the pattern is tried, in milliseconds. */
const PAUSE = 300;

/** Runs a pattern on texts shortly after one of them changes; a result per text, undefined for empty ones. */
export function useTriedPattern(pattern: string, ignoreCase: boolean, texts: readonly string[]) {
  const now = JSON.stringify({ pattern, ignoreCase, texts });
  const [asked, setAsked] = useState(() => ({ pattern, ignoreCase, texts }));
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(now)), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  return useQueries({
    queries: asked.texts.map((text) => tried(asked.pattern, asked.ignoreCase, text)),
  });
}

function tried(pattern: string, ignore_case: boolean, text: string) {
  return queryOptions({
    queryKey: ['tried-pattern', pattern, ignore_case, text],
    queryFn: ({ signal }) =>
      call('POST /protect/patterns/try', { body: { pattern, ignore_case, text } }, { signal }),
    enabled: pattern !== '' && pattern.length <= REGEX_MAX_LENGTH && text !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

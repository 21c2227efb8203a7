import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../request/api.ts';

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 250;

/** What a parser makes of lines, a moment after either has changed. */
export function usePreview(
  definition: CustomParser,
  tests: readonly ParserTest[],
  lines: readonly string[],
  /** Of times that carry none. */
  timezone = 'UTC',
) {
  const now = JSON.stringify({ definition, tests, lines, timezone });
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  return useQuery({
    queryKey: ['parser-preview', asked],
    queryFn: ({ signal }) =>
      call(
        'POST /admin/parsers/preview',
        { body: { definition, tests: [...tests], lines: [...lines], timezone } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

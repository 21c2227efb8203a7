import type { CustomParser, ParserTest } from '@casbah/domain/custom-parser';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../request/api.ts';

/** Pause in typing before the preview is requested, in milliseconds. */
const PAUSE = 250;

/** Parse results of lines, updated shortly after parser or lines change. */
export function usePreview(
  definition: CustomParser,
  tests: readonly ParserTest[],
  lines: readonly string[],
  /** For timestamps that have none. */
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

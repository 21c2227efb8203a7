import { MOST_SAMPLES } from '@casbah/domain/custom-parser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** Invalidated together with sources by the live stream. */
export const parsersQuery = queryOptions({
  queryKey: ['datasources', 'parsers'],
  queryFn: ({ signal }) => call('GET /admin/parsers', {}, { signal }),
});

/** Refetches parsers, and the formats that sources can use. */
export async function refreshParsers(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: parsersQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['formats'] }),
  ]);
}

/** Current version of a parser. Fetched on each opening, so the editor's content is never replaced while editing. */
export function parserQuery(id: string) {
  return queryOptions({
    queryKey: ['parser-edited', id],
    queryFn: ({ signal }) => call('GET /admin/parsers/{id}', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A source with some of its rejected lines, of one reason or all. */
export function unreadQuery(source: string, reason: string | undefined) {
  return queryOptions({
    queryKey: ['parser-unread', source, reason],
    queryFn: async ({ signal }) => {
      const params = { id: source };
      const [of, { reasons }] = await Promise.all([
        call('GET /admin/datasources/{id}', { params }, { signal }),
        call('GET /admin/datasources/{id}/rejects', { params, query: { samples: MOST_SAMPLES } }, { signal }),
      ]);
      const wanted = reasons.filter((one) => reason === undefined || one.reason === reason);
      const lines = wanted.flatMap(({ samples }) => samples.map(({ text }) => text));
      return { source: of, lines: lines.slice(0, MOST_SAMPLES) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

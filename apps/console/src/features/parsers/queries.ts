import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** Told to be old with the sources, by the live stream. */
export const parsersQuery = queryOptions({
  queryKey: ['datasources', 'parsers'],
  queryFn: ({ signal }) => call('GET /admin/parsers', {}, { signal }),
});

/** Parsers are other ones now, and so are the formats that a source may have. */
export async function refreshParsers(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: parsersQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['formats'] }),
  ]);
}

/** Some of the lines of a source that could not be read. */
export async function rejectedLinesOf(source: string): Promise<string[]> {
  const { reasons } = await call('GET /admin/datasources/{id}/rejects', {
    params: { id: source },
    query: { samples: 10 },
  });
  return reasons.flatMap(({ samples }) => samples.map(({ text }) => text));
}

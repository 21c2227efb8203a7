import type { Datasource } from '@casbah/contract/datasources';
import { loadStatusOf } from '@casbah/domain/datasource';
import { isManyAside } from './state.ts';
import type { Upload } from './uploads.ts';

/** What the list of sources is narrowed by: `attention` is what does not go on by itself. */
export const SOURCE_STATES = ['attention', 'moving', 'read', 'waiting'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

type Uploading = Pick<Upload, 'datasourceId' | 'state'>;

/** How a source stands, with what this browser sends to it. */
export function stateOf(
  { id, status, loads, events, rejects, signs }: Datasource,
  uploads: readonly Uploading[],
): SourceState {
  if (uploads.some(({ datasourceId, state }) => datasourceId === id && state !== 'failed')) return 'moving';
  switch (loadStatusOf(status)) {
    case 'queued':
    case 'processing':
      return 'moving';
    case 'failed':
      return 'attention';
    case 'pending':
      return loads === 0 ? 'waiting' : 'attention';
    case 'completed':
      return signs === 0 && isManyAside(events, rejects) ? 'attention' : 'read';
  }
}

/** The sources whose name holds a text, in one state. */
export function sourcesFound(
  sources: readonly Datasource[],
  { q, state }: { q?: string | undefined; state?: SourceState | undefined },
  uploads: readonly Uploading[],
): readonly Datasource[] {
  const wanted = q?.trim().toLocaleLowerCase() ?? '';
  return sources.filter(
    (source) =>
      source.name.toLocaleLowerCase().includes(wanted) &&
      (state === undefined || stateOf(source, uploads) === state),
  );
}

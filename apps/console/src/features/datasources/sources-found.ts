import type { Datasource } from '@casbah/contract/datasources';
import { loadStatusOf } from '@casbah/domain/datasource';
import { type SourceState, sourceState } from '@casbah/domain/source-state';
import type { Upload } from './uploads.ts';

type Uploading = Pick<Upload, 'datasourceId' | 'state'>;

/** Status of a source, including uploads from this browser. */
export function stateOf(source: Datasource, uploads: readonly Uploading[]): SourceState {
  if (uploads.some(({ datasourceId, state }) => datasourceId === source.id && state !== 'failed'))
    return 'moving';
  const { status, loads, events, rejects, signs } = source;
  return sourceState({ status: loadStatusOf(status), loads, events, rejects, signs });
}

/** Sources filtered by name and status. */
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

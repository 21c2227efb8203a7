import type { Datasource, Load } from '@casbah/contract/datasources';
import { loadStatusOf } from '@casbah/domain/datasource';
import { isManyAside } from '@casbah/domain/source-state';
import type { datasourcesWords } from '@casbah/messages/datasources';
import type { IdOf } from '@casbah/messages/word-part';
import type { Tone } from '@casbah/widgets/chip/Chip.tsx';
import type { WordValues } from '../../words/useWords.ts';
import type { Upload } from './uploads.ts';

/** A state as text, with its color and progress. */
export interface StateView {
  tone: Tone;
  words: { id: IdOf<typeof datasourcesWords>; values?: WordValues };
  /** Progress from 0 to 1, while something is running. */
  progress?: number;
}

function asideView({ events, rejects, signs }: Pick<Load, 'events' | 'rejects' | 'signs'>): StateView {
  // Most lines of a server's log aren't identity mappings, so many rejected lines are normal.
  if (signs > 0) return { tone: 'low', words: { id: 'datasources.state.read' } };
  if (rejects > 0 && events === 0)
    return { tone: 'high', words: { id: 'datasources.state.allAside', values: { count: rejects } } };
  if (isManyAside(events, rejects))
    return { tone: 'medium', words: { id: 'datasources.state.someAside', values: { count: rejects } } };
  if (rejects > 0)
    return { tone: 'low', words: { id: 'datasources.state.readAside', values: { count: rejects } } };
  return { tone: 'low', words: { id: 'datasources.state.read' } };
}

/** Status text of a file. `percent` formats a share in the reader's language, `sayReason` a job's error. */
export function loadView(
  load: Load,
  upload: Upload | undefined,
  percent: (share: number) => string,
  sayReason: (error: NonNullable<Load['error']>) => string,
): StateView {
  const status = loadStatusOf(load.status);
  switch (status) {
    case 'pending': {
      const share = load.size === 0 ? 0 : Math.max(load.bytes_received, upload?.sent ?? 0) / load.size;
      if (upload === undefined || upload.state === 'failed')
        return {
          tone: 'medium',
          words: { id: 'datasources.state.stopped', values: { share: percent(share) } },
        };
      if (upload.state === 'interrupted')
        return { tone: 'medium', words: { id: 'datasources.state.interrupted' }, progress: share };
      return {
        tone: 'info',
        words: { id: 'datasources.state.uploading', values: { share: percent(share) } },
        progress: share,
      };
    }
    case 'queued':
      return { tone: 'info', words: { id: 'datasources.state.queued' } };
    case 'processing':
      return {
        tone: 'low',
        words: { id: 'datasources.state.processing', values: { share: percent(load.progress) } },
        progress: load.progress,
      };
    case 'failed':
      return {
        tone: 'high',
        words: { id: 'datasources.state.failed', values: { reason: sayReason(load.error ?? 'internal') } },
      };
    case 'completed':
      if (load.duplicate_of !== null)
        return { tone: 'neutral', words: { id: 'datasources.state.duplicate' } };
      return asideView(load);
  }
}

/** Status of a source: of its unfinished file, otherwise of its data. Failed only if no file could be read. */
export function sourceView(
  source: Datasource,
  loads: readonly Load[],
  uploads: readonly Upload[],
  percent: (share: number) => string,
  sayReason: (error: NonNullable<Load['error']>) => string,
): StateView {
  const own = uploads.filter(({ datasourceId, state }) => datasourceId === source.id && state !== 'failed');
  if (own.length > 0) {
    const size = own.reduce((sum, one) => sum + one.size, 0);
    const share = size === 0 ? 0 : own.reduce((sum, one) => sum + one.sent, 0) / size;
    if (own.every(({ state }) => state === 'interrupted'))
      return { tone: 'medium', words: { id: 'datasources.state.interrupted' }, progress: share };
    return {
      tone: 'info',
      words: { id: 'datasources.state.uploading', values: { share: percent(share) } },
      progress: share,
    };
  }
  const status = loadStatusOf(source.status);
  const load = loads.find((one) => one.status === source.status);
  switch (status) {
    case 'pending':
      if (source.loads === 0 || load === undefined)
        return { tone: 'neutral', words: { id: 'datasources.state.waiting' } };
      return loadView(load, undefined, percent, sayReason);
    case 'queued':
      return { tone: 'info', words: { id: 'datasources.state.queued' } };
    case 'processing': {
      const share = load?.progress ?? 0;
      return {
        tone: 'low',
        words: { id: 'datasources.state.processing', values: { share: percent(share) } },
        progress: share,
      };
    }
    case 'failed':
      return {
        tone: 'high',
        words: { id: 'datasources.state.failed', values: { reason: sayReason(load?.error ?? 'internal') } },
      };
    case 'completed':
      return asideView(source);
  }
}

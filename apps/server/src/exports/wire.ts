import type { ExportJob } from '@casbah/contract/exports';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { StoredExport } from '@casbah/stores/control/exports/exports';

/** Name of an export's file in the file store. */
export function exportFileOf({ tenant_id, id }: Pick<StoredExport, 'tenant_id' | 'id'>): string {
  return `exports/${tenant_id}/${id}`;
}

export function exportAnswer(stored: StoredExport): ExportJob {
  const { question, rows, total, bytes, state } = stored;
  const share = total === null ? null : total === 0 ? 1 : Math.min(1, rows / total);
  return {
    id: stored.id,
    list: stored.list,
    format: stored.format,
    gzip: stored.gzip,
    columns: question.columns === null ? null : [...question.columns],
    from: isoTime(question.from),
    to: isoTime(question.to),
    filter: question.filter,
    state,
    error: stored.error,
    rows,
    total,
    progress: state === 'ready' ? 1 : share,
    bytes,
    estimated_bytes:
      state === 'ready'
        ? bytes
        : share === null || share === 0 || bytes === 0
          ? null
          : Math.round(bytes / share),
    file_name: stored.file_name,
    created_on: isoTime(stored.created_on),
    finished_on: isoTimeOrNull(stored.finished_on),
    expires_on: isoTimeOrNull(stored.expires_on),
  };
}

import type { ExportedListName } from '@casbah/domain/export';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { ExportedList } from './exported-list.ts';
import type { ExportLinks } from './links.ts';
import type { RequesterParts } from './requester.ts';

/** Queue of the jobs that write exports. */
export const EXPORT_QUEUE = 'exports.write';

export interface ExportsParts extends RequesterParts {
  files: Pick<FileStore, 'read' | 'remove' | 'size'>;
  lists: Readonly<Record<ExportedListName, ExportedList>>;
  links: ExportLinks;
}

import { FileSends } from '../../request/file-sends.ts';
import { sendBytes } from '../../request/send-bytes.ts';
import { refreshIndexes } from './queries.ts';

export const documentSends = new FileSends();

/** Adds documents to a fingerprint index, by its id. */
export async function addDocuments(id: string, files: readonly File[]): Promise<void> {
  await documentSends.add(id, files, (file) =>
    sendBytes(
      'POST /protect/indices/{id}/documents',
      { params: { id }, query: { file_name: file.name } },
      file,
    ),
  );
  await refreshIndexes();
}

import type { InspectedDocument } from '@casbah/contract/inspection';
import { sendBytes } from '../../request/send-bytes.ts';

/** Inspects text as it is. */
export async function inspectText(text: string, signal: AbortSignal): Promise<readonly InspectedDocument[]> {
  const { documents } = await sendBytes(
    'POST /api/inspect',
    { query: { as: 'text', include: 'text' } },
    new Blob([text]),
    { signal },
  );
  return documents;
}

/** Inspects files one after the other, so that the first result shows while the next is read. */
export async function inspectFiles(
  files: readonly File[],
  onDocument: (document: InspectedDocument) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) {
    const query = { file: file.name, include: 'text' };
    const { documents } = await sendBytes('POST /api/inspect', { query }, file, { signal });
    for (const document of documents) onDocument(document);
  }
}

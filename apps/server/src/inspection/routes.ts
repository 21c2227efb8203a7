import { availableParallelism } from 'node:os';
import {
  DOCUMENTS_MAX,
  type InspectedDocument,
  type inspectionCalls,
  TEXT_BODY_MAX_BYTES,
  TEXT_MAX,
} from '@casbah/contract/inspection';
import { whileItArrives } from '../http/arriving-body.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Inspection } from './inspection.ts';
import { uploadedDocuments } from './uploaded-documents.ts';

/** Documents inspected at the same time: one core is left for everything else. */
export const THREADS = Math.max(1, availableParallelism() - 1);

export function inspectionHandlers(
  inspection: Inspection,
  /** Maximum stall of a body, in milliseconds. */
  bodyPatience: number,
): Handlers<typeof inspectionCalls> {
  return {
    'POST /api/inspect': async ({ session, body, query, headers }) => {
      const { inspect } = await inspection.of(session.tenant, {
        maxFindings: query.max_findings,
        maxText: query.include === 'text' ? TEXT_MAX : 0,
      });
      const arriving = whileItArrives(body, { ms: bodyPatience, for: 'each chunk' });
      if (query.as === 'text') return { documents: [await inspect({ text: await textOf(arriving) })] };
      const contentType = headers['content-type'] ?? '';
      if (!/^multipart\/form-data\b/i.test(contentType))
        return { documents: [await inspect({ name: query.file, bytes: arriving })] };
      const documents: InspectedDocument[] = [];
      for await (const document of uploadedDocuments(arriving, contentType)) {
        if (documents.length === DOCUMENTS_MAX)
          throw new ApiFailure('TOO_MANY_DOCUMENTS', { max: DOCUMENTS_MAX });
        documents.push(await inspect(document));
      }
      if (documents.length === 0) throw new ApiFailure('NOTHING_TO_INSPECT');
      return { documents };
    },
  };
}

/** Throws `TOO_LARGE`. */
async function textOf(arriving: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving) {
    size += chunk.length;
    if (size > TEXT_BODY_MAX_BYTES) throw new ApiFailure('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

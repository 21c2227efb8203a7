import type { exportsCalls } from '@casbah/contract/exports';
import { EXPORT_DOWNLOAD_MS, EXPORT_LIMITS, exportFile } from '@casbah/domain/export';
import type { StoredExport } from '@casbah/stores/control/exports/exports';
import { actorOf } from '../http/actor.ts';
import { change } from '../http/change.ts';
import type { Handlers, StreamedAnswer } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import { DownloadSlots } from './download-slots.ts';
import { gzipped } from './gzipped.ts';
import type { ExportsParts } from './parts.ts';
import type { ExportsService } from './service.ts';
import { exportAnswer } from './wire.ts';

const DONE = { api_response: 'success' } as const;
const GZIP = 'application/gzip';

export function exportsHandlers(
  service: ExportsService,
  parts: Pick<ExportsParts, 'control' | 'clock' | 'lists'>,
): Handlers<typeof exportsCalls> {
  const slots = new DownloadSlots();

  const fileOf = async (
    request: Parameters<typeof actorOf>[0] & { session: Identity },
    found: StoredExport,
  ): Promise<StreamedAnswer> => {
    const { format, gzip, list, created_on: time, file_name: fileName } = found;
    const content = slots.hold(request.session, await service.open(actorOf(request), found));
    return { content, fileName, mediaType: exportFile(list, { format, gzip, time }).mediaType };
  };

  return {
    'GET /exports/activities': async (request) => {
      const { session, reach, query } = request;
      const { format, columns, ...asked } = query;
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(EXPORT_DOWNLOAD_MS)]);
      const opened = await parts.lists.activities.open({
        session,
        reach,
        query: asked,
        columns: columnsIn(columns),
        signal,
      });
      await change(parts, actorOf(request), async (_tx, { record }) =>
        record({
          event: 'export.streamed',
          details: { list: 'activities', format, filter: query.filter ?? '' },
        }),
      );
      const gzip = query.gzip && format !== 'parquet';
      const { name, mediaType } = exportFile('activities', { format, gzip, time: parts.clock() });
      const bytes = opened.write(format);
      return {
        content: slots.hold(session, gzip ? gzipped(bytes) : bytes),
        fileName: name,
        mediaType,
      };
    },

    'POST /exports': async (request) => exportAnswer(await service.start(request, request.body)),

    'GET /exports': async ({ session }) => ({
      exports: (await service.list(session)).map(exportAnswer),
      limit: EXPORT_LIMITS.jobsPerPerson,
    }),

    'GET /exports/{id}': async ({ session, params }) => exportAnswer(await service.find(session, params.id)),

    'DELETE /exports/{id}': async (request) => {
      await service.remove(request.session, actorOf(request), request.params.id);
      return DONE;
    },

    'GET /exports/{id}/link': async (request) => ({
      ...DONE,
      ...(await service.link(request.session, actorOf(request), request.params.id)),
    }),

    'DELETE /exports/{id}/link': async (request) => {
      await service.revokeLinks(request.session, actorOf(request), request.params.id);
      return DONE;
    },

    'GET /exports/{id}/content': async (request) => {
      const { session, params, query } = request;
      return fileOf(request, await service.byLink(session, params.id, query));
    },

    'GET /eslogs/download_export/': async (request) => {
      const found = await service.find(request.session, request.query.req_id);
      const answer = await fileOf(request, found);
      if (found.gzip) return answer;
      return {
        content: gzipped(bytesOf(answer.content)),
        fileName: `${found.file_name}.gz`,
        mediaType: GZIP,
      };
    },

    // The guard has refused another company's `tenant`.
    'GET /detect/export_logs': async (request) =>
      fileOf(request, await service.findByFile(request.session, request.query.file)),
  };
}

async function* bytesOf(content: StreamedAnswer['content']): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

function columnsIn(text: string | undefined): string[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? null : given;
}

import type { decisionsCalls } from '@casbah/contract/decisions';
import { MOST_FEEDS } from '@casbah/domain/block-list';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { Feeds } from './feeds.ts';
import type { BlockLists } from './lists.ts';
import type { DecisionsService, ExportedDecision } from './service.ts';

export interface DecisionsArea {
  lists: BlockLists;
  feeds: Feeds;
  decisions: DecisionsService;
}

const COLUMNS = [
  ...(['number', 'kind', 'made_on', 'by', 'alert_rule', 'service_id', 'service'] as const),
  ...(['from', 'to', 'reason', 'until'] as const),
] as const;

/** Products fetch every few minutes; more from one address suggests token guessing. */
const READS_PER_MINUTE = 60;

export function decisionsHandlers({
  lists,
  feeds,
  decisions,
}: DecisionsArea): Handlers<typeof decisionsCalls> {
  return {
    'GET /risks/decisions': async ({ session }) => ({
      api_response: 'success',
      decisions: await lists.counts(session.tenant),
      formats: lists.formats(),
    }),

    'POST /risks/decisions': async (request) => ({
      api_response: 'success',
      ...(await decisions.decide(actorOf(request), request.body)),
    }),

    'POST /risks/decisions/preview': async ({ session, body }) => ({
      api_response: 'success',
      effect: await decisions.preview(session.tenant, body),
    }),

    'POST /risks/decisions/undo': async (request) => ({
      api_response: 'success',
      ...(await decisions.undo(actorOf(request), request.body.entries)),
    }),

    'GET /risks/decisions/current': async ({ session, query, reach }) => ({
      api_response: 'success',
      current: await decisions.current(session.tenant, query.service_id, reach),
    }),

    'GET /risks/decisions/log': async ({ session, query, reach }) => ({
      api_response: 'success',
      ...(await decisions.log(session.tenant, query, reach)),
    }),

    'GET /risks/decisions/log/export': async ({ session, query, reach }) => ({
      content: csvOf(decisions.exported(session.tenant, query, reach)),
      fileName: 'decisions.csv',
    }),

    'GET /risks/blocklist': async ({ session, query }) => ({
      api_response: 'success',
      list: await lists.preview(session.tenant, query.format, query.kind),
    }),

    'GET /risks/blocklist/file': async ({ session, query }) => {
      const { text, fileName } = await lists.file(session.tenant, query.format, query.kind);
      return { content: [text], fileName };
    },

    'GET /risks/feeds': async ({ session }) => ({
      api_response: 'success',
      feeds: await feeds.list(session.tenant),
      limit: MOST_FEEDS,
    }),

    'POST /risks/feeds': async (request) => ({
      api_response: 'success',
      ...(await feeds.make(actorOf(request), request.body)),
    }),

    'POST /risks/feeds/{id}/token': async (request) => ({
      api_response: 'success',
      path: await feeds.renew(actorOf(request), request.params.id),
    }),

    'DELETE /risks/feeds/{id}': async (request) => {
      await feeds.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /feeds/{token}': {
      handle: async ({ params, address }) => {
        const { text, etag } = await feeds.read(params.token, address);
        return { content: [text], etag };
      },
      perMinute: READS_PER_MINUTE,
    },
  };
}

async function* csvOf(pieces: AsyncIterable<readonly ExportedDecision[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const piece of pieces)
    yield piece
      .map(({ service, from, to, ...entry }) =>
        csvLine([
          ...[entry.number, entry.kind, entry.made_on, entry.by, entry.alert_rule, service.id, service.name],
          ...[from ?? 'none', to ?? 'none', entry.reason, entry.until],
        ]),
      )
      .join('');
}

import type { AlertRuleHitAnswer, alertRulesCalls } from '@casbah/contract/alertrules';
import { MOST_ALERT_RULES } from '@casbah/domain/alert-rule';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { backtest } from './backtest.ts';
import type { AlertRulesService } from './service.ts';

const COLUMNS = [
  ...(['number', 'service_id', 'service', 'window_from', 'window_to'] as const),
  ...(['requests', 'bytes_up', 'users', 'found_on', 'tagged'] as const),
] as const;

export function alertRulesHandlers(
  service: AlertRulesService,
  { reads, read }: Pick<Readers, 'read'> & { reads: TrafficReads },
): Handlers<typeof alertRulesCalls> {
  return {
    'GET /audit/backtest': read(async (asked, { query }) => {
      const found = await backtest(reads, asked, query);
      return { ...found, meta: reads.meta(asked, found.services_count) };
    }),

    'GET /risks/policies': async ({ session }) => ({
      api_response: 'success',
      policies: await service.list(session.tenant),
      limit: MOST_ALERT_RULES,
    }),

    'POST /risks/policies': async (request) => ({
      api_response: 'success',
      policy: await service.create(actorOf(request), request.body),
    }),

    'PATCH /risks/policies/{id}': async (request) => ({
      api_response: 'success',
      policy: await service.change(actorOf(request), request.params.id, request.body),
    }),

    'DELETE /risks/policies/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /risks/policies/{id}/backtest': async (request) => ({
      api_response: 'success',
      ...(await service.backtest(actorOf(request), request.params.id, {
        days: request.body.days,
        signal: request.signal,
      })),
    }),

    'GET /risks/policies/{id}/hits': async ({ session, params, query }) => ({
      api_response: 'success',
      ...(await service.hits(session.tenant, params.id, query)),
    }),

    'GET /risks/policies/{id}/hits/export': async ({ session, params, query }) => ({
      content: csvOf(await service.allHits(session.tenant, params.id, query.service)),
      fileName: 'policy-hits.csv',
    }),
  };
}

async function* csvOf(pieces: AsyncIterable<readonly AlertRuleHitAnswer[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const hits of pieces)
    yield hits
      .map(({ service, ...hit }) =>
        csvLine([
          ...[hit.number, service.id, service.name, hit.window_from, hit.window_to],
          ...[hit.requests, hit.bytes_up, hit.users, hit.found_on, String(hit.tagged)],
        ]),
      )
      .join('');
}

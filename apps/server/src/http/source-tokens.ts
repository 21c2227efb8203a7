import { timingSafeEqual } from 'node:crypto';
import { parseSourceToken, sourceTokenText } from '@casbah/domain/collection';
import { findSourceTokenToEnter, markSourceTokenUsed } from '@casbah/stores/control/collection/source-tokens';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FastifyInstance } from 'fastify';
import { hashOfSecret } from './api-keys.ts';

/** The source whose token a request carries. */
export interface LogSender {
  tenant: string;
  datasource: string;
  /** The token's public id. */
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The source that the request may push logs to. */
    logSender: LogSender | undefined;
  }
}

/** The last use is written down at most this often. */
const MARK_EVERY = 60_000;
/** Compared with where there is no such token, so that both take as long. */
const NOBODYS = hashOfSecret('');

/** Lets senders of logs in by `Authorization: Bearer casbahsource_…`: to the calls that say so, and to nothing else. */
export function useSourceTokens(
  app: FastifyInstance,
  { control, clock }: { control: ControlStore; clock: () => number },
): void {
  app.decorateRequest('logSender', undefined);
  app.addHook('onRequest', async (request) => {
    const parts = parseSourceToken(sourceTokenText(request.headers.authorization) ?? '');
    if (parts === undefined) return;
    const found = await control.asSystem((tx) => findSourceTokenToEnter(tx, parts.id));
    const isRight = timingSafeEqual(
      Buffer.from(hashOfSecret(parts.secret)),
      Buffer.from(found?.secret_hash ?? NOBODYS),
    );
    if (found === undefined || !isRight) return;
    const { id, tenant_id, datasource_id, last_used_on } = found;
    request.logSender = { tenant: tenant_id, datasource: datasource_id, token: id };
    const now = clock();
    if (last_used_on !== null && now - last_used_on <= MARK_EVERY) return;
    await control.inTenant(tenant_id, (tx) =>
      markSourceTokenUsed(tx, id, { time: now, address: request.ip }),
    );
  });
}

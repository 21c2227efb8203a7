import { timingSafeEqual } from 'node:crypto';
import { parseSourceToken, sourceTokenText } from '@casbah/domain/collection';
import { findSourceTokenToEnter, markSourceTokenUsed } from '@casbah/stores/control/collection/source-tokens';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FastifyInstance } from 'fastify';
import { hashOfSecret } from './api-keys.ts';

/** The source of a request's token. */
export interface LogSender {
  tenant: string;
  datasource: string;
  /** Public ID of the token. */
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The source that the request may push logs to. */
    logSender: LogSender | undefined;
  }
}

/** Minimum time between updates of a token's last use. */
const MARK_EVERY = 60_000;
/** Compared against if no such token exists, so both cases take equally long. */
const NOBODYS = hashOfSecret('');

/**
 * Authenticates log senders by `Authorization: Bearer casbahsource_…`, for calls that declare it and nothing
 * else.
 */
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

import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { useApiKeys } from './api-keys.ts';
import { BODY_PATIENCE_MS } from './arriving-body.ts';
import { useCsrf } from './csrf.ts';
import { ApiFailure, errorAnswerOf, failureOf } from './failure.ts';
import { assertComplete, refuseUndeclaredRoutes } from './guard.ts';
import { useHostCookies } from './host-cookies.ts';
import { Idempotency } from './idempotency.ts';
import { needsSecureCookies } from './origin.ts';
import { type HstsScope, PERMISSIONS_POLICY, STRICT_TRANSPORT } from './security-headers.ts';
import { type SessionOptions, useSessions } from './sessions.ts';
import { useSourceTokens } from './source-tokens.ts';
import { visitorOf } from './visitor.ts';

export interface AppOptions {
  control: SessionOptions['control'];
  /** Keys that sign session cookies and CSRF tokens; at least 32 characters each. */
  keys: { session: string; csrf: string };
  clock: () => number;
  /** Logs one line per response, and every error; nothing if absent. */
  log?: FastifyBaseLogger;
  /** Addresses and networks of proxies, besides those on this machine. */
  proxies?: readonly string[];
  /** Origins of pages that may embed Casbah in a frame; none if absent. */
  frames?: readonly string[];
  /** Scope of HSTS; this host only if absent. */
  hsts?: HstsScope;
  /** URLs of videos that pages may show, besides our own. */
  films?: readonly string[];
  /** Maximum time a request body may stall. */
  bodyPatienceMs?: number;
  /**
   * Requests per minute before `TOO_MANY_REQUESTS`: per signed-in person, and per address without a session.
   */
  perMinute?: { person: number; visitor: number };
}

const MAX_JSON_BODY = 1024 * 1024;
const PER_MINUTE = { person: 30_000, visitor: 1_200 };

/**
 * Builds the HTTP application. `areas` provide the handlers of the contract's calls; `pages` serve the
 * console.
 */
export async function buildApp(
  options: AppOptions,
  areas: (api: FastifyInstance) => void,
  pages: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.log === undefined ? { logger: false } : { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BODY,
    // Forwarding headers are trusted only from known proxies.
    trustProxy: ['loopback', ...(options.proxies ?? [])],
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => {
      const failure = failureOf(error);
      const head = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': request.id };
      reply.raw.writeHead(failure.status, head).end(JSON.stringify(errorAnswerOf(failure, request.id)));
    },
  });

  refuseUndeclaredRoutes(app);
  const bodyPatience = options.bodyPatienceMs ?? BODY_PATIENCE_MS;
  app.decorate('bodyPatience', bodyPatience);
  app.decorate('idempotency', new Idempotency({ control: options.control, clock: options.clock }));
  closeUnfinishedRequests(app, bodyPatience);
  answerErrors(app);
  refuseExpectations(app);
  logAnswers(app);
  const frames = options.frames ?? [];
  const strictTransport = STRICT_TRANSPORT[options.hsts ?? 'host'];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'media-src': ["'self'", ...(options.films ?? []).map((film) => new URL(film).origin)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': frames.length === 0 ? ["'none'"] : [...frames],
      },
    },
    // Sent below if the request came over HTTPS.
    strictTransportSecurity: false,
    // It can't list origins; browsers that support the policy above ignore it.
    xFrameOptions: frames.length === 0 ? { action: 'deny' } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (needsSecureCookies(request)) reply.header('strict-transport-security', strictTransport);
  });
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] });

  await app.register(pages);
  await app.register(async (api) => {
    await api.register(cookie);
    useHostCookies(api);
    await useSessions(api, { control: options.control, secret: options.keys.session, clock: options.clock });
    useApiKeys(api, { control: options.control, clock: options.clock });
    useSourceTokens(api, { control: options.control, clock: options.clock });
    useCsrf(api, { secret: options.keys.csrf });
    await limitRates(api, options.perMinute ?? PER_MINUTE);
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    areas(api);
  });

  await app.ready();
  assertComplete(app);
  return app;
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    // The client disconnected, so the work was aborted.
    const hasLeft = reply.raw.destroyed;
    if (failure.status >= 500 && !hasLeft) request.log.error({ err: failure.cause ?? failure }, failure.code);
    if (failure.code === 'TOO_MANY_REQUESTS' && failure.details?.seconds !== undefined)
      reply.header('retry-after', failure.details.seconds);
    // Nothing more will arrive on this connection.
    if (failure.code === 'BODY_STALLED') reply.header('connection', 'close');
    reply
      .status(failure.status)
      .type('application/json; charset=utf-8')
      .send(errorAnswerOf(failure, request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    const failure = new ApiFailure('NOT_FOUND');
    reply.status(failure.status).send(errorAnswerOf(failure, request.id));
  });
}

/** Grace period for a client that keeps sending after the response: enough to read it, then the connection is closed. */
function closeUnfinishedRequests(app: FastifyInstance, patience: number): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => {
      // Without a connection, as for in-process requests, there is nothing to close.
      if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
    }, patience).unref();
  });
}

/**
 * Logs one line per response: who called what, with which status. No query, body, cookie or header, because
 * these are private.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        tenant: request.identity?.tenant,
        user: request.identity?.user,
        api_key: request.identity?.apiKey?.id,
        source: request.logSender?.datasource,
      },
      'answered',
    );
  });
}

async function limitRates(
  api: FastifyInstance,
  perMinute: { person: number; visitor: number },
): Promise<void> {
  await api.register(rateLimit, {
    timeWindow: '1 minute',
    keyGenerator: ({ identity, logSender, ip }) =>
      identity?.apiKey?.id ?? identity?.user ?? logSender?.token ?? visitorOf(ip),
    max: ({ identity, logSender }) =>
      identity === undefined && logSender === undefined ? perMinute.visitor : perMinute.person,
    cache: 10_000,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Node answers unsupported `Expect` headers before routing. */
function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const id = randomUUID();
    const failure = new ApiFailure('EXPECTATION_FAILED');
    const head = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': id };
    response.writeHead(failure.status, head).end(JSON.stringify(errorAnswerOf(failure, id)));
  });
}

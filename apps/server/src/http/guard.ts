import { Readable } from 'node:stream';
import { type Api, api } from '@casbah/contract/api';
import type { Call, MediaType } from '@casbah/contract/call';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@casbah/contract/idempotency';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayCall } from './admission.ts';
import { whileItArrives } from './arriving-body.ts';
import type { Exchange } from './exchange.ts';
import { ApiFailure } from './failure.ts';
import type { Idempotency, IdempotentAnswer } from './idempotency.ts';
import { Reach, withReach } from './reach.ts';
import { parse, strip } from './schemas.ts';
import { SCIM_MEDIA_TYPE, useScimForm } from './scim-form.ts';
import type { Identity } from './sessions.ts';
import type { LogSender } from './source-tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract call that a route handles. */
    call?: keyof Api;
    /** A page for people: public, without tenant data. */
    page?: true;
  }
  interface FastifyInstance {
    /** Calls that have a handler. */
    routedCalls: Set<keyof Api>;
    /** Maximum stall of a body, and maximum time of a buffered one, in milliseconds. */
    bodyPatience: number;
    /** Store of idempotency keys. */
    idempotency: Idempotency;
  }
  interface FastifyRequest {
    /** The person of the request's session. */
    identity: Identity | undefined;
    /** The person of a session that awaits its second factor: only second-factor calls accept it. */
    awaiting: Identity | undefined;
    /** The request has a session, but the company doesn't allow its IP address. */
    isOutOfRange: boolean;
    /** The request has an API key that was refused. */
    keyRefusal: ApiFailure | undefined;
  }
}

type Parsed<Key extends keyof Api, Part extends 'params' | 'query' | 'headers' | 'body'> =
  Api[Key] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/**
 * What a handler receives: every part parsed by the call's schemas. The tenant comes from the session, never
 * from the request.
 */
export interface ApiRequest<Key extends keyof Api> {
  params: Parsed<Key, 'params'>;
  query: Parsed<Key, 'query'>;
  headers: Parsed<Key, 'headers'>;
  body: Api[Key] extends { body: 'stream' } ? Readable : Parsed<Key, 'body'>;
  session: Api[Key]['permission'] extends 'public' | 'source-token' ? Identity | undefined : Identity;
  /**
   * What the caller may see or change with this call's permission. A response that never read it isn't sent.
   */
  reach: Api[Key] extends { narrowed: true } ? Reach : undefined;
  /** For log sender calls: the source of the request's token. */
  sender: Api[Key]['permission'] extends 'source-token' ? LogSender : undefined;
  /** Aborts when the client disconnects before the response is complete. */
  signal: AbortSignal;
  requestId: string;
  /** The client's IP address. */
  address: string;
  /** The call's key, as written to the audit trail. */
  call: Key;
}

/** A streamed response. Pulled as fast as the client reads, and ended when it disconnects. */
export interface StreamedAnswer {
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Offers the response as a download under this name. */
  fileName?: string;
  /** Instead of the call's media type, for calls that answer in several formats. */
  mediaType?: string;
  /** Entity tag of these exact bytes: requests with a matching `If-None-Match` get 304. */
  etag?: string;
}

export type HandlerAnswer<Key extends keyof Api> = Api[Key]['answer'] extends z.ZodType
  ? z.input<Api[Key]['answer']>
  : StreamedAnswer;

export type Handler<Key extends keyof Api> = (
  request: ApiRequest<Key>,
  exchange: Exchange,
) => Promise<HandlerAnswer<Key>>;

type EachHandler = { [Key in keyof Api]: Handler<Key> };

/** A handler with route options. */
export interface RouteHandler<Key extends keyof Api> extends RouteOptions {
  handle: Handler<Key>;
}

/** Handlers for a table of calls: a missing one doesn't compile. */
export type Handlers<Calls> = {
  readonly [Key in keyof Calls & keyof Api]: Handler<Key> | RouteHandler<Key>;
};

export interface RouteOptions {
  /** Requests per minute from one address, for calls with a stricter limit. */
  perMinute?: number;
  /** Admits a request without a signed-in person. The handler must then not read `session`. */
  alsoOpenTo?: (request: FastifyRequest) => boolean;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Registers handlers for contract calls. */
export function answerCalls(app: FastifyInstance, handlers: Partial<Handlers<Api>>): void {
  for (const key of Object.keys(handlers)) if (isCall(key)) answerCall(app, key, handlers);
}

function answerCall<Key extends keyof Api>(
  app: FastifyInstance,
  key: Key,
  handlers: Partial<Handlers<Api>>,
): void {
  const handler: Handler<Key> | RouteHandler<Key> | undefined = handlers[key];
  if (handler === undefined) throw new Error(`${key} has no handler`);
  if (typeof handler === 'function') addRoute(app, key, handler, {});
  else addRoute(app, key, handler.handle, handler);
}

function isCall(key: string): key is keyof Api {
  if (!Object.hasOwn(api, key)) throw new Error(`No call of the contract is named '${key}'`);
  return true;
}

/** Registers the handler of one call, behind session, CSRF, permission and schema checks. */
export function route<Key extends keyof Api>(
  app: FastifyInstance,
  key: Key,
  handler: EachHandler[Key],
  options: RouteOptions = {},
): void {
  addRoute(app, key, handler, options);
}

function addRoute<Key extends keyof Api>(
  app: FastifyInstance,
  key: Key,
  handler: Handler<Key>,
  options: RouteOptions,
): void {
  const call: Call = api[key];
  if (call === undefined) throw new Error(`No call of the contract is named '${key}'`);
  const method = key.slice(0, key.indexOf(' '));
  app.routedCalls.add(key);

  const routing = (scope: FastifyInstance): void => {
    for (const { url, fixed } of pathsOf(key, call)) {
      scope.route({
        method,
        url,
        // Files are saved as they are sent; compressing a large one would also take longer than writing it.
        ...(call.answer === 'application/octet-stream' ? { compress: false } : {}),
        config: {
          call: key,
          ...(options.perMinute === undefined
            ? {}
            : { rateLimit: { max: options.perMinute, timeWindow: '1 minute' } }),
        },
        // Runs before any byte of the body is read.
        preParsing: async (request, reply, payload) => {
          refuseUnstorableCookies(request);
          admit(call, method, request, reply, options);
          return call.body === undefined || call.body === 'stream'
            ? payload
            : inTime(payload, app.bodyPatience);
        },
        handler: async (request, reply) => {
          const { asked, assertTaken } = requestOf(key, call, fixed, request, reply);
          const answerOnce = async (): Promise<HandlerAnswer<Key>> => {
            const answer = await handler(asked, { request, reply });
            assertTaken(key);
            return answer;
          };
          const { answer: schema } = call;
          if (typeof schema === 'string') {
            const answer = await answerOnce();
            reply.status(call.status ?? 200);
            const streamed = answer as StreamedAnswer;
            if (streamed.etag !== undefined) {
              reply.header('etag', streamed.etag);
              if (isThere(request.headers['if-none-match'], streamed.etag)) return reply.status(304).send();
            }
            return stream(reply, schema, streamed);
          }
          const work = async (): Promise<unknown> => strip(key, schema, await answerOnce());
          const { answer, isReplayed } = await runOnce(app.idempotency, key, call, request, asked, work);
          if (isReplayed) reply.header(REPLAYED_HEADER, 'true');
          reply.status(call.status ?? 200);
          if (call.form === 'scim') reply.type(`${SCIM_MEDIA_TYPE}; charset=utf-8`);
          return answer;
        },
      });
    }
  };

  if (call.form === 'scim') {
    app.register(async (scope) => {
      useScimForm(scope);
      routing(scope);
    });
    return;
  }
  if (call.body !== 'stream') {
    routing(app);
    return;
  }
  // Passes bytes through, whatever their media type, without buffering.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    routing(scope);
  });
}

/** Refuses to start if a call has no handler. */
export function assertComplete(app: FastifyInstance): void {
  const missing = Object.keys(api).filter((key) => !app.routedCalls.has(key as keyof Api));
  if (missing.length > 0) throw new Error(`Calls without a handler: ${missing.join(', ')}`);
}

/**
 * Refuses routes that declare neither their call nor that they are a page, so no route is open by accident.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.decorate('routedCalls', new Set<keyof Api>());
  app.decorateRequest('identity', undefined);
  app.decorateRequest('awaiting', undefined);
  app.decorateRequest('isOutOfRange', false);
  app.decorateRequest('keyRefusal', undefined);
  app.addHook('onRoute', (route) => {
    if (route.config?.call === undefined && route.config?.page !== true)
      throw new Error(`Route ${route.method} ${route.url} declares neither a call nor a page`);
  });
}

/** The body, which fails after a timeout. */
function inTime(payload: Readable, ms: number): Readable {
  const body = Readable.from(whileItArrives(payload, { ms, for: 'the whole body' }), { objectMode: false });
  // A body larger than allowed gets its response early, and the rest is ignored.
  body.on('error', () => {});
  return body;
}

/** Refuses cookies with U+0000, which no store accepts: cookies are the only decoded header. */
function refuseUnstorableCookies({ headers: { cookie } }: FastifyRequest): void {
  if (cookie?.includes('%00'))
    throw new ApiFailure('BAD_REQUEST', { field: 'header.cookie', problem: 'holds the character U+0000' });
}

/** Marks a replayed response: nothing was run again. */
export const REPLAYED_HEADER = 'idempotent-replayed';

/** Runs a call, once per `Idempotency-Key` if the call supports it. */
async function runOnce(
  idempotency: Idempotency,
  key: string,
  call: Call,
  { identity, headers }: FastifyRequest,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
  work: () => Promise<unknown>,
): Promise<IdempotentAnswer> {
  const given = call.idempotent === true ? headers[IDEMPOTENCY_HEADER] : undefined;
  if (given === undefined || identity === undefined) return { answer: await work(), isReplayed: false };
  const content = { params, query, body };
  return idempotency.run(identity, parsedKey(given), { call: key, content }, work);
}

function parsedKey(given: unknown): string {
  return String(parse(`header.${IDEMPOTENCY_HEADER}`, idempotencyKey, given));
}

interface RoutedPath {
  url: string;
  /** Parameters that are fixed segments of this path. */
  fixed: Readonly<Record<string, string>>;
}

/**
 * Router paths of a call. A parameter with a closed set of values gets one route per value, so
 * `/audit/{list}/export` isn't matched as `/audit/services/{id}` with the ID `export`.
 */
function pathsOf(key: string, call: Call): RoutedPath[] {
  let paths: RoutedPath[] = [{ url: key.slice(key.indexOf(' ') + 1), fixed: {} }];
  for (const [name, schema] of Object.entries(call.params?.shape ?? {})) {
    if (!(schema instanceof z.ZodEnum)) continue;
    paths = paths.flatMap(({ url, fixed }) =>
      schema.options.map(String).map((value) => ({
        url: url.replace(`{${name}}`, value),
        fixed: { ...fixed, [name]: value },
      })),
    );
  }
  return paths.map(({ url, fixed }) => ({ url: url.replace(/\{(\w+)\}/g, ':$1'), fixed }));
}

function admit(
  call: Call,
  method: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { alsoOpenTo }: RouteOptions,
): void {
  if (call.permission === 'source-token') {
    assertSender(request);
    return;
  }
  const { identity, awaiting } = request;
  const isOpen = call.permission === 'public' || alsoOpenTo?.(request) === true;
  const caller = call.permission === 'second-factor' ? (awaiting ?? identity) : identity;
  if (!isOpen && caller === undefined) throw refusalOf(request);
  const isChange = !SAFE_METHODS.includes(method) || call.changesState === true;
  // Pages of another site can't make a browser send a key.
  if (isChange && identity?.apiKey === undefined && !reply.hasCsrfToken())
    throw new ApiFailure('CSRF_REJECTED');
  assertSameCaller(request);
  const { permission } = call;
  if (isOpen || permission === 'public') return;
  if (permission === 'second-factor') {
    if (awaiting === undefined) throw new ApiFailure('DENIED');
    return;
  }
  if (identity?.preview !== undefined && isChange && call.inPreview !== true)
    throw new ApiFailure('PREVIEW_ONLY', { profile: identity.preview.name });
  if (identity === undefined || !mayCall(identity, { ...call, permission })) throw new ApiFailure('DENIED');
}

/** Unparsed parts of a request. Compiled once: zod compiles a schema on first use. */
const named = z
  .object({ source: z.unknown(), tenant: z.unknown() })
  .partial()
  .catch({ source: undefined, tenant: undefined });

/** A token is valid for its own source only. Browsers never attach one automatically, so other sites can’t push (no CSRF). */
function assertSender(request: FastifyRequest): void {
  assertSameCaller(request);
  const { source } = named.parse(request.params);
  if (request.logSender === undefined || request.logSender.datasource !== source)
    throw new ApiFailure('SOURCE_TOKEN_INVALID');
}

/** The reason why a request is unauthenticated. */
function refusalOf({ awaiting, isOutOfRange, keyRefusal, ip }: FastifyRequest): ApiFailure {
  if (keyRefusal !== undefined) return keyRefusal;
  if (isOutOfRange) return new ApiFailure('OUT_OF_ALLOWED_IP_RANGE', { address: ip });
  return new ApiFailure(awaiting === undefined ? 'UNAUTHORIZED' : 'MFA_REQUIRED');
}

/**
 * Refuses requests of a page rendered for another session. After someone else signs in, the page would mix
 * data of two people, so it must reload. The value is only compared.
 */
function assertSameCaller({ identity, headers, query }: FastifyRequest): void {
  if (identity === undefined) return;
  const { tenant } = named.parse(query);
  const said = [
    [headers['x-tenant'], identity.tenant],
    [headers['x-user'], identity.user],
    [tenant, identity.tenant],
  ];
  if (said.some(([given, own]) => given !== undefined && given !== own))
    throw new ApiFailure('SESSION_CHANGED');
}

function requestOf<Key extends keyof Api>(
  key: Key,
  call: Call,
  fixed: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
): { asked: ApiRequest<Key>; assertTaken: (call: string) => void } {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The caller went away'));
  });
  const parsed = {
    params: parse('path', call.params, Object.assign({}, request.params, fixed)),
    query: parse('query', call.query, request.query),
    headers: parse('header', call.headers, request.headers),
    body:
      call.body === 'stream' ? (request.body ?? Readable.from([])) : parse('body', call.body, request.body),
    session: call.permission === 'second-factor' ? request.awaiting : request.identity,
    sender: call.permission === 'source-token' ? request.logSender : undefined,
    signal: gone.signal,
    requestId: request.id,
    address: request.ip,
    call: key,
  };
  // This call's own schemas parsed these values, so the contract guarantees the type.
  return withReach(parsed as ApiRequest<Key>, reachOf(call, request));
}

function reachOf({ narrowed, permission }: Call, { identity }: FastifyRequest): Reach | undefined {
  if (narrowed !== true || identity === undefined) return undefined;
  if (permission === 'public' || permission === 'second-factor' || permission === 'source-token')
    throw new Error(`A call that is open to ${permission} cannot narrow`);
  return new Reach(identity.rights, permission);
}

/**
 * Whether the client already has the bytes of this ETag. Compression on the way may have made it a weak one.
 */
function isThere(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

async function stream(reply: FastifyReply, mediaType: MediaType, answer: StreamedAnswer): Promise<Readable> {
  // Fetches the first chunk before sending the status: a query that fails at once is an error, not a broken
  // download.
  const content = await started(answer.content);
  reply.type(
    answer.mediaType ??
      (mediaType === 'application/octet-stream' ? mediaType : `${mediaType}; charset=utf-8`),
  );
  if (mediaType === 'text/event-stream')
    reply.headers({
      // Useless unless sent immediately, so nothing may buffer, compress or cache it. The second header is
      // for nginx.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // It ends with the server: an idle keep-alive connection would delay the server's stop.
      connection: 'close',
    });
  if (answer.fileName !== undefined)
    reply.header('content-disposition', `attachment; filename="${answer.fileName.replace(/[^\w.-]/g, '_')}"`);
  const readable = Readable.from(content, { objectMode: false });
  // The status was sent: the connection is closed, so a partial response isn't mistaken for a complete one.
  readable.once('error', (error) => reply.log.error({ err: error }, 'The answer broke off'));
  return readable;
}

/** Yields the same chunks; the first is already loaded. */
async function started(
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<AsyncIterable<string | Uint8Array>> {
  const pieces =
    Symbol.asyncIterator in content ? content[Symbol.asyncIterator]() : content[Symbol.iterator]();
  let ready: IteratorResult<string | Uint8Array> | undefined = await pieces.next();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const piece = ready ?? (await pieces.next());
        ready = undefined;
        return piece;
      },
      // Called when the client leaves, even before the first chunk is sent: the source must not stay open.
      async return() {
        await pieces.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}

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
    /** The call of the contract that a route answers. */
    call?: keyof Api;
    /** A page for people: public, reads nothing of a tenant. */
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
    /** The person whose session the request carries. */
    identity: Identity | undefined;
    /** The person whose session still awaits its second factor: it opens only what is there to give it. */
    awaiting: Identity | undefined;
    /** It carries a session, from an address that the person's company doesn't let in. */
    isOutOfRange: boolean;
    /** It carries an API key that doesn't let it in. */
    keyRefusal: ApiFailure | undefined;
  }
}

type Parsed<Key extends keyof Api, Part extends 'params' | 'query' | 'headers' | 'body'> =
  Api[Key] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler is given: every part parsed by the call's schemas. The tenant comes from the session, never from the request. */
export interface ApiRequest<Key extends keyof Api> {
  params: Parsed<Key, 'params'>;
  query: Parsed<Key, 'query'>;
  headers: Parsed<Key, 'headers'>;
  body: Api[Key] extends { body: 'stream' } ? Readable : Parsed<Key, 'body'>;
  session: Api[Key]['permission'] extends 'public' | 'source-token' ? Identity | undefined : Identity;
  /** What the caller may see or change by the permission of this very call. An answer that never asked for it isn't sent. */
  reach: Api[Key] extends { narrowed: true } ? Reach : undefined;
  /** Of calls for senders of logs: the source whose token the request carries. */
  sender: Api[Key]['permission'] extends 'source-token' ? LogSender : undefined;
  /** Aborts when the caller goes away before the answer is out. */
  signal: AbortSignal;
  requestId: string;
  /** Where the request comes from: an IP address. */
  address: string;
  /** The call's key, as it is written to the audit trail. */
  call: Key;
}

/** A streamed answer. It is pulled as fast as the caller reads and ended when the caller leaves. */
export interface StreamedAnswer {
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Offers the answer as a download under this name. */
  fileName?: string;
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

/** A handler with options of its route. */
export interface RouteHandler<Key extends keyof Api> extends RouteOptions {
  handle: Handler<Key>;
}

/** The handlers of a table of calls: one that is missing doesn't compile. */
export type Handlers<Calls> = {
  readonly [Key in keyof Calls & keyof Api]: Handler<Key> | RouteHandler<Key>;
};

export interface RouteOptions {
  /** Requests a minute from one address, where the call needs a stricter limit than the rest. */
  perMinute?: number;
  /** Lets a request in although no one is signed in. The handler then must not read `session`. */
  alsoOpenTo?: (request: FastifyRequest) => boolean;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Gives calls of the contract their handlers. */
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

/** Gives a single call its handler, behind session, CSRF, permission and schemas. */
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
        config: {
          call: key,
          ...(options.perMinute === undefined
            ? {}
            : { rateLimit: { max: options.perMinute, timeWindow: '1 minute' } }),
        },
        // Before a byte of the body is read.
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
  // Bytes pass as they come, whatever their media type; nothing is held.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    routing(scope);
  });
}

/** Refuses to start with a call that has no handler. */
export function assertComplete(app: FastifyInstance): void {
  const missing = Object.keys(api).filter((key) => !app.routedCalls.has(key as keyof Api));
  if (missing.length > 0) throw new Error(`Calls without a handler: ${missing.join(', ')}`);
}

/** Refuses routes that say neither which call they answer nor that they are a page: nothing is open by accident. */
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

/** The body, which fails when it takes longer. */
function inTime(payload: Readable, ms: number): Readable {
  const body = Readable.from(whileItArrives(payload, { ms, for: 'the whole body' }), { objectMode: false });
  // One that is larger than allowed is answered before it ends, and listened to no more.
  body.on('error', () => {});
  return body;
}

/** Cookies are decoded: the only header that can bring U+0000 in, which no store keeps. */
function refuseUnstorableCookies({ headers: { cookie } }: FastifyRequest): void {
  if (cookie?.includes('%00'))
    throw new ApiFailure('BAD_REQUEST', { field: 'header.cookie', problem: 'holds the character U+0000' });
}

/** Says that nothing was done: the answer is an earlier request's. */
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
 * The router's paths of a call. A path parameter with a closed set of values is routed value by value: so
 * `/audit/{list}/export` isn't taken for `/audit/services/{id}` with the id `export`.
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
  // No page of another site can make a browser send a key.
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

/** What a request names, not parsed yet. Compiled once: zod compiles a schema at its first use. */
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

/** Why the request is unauthenticated. */
function refusalOf({ awaiting, isOutOfRange, keyRefusal, ip }: FastifyRequest): ApiFailure {
  if (keyRefusal !== undefined) return keyRefusal;
  if (isOutOfRange) return new ApiFailure('OUT_OF_ALLOWED_IP_RANGE', { address: ip });
  return new ApiFailure(awaiting === undefined ? 'UNAUTHORIZED' : 'MFA_REQUIRED');
}

/**
 * A page sends the session it was rendered for. After someone else signs in on the same browser, it would mix data of
 * two people or tenants, so it must reload. The value is only compared.
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
  // The schemas of the same call made these values: here the contract is the proof of the type.
  return withReach(parsed as ApiRequest<Key>, reachOf(call, request));
}

function reachOf({ narrowed, permission }: Call, { identity }: FastifyRequest): Reach | undefined {
  if (narrowed !== true || identity === undefined) return undefined;
  if (permission === 'public' || permission === 'second-factor' || permission === 'source-token')
    throw new Error(`A call that is open to ${permission} cannot narrow`);
  return new Reach(identity.rights, permission);
}

/** Whether the caller has the bytes of this tag already. What packed them on the way may have made the tag a weak one. */
function isThere(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

async function stream(reply: FastifyReply, mediaType: MediaType, answer: StreamedAnswer): Promise<Readable> {
  // The first piece is fetched before the status goes out: a query that fails at once is an error, not a broken download.
  const content = await started(answer.content);
  reply.type(mediaType === 'application/octet-stream' ? mediaType : `${mediaType}; charset=utf-8`);
  if (mediaType === 'text/event-stream')
    reply.headers({
      // Sent immediately or useless, so nothing may buffer, compress or cache it. The second header is nginx's own.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // It ends when the server does: the line must not lie idle then, with the server waiting for it.
      connection: 'close',
    });
  if (answer.fileName !== undefined)
    reply.header('content-disposition', `attachment; filename="${answer.fileName.replace(/[^\w.-]/g, '_')}"`);
  const readable = Readable.from(content, { objectMode: false });
  // The status was sent: the connection is closed, so a partial response isn't mistaken for a complete one.
  readable.once('error', (error) => reply.log.error({ err: error }, 'The answer broke off'));
  return readable;
}

/** The same pieces, of which the first is already there. */
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
      // Called when the caller leaves, even before the first piece is out: the source must not stay open.
      async return() {
        await pieces.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}

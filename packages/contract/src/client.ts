import type { z } from 'zod';
import { saysSuccess, textOfAnswer } from './answer-text.ts';
import type { Api } from './api.ts';
import type { ErrorAnswer } from './error.ts';

/** Keys of calls with JSON responses. Streams are links (`address`) or read directly. */
export type JsonKey = { [Key in keyof Api]: Api[Key]['answer'] extends z.ZodType ? Key : never }[keyof Api];

type Input<Key extends keyof Api, Part extends 'params' | 'query' | 'body'> =
  Api[Key] extends Record<Part, infer Schema extends z.ZodType> ? { [P in Part]: z.input<Schema> } : unknown;

/** The arguments of a call, derived from the contract. */
export type Arguments<Key extends keyof Api> = Input<Key, 'params'> &
  Input<Key, 'query'> &
  Input<Key, 'body'>;

/** The response type of a call, derived from the contract. */
export type Answer<Key extends keyof Api> = Api[Key]['answer'] extends z.ZodType
  ? z.output<Api[Key]['answer']>
  : Response;

/** An error response, or no response (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer | undefined;
  /** The message of a response in another format, such as a proxy's or an older server's. */
  readonly text: string | undefined;
  /** Whether the call timed out after `CALL_TIMEOUT_MS`. */
  readonly isLate: boolean;
  constructor(
    status: number,
    answer: ErrorAnswer | undefined,
    { text, isLate = false }: { text?: string | undefined; isLate?: boolean } = {},
  ) {
    super(answer?.api_message ?? text ?? (status === 0 ? 'The server doesn’t respond' : `HTTP ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.answer = answer;
    this.text = text;
    this.isLate = isLate;
  }
}

/** Timeout of a call in milliseconds. */
export const CALL_TIMEOUT_MS = 360_000;

/** Calls about traffic go directly to the data, others to administration. */
const DIRECT = /^\/(?:audit|detect|eslogs|risks)\//;

export function isDirect(key: keyof Api): boolean {
  return DIRECT.test(key.slice(key.indexOf(' ') + 1));
}

/** Caller as stated in direct calls. The server uses the session and refuses a mismatch. */
export interface Caller {
  session: string;
  user: string;
  tenant: string;
}

/** Path and query of a call, for links, exports and `EventSource`. */
export function address<Key extends keyof Api>(
  key: Key,
  args: { params?: object; query?: object } = {},
): string {
  const template = key.slice(key.indexOf(' ') + 1);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      String(Object.entries(args.params ?? {}).find(([given]) => given === name)?.[1] ?? ''),
    ),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {}))
    if (value !== undefined && value !== '') search.append(name, String(value));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

export interface ClientOptions {
  fetch: typeof fetch;
  /** Empty in the browser; the server's origin in the CLI. */
  origin?: string;
  /** The CSRF token for calls that change state, from the cookie `csrftoken`. */
  csrfToken: () => string | undefined;
  /** Set after sign-in. */
  caller?: () => Caller | undefined;
  /** Extra headers, computed for every call. */
  more?: () => Record<string, string>;
  headers?: Record<string, string>;
}

export interface Client {
  call<Key extends JsonKey>(
    key: Key,
    args: Arguments<Key>,
    options?: { signal?: AbortSignal },
  ): Promise<Answer<Key>>;
}

function partsOf(args: unknown): { params?: object; query?: object; body?: unknown } {
  const parts: { params?: object; query?: object; body?: unknown } = {};
  if (!(args instanceof Object)) return parts;
  if ('params' in args && args.params instanceof Object) parts.params = args.params;
  if ('query' in args && args.query instanceof Object) parts.query = args.query;
  if ('body' in args) parts.body = args.body;
  return parts;
}

/** Parses the error of a failed response. */
export async function errorOf(response: Response): Promise<ApiError> {
  return errorIn(response.status, await response.json().catch(() => undefined));
}

function errorIn(status: number, json: unknown): ApiError {
  const answer = errorAnswerOf(json);
  return new ApiError(status, answer, answer === undefined ? { text: textOfAnswer(json) } : {});
}

/** Required fields of an error response; anything else, such as a proxy's page, is an error without a message. */
function errorAnswerOf(json: unknown): ErrorAnswer | undefined {
  if (!(json instanceof Object) || !('error' in json) || !('api_message' in json)) return undefined;
  return json as ErrorAnswer;
}

/** A client typed by the contract: methods, paths, arguments and responses. Contains no schemas, so it is tiny. */
export function createClient(options: ClientOptions): Client {
  return {
    async call(key, args, { signal } = {}) {
      const method = key.slice(0, key.indexOf(' '));
      const parts = partsOf(args);
      const headers: Record<string, string> = {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...options.headers,
        ...options.more?.(),
      };
      const caller = isDirect(key) ? options.caller?.() : undefined;
      if (caller !== undefined) {
        headers['x-session'] = caller.session;
        headers['x-user'] = caller.user;
        headers['x-tenant'] = caller.tenant;
      }
      const asked =
        caller === undefined ? parts : { ...parts, query: { ...parts.query, tenant: caller.tenant } };
      const token = options.csrfToken();
      if (method !== 'GET' && token !== undefined) headers['x-csrftoken'] = token;
      if (parts.body !== undefined) headers['content-type'] = 'application/json';
      const late = AbortSignal.timeout(CALL_TIMEOUT_MS);
      let response: Response;
      try {
        response = await options.fetch(`${options.origin ?? ''}${address(key, asked)}`, {
          method,
          headers,
          credentials: 'same-origin',
          ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
          signal: signal === undefined ? late : AbortSignal.any([late, signal]),
        });
      } catch (error) {
        if (signal?.aborted === true) throw error;
        throw new ApiError(0, undefined, { isLate: late.aborted });
      }
      if (!response.ok) throw await errorOf(response);
      const json: unknown = await response.json();
      if (!saysSuccess(json)) throw errorIn(response.status, json);
      // The server strips each response to the call's schema, so the contract guarantees the type.
      return json as Answer<typeof key>;
    },
  };
}

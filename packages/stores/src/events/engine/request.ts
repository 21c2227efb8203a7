import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Exception } from './exception.ts';

/** Options from a request's URL and headers; its body is the statement or its rows. */
export interface RequestOptions {
  /** The `query` parameter; empty if the statement is in the body. */
  query: string;
  queryId: string;
  database: string | undefined;
  /** Format of responses whose statement names none. */
  format: string;
  /** Settings for this statement only, by name. */
  settings: Map<string, string>;
  /** Values of `{name:Type}`, escaped as in the TabSeparated format. */
  parameters: Map<string, string>;
  /** Delays the response until the query has ended. */
  waitForEnd: boolean;
  compress: { level: number } | undefined;
}

/** Options for ClickHouse's HTTP server, not for its queries. */
const IGNORED = new Set([
  'user',
  'password',
  'quota_key',
  'session_timeout',
  'session_check',
  'close_session',
  'stacktrace',
  'buffer_size',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
  'http_response_buffer_size',
  'http_receive_timeout',
  'http_send_timeout',
  'http_write_exception_in_output_format',
  'cancel_http_readonly_queries_on_client_close',
  'client_protocol_version',
  // Set by the engine from `query_id`, to identify the query.
  'log_comment',
]);
const REFUSED = new Set([
  'session_id',
  'role',
  'compress',
  'decompress',
  'http_native_compression_disable_checksumming_on_decompress',
]);
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** @throws Exception for anything the engine doesn't support. */
export function readOptions(request: IncomingMessage): RequestOptions {
  const address = new URL(request.url ?? '/', 'http://engine');
  const options: RequestOptions = {
    query: '',
    queryId: randomUUID(),
    database: header(request, 'x-clickhouse-database'),
    format: header(request, 'x-clickhouse-format') ?? 'TabSeparated',
    settings: new Map(),
    parameters: new Map(),
    waitForEnd: false,
    compress: undefined,
  };
  let compress = false;
  let level = 3;
  for (const [name, value] of address.searchParams) {
    switch (name) {
      case 'query':
        options.query = value;
        break;
      case 'query_id':
        if (value !== '') options.queryId = value;
        break;
      case 'database':
        options.database = value;
        break;
      case 'default_format':
        options.format = value;
        break;
      case 'wait_end_of_query':
        options.waitForEnd = value === '1' || value === 'true';
        break;
      case 'enable_http_compression':
        compress = value === '1' || value === 'true';
        break;
      case 'http_zlib_compression_level':
        level = Math.min(9, Math.max(1, Math.trunc(Number(value)) || 3));
        break;
      default:
        addOption(options, name, value);
    }
  }
  if (options.database === '') options.database = undefined;
  if (options.queryId.length > 200)
    throw new Exception('BAD_ARGUMENTS', 'query_id is longer than 200 characters.');
  if (!NAME.test(options.format))
    throw new Exception('BAD_ARGUMENTS', 'default_format is not the name of a format.');
  // GET must be safe to repeat, so it only reads, whatever the statement.
  if (request.method === 'GET' && !options.settings.has('readonly')) options.settings.set('readonly', '2');
  if (compress && /\bgzip\b/.test(header(request, 'accept-encoding') ?? '')) options.compress = { level };
  return options;
}

/** Adds a `param_*`, setting or form field. */
export function addOption(options: RequestOptions, name: string, value: string): void {
  if (IGNORED.has(name)) return;
  if (REFUSED.has(name) && value !== '' && value !== '0')
    throw new Exception('NOT_IMPLEMENTED', `The embedded event engine does not offer ${name}.`);
  if (!NAME.test(name))
    throw new Exception('BAD_ARGUMENTS', `${JSON.stringify(name)} is not the name of a setting.`);
  if (name.startsWith('param_')) options.parameters.set(name.slice('param_'.length), value);
  else if (!REFUSED.has(name)) options.settings.set(name, value);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export interface Credentials {
  user: string;
  password: string;
}

/** Checks X-ClickHouse-User and -Key or basic authentication in constant time. */
export function isAllowed(request: IncomingMessage, wanted: Credentials): boolean {
  const authorization = header(request, 'authorization');
  let user = header(request, 'x-clickhouse-user') ?? '';
  let password = header(request, 'x-clickhouse-key') ?? '';
  if (authorization?.startsWith('Basic ')) {
    const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString();
    const colon = pair.indexOf(':');
    user = pair.slice(0, Math.max(0, colon));
    password = pair.slice(colon + 1);
  }
  const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
  const sameUser = same(user, wanted.user);
  return same(password, wanted.password) && sameUser;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { bodyOf, peek } from './body.ts';
import { Exception, readException } from './exception.ts';
import { LaneFull } from './lanes.ts';
import type { Queries, Reading, Written } from './queries.ts';
import { addOption, type Credentials, isAllowed, type RequestOptions, readOptions } from './request.ts';
import type { Spool } from './spool.ts';
import { readStatement, type Statement } from './statement.ts';
import { StatementError } from './tokens.ts';

/** Responses up to this length are sent after the query ended, so that their status can report a failure. */
const HOLD_BYTES = 1024 * 1024;
const HOLD_BYTES_WHEN_ASKED = 64 * 1024 * 1024;
/** A reader that stalls for this long is disconnected, because its query occupies a thread. */
const STALL_MS = 120_000;

/** The parts of ClickHouse's HTTP interface that the event store and curl need. */
export function createEngineServer(parts: {
  queries: Queries;
  spool: Spool;
  credentials: Credentials;
}): Server {
  const server = createServer(
    // Long lists of values are sent as URL parameters.
    { maxHeaderSize: 4 * 1024 * 1024, requestTimeout: 0, keepAliveTimeout: 30_000 },
    (request, response) => {
      const gone = new AbortController();
      response.once('close', () => {
        if (!response.writableFinished)
          gone.abort(new Exception('QUERY_WAS_CANCELLED', 'The client went away.'));
      });
      // A client that disconnects triggers `close`.
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      answer(parts, request, response, gone.signal).catch((error: unknown) => refuse(response, error));
    },
  );
  return server;
}

async function answer(
  parts: { queries: Queries; spool: Spool; credentials: Credentials },
  request: IncomingMessage,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  response.setHeader('X-ClickHouse-Server-Display-Name', 'casbah');
  response.setHeader('X-ClickHouse-Timezone', 'UTC');
  const { pathname } = new URL(request.url ?? '/', 'http://engine');
  if (request.method !== 'GET' && request.method !== 'POST' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST' }).end();
    return;
  }
  if (pathname === '/ping') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' }).end('Ok.\n');
    return;
  }
  if (pathname !== '/') {
    response.writeHead(404).end('There is no such page. The interface is at /.\n');
    return;
  }
  if (!isAllowed(request, parts.credentials))
    throw new Exception(
      'AUTHENTICATION_FAILED',
      'Authentication failed: password is incorrect, or there is no such user.',
    );
  const options = readOptions(request);
  response.setHeader('X-ClickHouse-Query-Id', options.queryId);
  if (request.method !== 'POST') {
    if (options.query === '') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' }).end('Ok.\n');
      return;
    }
    await answerStatement(parts, readStatement(options.query), undefined, options, response, gone);
    return;
  }
  const { statement, rows } = await readBody(request, options);
  await answerStatement(parts, statement, rows, options, response, gone);
}

/** The statement is the URL's `query` followed by the body; the rows of an INSERT come after it. */
async function readBody(
  request: IncomingMessage,
  options: RequestOptions,
): Promise<{ statement: Statement; rows: AsyncIterable<Buffer> | undefined }> {
  const type = request.headers['content-type'] ?? '';
  const body = await peek(bodyOf(request));
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(await body.all(), { headers: { 'Content-Type': type } }).formData();
    for (const [name, value] of form) {
      if (typeof value !== 'string')
        throw new Exception('NOT_IMPLEMENTED', 'External tables are not available here.');
      if (name === 'query') options.query = value;
      else addOption(options, name, value);
    }
    return { statement: readStatement(options.query), rows: undefined };
  }
  if (options.query !== '') {
    const statement = readStatement(options.query);
    if (statement.kind === 'insert') {
      const inline = options.query.slice(statement.rowsFrom);
      return { statement, rows: inline.trim() === '' ? body.rest(0) : joined(inline, body.rest(0)) };
    }
    if (body.whole && body.head.length === 0) return { statement, rows: undefined };
    if (/^\s*insert\b/i.test(options.query))
      throw new Exception('NOT_IMPLEMENTED', 'An INSERT … SELECT takes no rows: insert them, then select.');
    return { statement: readStatement(`${options.query}\n${await body.all()}`), rows: undefined };
  }
  // Decoded with one character per byte, so that positions in the text are positions in the body.
  const head = headStatement(body.head.toString('latin1'), body.whole);
  if (head !== undefined) {
    const position = head.rowsFrom;
    const statement = readStatement(body.head.subarray(0, position).toString());
    return { statement, rows: body.rest(position) };
  }
  return { statement: readStatement((await body.all()).toString()), rows: undefined };
}

/** Parses the start of a body as an INSERT with rows. */
function headStatement(head: string, whole: boolean): Extract<Statement, { kind: 'insert' }> | undefined {
  if (!/^[\s(]*(?:--|#|\/\*|insert\b)/i.test(head)) return undefined;
  try {
    const statement = readStatement(head);
    return statement.kind === 'insert' ? statement : undefined;
  } catch (error) {
    // The start may be cut off anywhere.
    if (error instanceof StatementError && !whole) return undefined;
    throw error;
  }
}

async function* joined(first: string, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(first);
  yield* rest;
}

async function answerStatement(
  parts: { queries: Queries; spool: Spool },
  statement: Statement,
  rows: AsyncIterable<Buffer> | undefined,
  options: RequestOptions,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  switch (statement.kind) {
    case 'read':
      await answerRead(await parts.queries.read(statement, options, gone), options, response);
      return;
    case 'insert': {
      const spooled = await parts.spool.take(rows ?? nothing());
      try {
        const written =
          spooled.bytes === 0
            ? { rows: 0, bytes: 0, elapsed: 0 }
            : await parts.queries.insert(statement, spooled, options, gone);
        response.setHeader('X-ClickHouse-Summary', summary(written));
        response.end();
      } finally {
        await spooled.remove();
      }
      return;
    }
    case 'other': {
      const printed = await parts.queries.run(statement.sql, options, gone);
      response.setHeader('X-ClickHouse-Format', options.format);
      response.setHeader('Content-Type', contentType(options.format));
      response.end(printed);
    }
  }
}

async function answerRead(
  reading: Reading,
  options: RequestOptions,
  response: ServerResponse,
): Promise<void> {
  const { output, ended, format } = reading;
  const failed = ended.then(
    () => undefined,
    (error: unknown) => readException(error),
  );
  const hold = options.waitForEnd ? HOLD_BYTES_WHEN_ASKED : HOLD_BYTES;
  const chunks: AsyncIterator<Buffer> = output[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let heldBytes = 0;
  let whole = false;
  while (!whole && heldBytes <= hold) {
    const next = await nextChunk(chunks);
    if (next === undefined) whole = true;
    else {
      held.push(next);
      heldBytes += next.length;
    }
  }
  response.setHeader('X-ClickHouse-Format', format);
  response.setHeader('Content-Type', contentType(format));
  if (whole) {
    const exception = await failed;
    if (exception !== undefined) throw exception;
    if (options.compress === undefined) {
      response.setHeader('Content-Length', heldBytes);
      response.cork();
      for (const chunk of held) response.write(chunk);
      response.end();
      return;
    }
  }
  if (!whole) reading.becomesLong();
  const tag = randomBytes(8).toString('hex');
  response.setHeader('X-ClickHouse-Exception-Tag', tag);
  async function* body(): AsyncGenerator<Buffer> {
    let stalled: NodeJS.Timeout | undefined;
    try {
      for (let next = held.shift(); next !== undefined; next = held.shift() ?? (await nextChunk(chunks))) {
        stalled = setTimeout(() => response.destroy(), STALL_MS);
        yield next;
        clearTimeout(stalled);
      }
      const exception = await failed;
      if (exception !== undefined) yield exceptionBlock(tag, exception);
    } finally {
      clearTimeout(stalled);
      output.destroy();
    }
  }
  const rows = Readable.from(body(), { objectMode: false });
  if (options.compress === undefined) await pipeline(rows, response);
  else {
    response.setHeader('Content-Encoding', 'gzip');
    await pipeline(rows, createGzip({ level: options.compress.level }), response);
  }
}

/** Undefined at the end and if the reader was destroyed; the query's own error has the reason. */
async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  try {
    const next = await chunks.next();
    return next.done ? undefined : next.value;
  } catch {
    return undefined;
  }
}

/** Reports a failure after the response has begun: at its end, between markers that rows can't contain. */
function exceptionBlock(tag: string, exception: Exception): Buffer {
  const text = exception.text;
  const length = Buffer.byteLength(text) + 1;
  return Buffer.from(`\r\n__exception__\r\n${tag}\r\n${text}\n${length} ${tag}\r\n__exception__\r\n`);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const exception = toException(error);
  for (const name of ['Content-Length', 'Content-Encoding', 'X-ClickHouse-Format'])
    response.removeHeader(name);
  response.setHeader('X-ClickHouse-Exception-Code', exception.code);
  response.setHeader('Content-Type', 'text/plain; charset=UTF-8');
  // Node discards the rest of the body, so that the client sees the response.
  response.writeHead(exception.status).end(`${exception.text}\n`);
}

function toException(error: unknown): Exception {
  if (error instanceof Exception) return error;
  if (error instanceof StatementError) return new Exception('SYNTAX_ERROR', error.message);
  if (error instanceof LaneFull) return new Exception('TOO_MANY_SIMULTANEOUS_QUERIES', error.message);
  return readException(error);
}

function summary(written: Written): string {
  return JSON.stringify({
    read_rows: '0',
    read_bytes: '0',
    written_rows: String(written.rows),
    written_bytes: String(written.bytes),
    total_rows_to_read: '0',
    result_rows: '0',
    result_bytes: '0',
    elapsed_ns: String(Math.round(written.elapsed * 1e9)),
  });
}

function contentType(format: string): string {
  if (/^JSON(?:Compact)?(?:Strings)?EachRow|JSONLines|NDJSON/i.test(format))
    return 'application/x-ndjson; charset=UTF-8';
  if (/^JSON/i.test(format)) return 'application/json; charset=UTF-8';
  if (/^CSV/i.test(format)) return 'text/csv; charset=UTF-8';
  if (/^(?:TSV|TabSeparated)/i.test(format)) return 'text/tab-separated-values; charset=UTF-8';
  if (/^(?:Pretty|Vertical|Markdown|Values|XML|SQL)/i.test(format)) return 'text/plain; charset=UTF-8';
  return 'application/octet-stream';
}

async function* nothing(): AsyncGenerator<Buffer> {}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isoTime } from '@casbah/domain/iso-time';

export const API_TOKEN = 'right';

/** A record, and from when on the API returns it. */
export interface TestRecord {
  id: string;
  at: number;
  visibleFrom: number;
  [member: string]: unknown;
}

export const record = (nr: number, at: number, delay = 0): TestRecord => ({
  id: `r${nr}`,
  at,
  visibleFrom: at + delay,
});

export interface TestApi {
  port: number;
  url: string;
  records: TestRecord[];
  /** Requests since the last call. */
  heard(): { url: string; authorization: string; body: string }[];
  /** Answers in place of the log, until `undefined`. */
  answer: ((request: IncomingMessage, response: ServerResponse, body: string) => void) | undefined;
  /** The time by which records are visible. */
  now: number;
  /** Forgets records, requests and answers. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * An audit log over HTTP at `/logs`: `from` and `until` in milliseconds, `order`, `size` of a page, `edges=out` for
 * periods without their edges, and the `paging` to answer with.
 */
export async function openTestApi(): Promise<TestApi> {
  let heard: ReturnType<TestApi['heard']> = [];
  const api: TestApi = {
    port: 0,
    url: '',
    records: [],
    heard() {
      const before = heard;
      heard = [];
      return before;
    },
    answer: undefined,
    now: Number.POSITIVE_INFINITY,
    reset() {
      Object.assign(api, { records: [], answer: undefined, now: Number.POSITIVE_INFINITY });
      heard = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await text(request);
      const { url = '', headers } = request;
      heard.push({ url, authorization: headers.authorization ?? '', body });
      if (api.answer !== undefined) return api.answer(request, response, body);
      const asked = new URL(url, 'http://api');
      if (headers.authorization !== `Bearer ${API_TOKEN}`)
        return send(response, 401, { message: 'Bad token' });
      if (asked.pathname !== '/logs') return send(response, 404, { message: 'Not here' });
      const given: unknown = body === '' ? {} : JSON.parse(body);
      const page = pageOf(api, asked.searchParams, new URLSearchParams(Object.entries(Object(given))));
      send(response, 200, page.answer, page.next === undefined ? {} : { link: `<${page.next}>; rel="next"` });
    };
    reply().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  api.port = typeof address === 'object' && address !== null ? address.port : 0;
  api.url = `http://127.0.0.1:${api.port}`;
  return api;
}

export function send(
  response: ServerResponse,
  status: number,
  answer: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

function pageOf(
  { records, now }: TestApi,
  query: URLSearchParams,
  body: URLSearchParams,
): { answer: unknown; next: string | undefined } {
  const of = (name: string): string | null => body.get(name) ?? query.get(name);
  const [from, until] = [Number(of('from')), Number(of('until'))];
  // A page token carries the period, as those of real logs do.
  const [start = '0', began = from, ended = until] = (of('page') ?? '').split('_').filter(Boolean);
  const isOut = query.get('edges') === 'out';
  const found = records
    .filter(({ at, visibleFrom }) => {
      if (visibleFrom > now) return false;
      return isOut ? at > Number(began) && at < Number(ended) : at >= Number(began) && at <= Number(ended);
    })
    .sort((one, other) => one.at - other.at);
  if (query.get('order') === 'newest') found.reverse();
  const size = Number(query.get('size') ?? '1000');
  const page = found.slice(Number(start), Number(start) + size);
  const isLast = Number(start) + size >= found.length;
  const token = `${Number(start) + size}_${began}_${ended}`;
  const next = new URLSearchParams(query);
  next.set('page', token);
  const shown = page.map(({ visibleFrom: _, ...record }) => ({
    ...record,
    at: isoTime(record.at),
  }));
  switch (query.get('paging')) {
    case 'url':
      return { answer: { data: shown, links: { next: isLast ? '' : `/logs?${next}` } }, next: undefined };
    case 'query':
      return { answer: { data: shown, meta: { 'next.token': isLast ? '' : token } }, next: undefined };
    case 'body':
      return { answer: { data: shown, has_more: !isLast, cursor: token }, next: undefined };
    default:
      return { answer: shown, next: isLast ? undefined : `/logs?${next}` };
  }
}

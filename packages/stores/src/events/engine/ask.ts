import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { EventEngine } from './start.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Ask {
  /** Sends a body (a statement, or the rows of `options.query`) and returns the whole response. */
  (body: string | Buffer, options?: Record<string, string>, headers?: Record<string, string>): Promise<Reply>;
  /** The same for a response that must succeed: returns its text. */
  text(body: string | Buffer, options?: Record<string, string>): Promise<string>;
  close(): void;
}

/** A minimal client for tests and benchmarks, with nothing between them and the engine. */
export function asking(engine: Pick<EventEngine, 'url' | 'username' | 'password'>, sockets = 64): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const ask = (
    body: string | Buffer,
    options: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${engine.url}/?${new URLSearchParams(options)}`,
        {
          method: 'POST',
          agent,
          headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const whole = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: whole,
              get text() {
                return whole.toString().trimEnd();
              },
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return Object.assign(ask, {
    async text(body: string | Buffer, options: Record<string, string> = {}) {
      const reply = await ask(body, options);
      if (reply.status !== 200) throw new Error(reply.text);
      return reply.text;
    },
    close: () => agent.destroy(),
  });
}

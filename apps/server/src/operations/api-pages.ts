import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { openApi, operations, USE_OF_API } from '../http/openapi.ts';
import { apiPage } from './api-page.ts';

export type ApiDescription = Awaited<ReturnType<typeof describe>>;

/** Generates the API description at the first request: most servers never need it. */
export function describedOnce(version: string): () => Promise<ApiDescription> {
  let described: ReturnType<typeof describe> | undefined;
  return () => (described ??= describe(version));
}

async function describe(version: string) {
  const all = await operations();
  return { document: openApi(version, all), page: apiPage({ version, words: USE_OF_API, operations: all }) };
}

/** The pages under `/api`. */
export function apiPages(app: FastifyInstance, description: () => Promise<ApiDescription>): void {
  const config = { page: true } as const;
  for (const url of ['/api', '/api/'])
    app.get(url, { config }, async (_request, reply) => {
      const { page } = await description();
      return reply.type('text/html; charset=utf-8').send(page);
    });
  app.get('/api/page.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('./api-page.css', import.meta.url))),
  );
}

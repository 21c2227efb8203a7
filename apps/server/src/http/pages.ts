import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiFailure } from './failure.ts';
import { HashedFiles } from './hashed-files.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Casbah: the console is not built</title>
  </head>
  <body>
    <main>
      <h1>The console is not built yet</h1>
      <p>The server runs, and its API answers. To build the console, stop the server and start it with <code>npm start</code>.</p>
      <p><a href="/api">Read the API</a></p>
    </main>
  </body>
</html>
`;

/** `/` is the sign-in app; `/ui/…` is the console, for all of its pages. */
const ENTRIES = [
  { file: 'index.html', urls: ['/'] },
  { file: 'ui.html', urls: ['/ui', '/ui/*'] },
] as const;

const STORE = '/ui/appStore';

/** Console paths of pages before sign-in. */
const SIGN_IN_PAGES = [
  ['/ui/appLogin', '/'],
  ['/ui/appLogin/multi-factor', '/mfa'],
  ['/ui/appLogin/forgotpassword', '/forgotpassword'],
  ['/ui/appLogin/resetpassword', '/resetpassword'],
] as const;

/** Serves the built console, and redirects old URLs. */
export function consolePages(folder: string): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await app.register(fastifyStatic, { serve: false, root: folder, cacheControl: false });
    const config = { page: true } as const;

    for (const { file, urls } of ENTRIES) {
      const html = await readFile(join(folder, file), 'utf8').catch(() => undefined);
      const send = async (_request: unknown, reply: FastifyReply): Promise<FastifyReply> =>
        reply
          .status(html === undefined ? 503 : 200)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(html ?? NOT_BUILT);
      for (const url of urls) app.get(url, { config }, send);
    }

    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const { name } of found.filter((entry) => entry.isFile() && !entry.name.endsWith('.html')))
      app.get(`/${name}`, { config }, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile(name),
      );

    // Connectors are set up on the Apps page.
    for (const url of ['/connectors', '/connectors/'])
      app.get(url, { config }, async (_request, reply) => reply.redirect(STORE));
    for (const url of ['/connectors/:app/add', '/connectors/:app/add/'])
      app.get<{ Params: { app: string } }>(url, { config }, async ({ params }, reply) =>
        reply.redirect(`${STORE}/addlparams/${encodeURIComponent(params.app)}`),
      );
    // These also serve people without a session: the console would redirect them to sign-in first, and lose
    // the request.
    for (const [url, page] of SIGN_IN_PAGES)
      for (const path of [url, `${url}/`])
        app.get(path, { config }, async ({ url: asked }, reply) => {
          const at = asked.indexOf('?');
          return reply.redirect(`/#${page}${at < 0 ? '' : asked.slice(at)}`);
        });

    const hashed = new HashedFiles(join(folder, 'assets'));
    app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) => {
      const file = await hashed.find(request.params['*'], request.headers['accept-encoding']);
      if (file === undefined) throw new ApiFailure('NOT_FOUND');
      const { type, encoding, bytes } = file;
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(type)
        .send(bytes);
    });
  };
}

import { createHash, createHmac } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

export const S3_ACCOUNT = { bucket: 'proxy-logs', user: 'AKIACASBAH', password: 'right' };
/** Few, so a handful of files needs more than one page. */
const KEYS_A_PAGE = 2;

/** A bucket over HTTP with the files of a folder. Verifies request signatures as AWS documents them. */
export async function openS3Server(folder: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const fail = (status: number, code: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    const answer = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      const [, bucket, ...key] = url.pathname.split('/').map(decodeURIComponent);
      if (!isSigned(request, url)) return fail(403, 'SignatureDoesNotMatch');
      if (bucket !== S3_ACCOUNT.bucket) return fail(404, 'NoSuchBucket');
      if (url.searchParams.get('list-type') === '2') {
        response.writeHead(200, { 'content-type': 'application/xml' });
        response.end(await listOf(folder, url.searchParams));
        return;
      }
      const content = await readFile(join(folder, ...key)).catch(() => undefined);
      if (content === undefined) return fail(404, 'NoSuchKey');
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = content.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
      response.writeHead(206, { 'content-length': part.length });
      response.end(part);
    };
    answer().catch(() => fail(500, 'InternalError'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function listOf(folder: string, asked: URLSearchParams): Promise<string> {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.startsWith(prefix)).sort();
  const keys: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name));
    if (!found.isFile() || name <= after) continue;
    const modified = found.mtime.toISOString();
    keys.push(
      `<Contents><Key>${name}</Key><Size>${found.size}</Size><LastModified>${modified}</LastModified></Contents>`,
    );
  }
  const page = keys.slice(0, KEYS_A_PAGE);
  const [, last = ''] = /<Key>(.*)<\/Key>/.exec(page.at(-1) ?? '') ?? [];
  const isLast = keys.length <= KEYS_A_PAGE;
  const next = isLast ? '' : `<NextContinuationToken>${last}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${page.join('')}</ListBucketResult>`;
}

/** Checks signature version 4, for requests without a body. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, user, day, region, service, names = '', signature] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    ...[method, url.pathname, query.join('&')],
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, headers['x-amz-content-sha256']],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(String(part)).digest(),
    `AWS4${S3_ACCOUNT.password}`,
  );
  return user === S3_ACCOUNT.user && signature === createHmac('sha256', key).update(text).digest('hex');
}

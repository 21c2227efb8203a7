import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { fitsPattern, PROBE_MS } from '@casbah/domain/collection';
import { certificateFailure } from './certificate.ts';
import { CollectionFailed, messageOf, type OpenFiles } from './place.ts';
import { allowedAddress, type PrivateHosts, reach } from './reach.ts';

interface S3Place {
  /** Empty for AWS itself. */
  address: string;
  region: string;
  bucket: string;
  path: string;
  user: string;
  pattern: string;
  password: string | undefined;
}

/** How long the line may be silent. */
const SILENT_MS = 30_000;

/** A bucket of AWS, or of whatever else speaks S3: MinIO, Ceph, Cloudflare R2, Google's interoperable buckets. */
export async function openS3(place: S3Place, limits: PrivateHosts, signal: AbortSignal): Promise<OpenFiles> {
  const isOther = place.address !== '';
  const url = new URL(isOther ? place.address : `https://${place.bucket}.s3.${place.region}.amazonaws.com`);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const { address, isAllowed } = await allowedAddress({ host, port }, limits);
  if (url.protocol === 'http:' && !isAllowed)
    throw new CollectionFailed('not_allowed', 'The URL must start with https://');
  (await reach({ address, port, pauseMs: limits.pauseMs }, signal)).destroy();
  // The connection uses the verified address, whatever the name resolves to by then.
  const lookup: LookupFunction = (name, options, done) => {
    allowedAddress({ host: name, port }, limits).then(
      (found) => {
        const family = found.address.includes(':') ? 6 : 4;
        if (options.all === true) done(null, [{ address: found.address, family }]);
        else done(null, found.address, family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
  // Asked for where it is used: it is large, and most servers have no bucket to read.
  const { GetObjectCommand, paginateListObjectsV2, S3Client } = await import('@aws-sdk/client-s3');
  const agents = { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  const client = new S3Client({
    region: place.region,
    maxAttempts: 3,
    forcePathStyle: isOther,
    ...(isOther ? { endpoint: url.origin } : {}),
    credentials: { accessKeyId: place.user, secretAccessKey: place.password ?? '' },
    requestHandler: { ...agents, connectionTimeout: PROBE_MS.patience, requestTimeout: SILENT_MS },
    // Others than AWS know no checksums of whole objects; ranges have none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = place.bucket;
  return {
    holds: 'files',
    identity: undefined,
    async *list() {
      try {
        const asked = { Bucket, ...(place.path === '' ? {} : { Prefix: place.path }) };
        for await (const page of paginateListObjectsV2({ client }, asked, { abortSignal: signal }))
          for (const { Key, Size, LastModified } of page.Contents ?? []) {
            if (Key === undefined || Key.endsWith('/')) continue;
            const name = Key.slice(Key.lastIndexOf('/') + 1);
            if (name.startsWith('.') || !fitsPattern(name, place.pattern)) continue;
            yield { path: Key, size: Size ?? 0, modified: LastModified?.getTime() ?? 0 };
          }
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
    async *read(path, start, end) {
      if (end <= start) return;
      let body: Readable | undefined;
      try {
        const range = { Bucket, Key: path, Range: `bytes=${start}-${end - 1}` };
        const { Body } = await client.send(new GetObjectCommand(range), { abortSignal: signal });
        if (!(Body instanceof Readable)) throw new CollectionFailed('not_found', path);
        body = Body;
        for await (const bytes of body) yield Buffer.from(bytes);
      } catch (error) {
        throw failureOf(error, signal);
      } finally {
        body?.destroy();
      }
    },
    async close() {
      client.destroy();
    },
  };
}

const PROBLEMS: ReadonlyMap<string, CollectionFailed['problem']> = new Map([
  ['InvalidAccessKeyId', 'sign_in_refused'],
  ['SignatureDoesNotMatch', 'sign_in_refused'],
  ['InvalidToken', 'sign_in_refused'],
  ['AccessDenied', 'no_access'],
  ['NoSuchBucket', 'not_found'],
  ['NoSuchKey', 'not_found'],
  ['PermanentRedirect', 'not_found'],
  ['TimeoutError', 'timed_out'],
]);

function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof CollectionFailed || signal.aborted) return error;
  const { name, code, cause } = Object(error);
  if (cause instanceof CollectionFailed) return cause;
  const certificate = certificateFailure(error);
  if (certificate !== undefined) return certificate;
  const problem = PROBLEMS.get(String(name)) ?? PROBLEMS.get(String(code)) ?? 'unreachable';
  const said = messageOf(error);
  return new CollectionFailed(problem, said === 'UnknownError' ? String(name) : said, { cause: error });
}

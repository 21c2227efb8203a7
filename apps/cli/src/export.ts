import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ApiError, address, errorOf } from '@casbah/contract/client';
import { EXPORT_FORMATS, type ExportFormat } from '@casbah/domain/export';
import { type Connection, ConnectionError, signIn } from './connection.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah export [FILTER]

Exports activities of a running Casbah, newest first, for example:
  casbah export 'activity = share and exposure = public' --output shared.csv
  casbah export --format parquet --from 2026-11-01T00:00:00Z --job --output november.parquet

  --format NAME     csv, json, ndjson, parquet or ocsf (default: csv)
  --columns NAMES   separated by commas (default: all)
  --from TIME       start, ISO 8601 (default: the last week that has data)
  --to TIME         end, ISO 8601
  --gzip            compresses the file
  --output FILE     writes to a file (default: standard output)
  --job             writes the file on the server first, and shows the progress
  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)
  --email ADDRESS   your email (default: CASBAH_EMAIL); the password comes from CASBAH_PASSWORD

Exit codes: 0 exported, 2 wrong usage or filter, 3 no server or refused, 4 the job failed.
`;

interface Asked {
  filter: string | undefined;
  from: string | undefined;
  to: string | undefined;
  format: ExportFormat;
  columns: readonly string[] | undefined;
  gzip: boolean;
}

/** The job ended without a file. */
class JobFailed extends Error {}

const ASK_EVERY_MS = 1000;

function streamed(asked: Asked): string {
  const { columns, gzip, ...query } = asked;
  return address('GET /exports/activities', {
    query: { ...query, columns: columns?.join(), gzip: String(gzip) },
  });
}

/** Runs a job to its end, and returns the link to its file. */
async function jobLink({ client }: Connection, asked: Asked, io: Streams): Promise<string> {
  const { filter, from, to, format, columns, gzip } = asked;
  let job = await client.call('POST /exports', {
    body: {
      format,
      gzip,
      columns: columns === undefined ? null : [...columns],
      ...(filter === undefined ? {} : { filter }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    },
  });
  const params = { id: job.id };
  while (job.state === 'queued' || job.state === 'running') {
    await setTimeout(ASK_EVERY_MS);
    job = await client.call('GET /exports/{id}', { params });
    const share = job.progress === null ? '' : `, ${Math.round(job.progress * 100)} %`;
    if (io.stderr.isTTY === true) io.stderr.write(`\r${job.rows} rows${share} `);
  }
  if (io.stderr.isTTY === true) io.stderr.write('\n');
  if (job.state !== 'ready')
    throw new JobFailed(`The export ${job.file_name} ended: ${job.error ?? job.state}`);
  return (await client.call('GET /exports/{id}/link', { params })).url;
}

async function save(
  connection: Connection,
  path: string,
  { output, ends }: { output: NodeJS.WritableStream; ends: boolean },
): Promise<void> {
  const response = await connection.fetch(`${connection.origin}${path}`);
  if (!response.ok || response.body === null) throw await errorOf(response);
  await pipeline(Readable.fromWeb(response.body), output, { end: ends });
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      columns: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      gzip: { type: 'boolean', default: false },
      output: { type: 'string' },
      job: { type: 'boolean', default: false },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      email: { type: 'string' },
    },
  });
}

async function run(args: string[], io: Streams): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const format = EXPORT_FORMATS.find((known) => known === values.format);
  if (positionals.length > 1 || format === undefined) {
    io.stderr.write(
      `Enter one filter in quotes; --format is one of ${EXPORT_FORMATS.join(', ')}.\n\n${HELP}`,
    );
    return 2;
  }
  const { from, to, gzip, columns } = values;
  const asked: Asked = { filter: positionals[0], from, to, format, gzip, columns: columns?.split(',') };
  const email = values.email ?? process.env.CASBAH_EMAIL;
  const password = process.env.CASBAH_PASSWORD;
  try {
    const connection = await signIn(values.server, {
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
    });
    const path = values.job ? await jobLink(connection, asked, io) : streamed(asked);
    const { output } = values;
    await save(
      connection,
      path,
      output === undefined
        ? { output: io.stdout, ends: false }
        : { output: createWriteStream(output), ends: true },
    );
    return 0;
  } catch (error) {
    if (error instanceof JobFailed) {
      io.stderr.write(`${error.message}\n`);
      return 4;
    }
    if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
    const isGone = error instanceof ApiError && error.status === 0;
    io.stderr.write(`${error.message}${isGone ? ` at ${values.server}. Is Casbah running?` : ''}\n`);
    return error instanceof ApiError && (error.status === 400 || error.status === 422) ? 2 : 3;
  }
}

export const verb: Verb = {
  name: 'export',
  summary: 'Export activities as CSV, JSON, Parquet or OCSF',
  help: HELP,
  run,
};

import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { ConnectionError, signIn } from './connection.ts';
import { createProgressBar } from './progress-bar.ts';
import { sourceNamed, type UploadFile, untilRead, upload } from './upload.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah ingest FILE… --source NAME

Sends log files, including audit logs of cloud apps, to a running Casbah and waits until they are read. Supports gzip and
zip, and detects the format from the content. After an interruption, the same command resumes the upload. A file sent twice
counts once.

  --source NAME     source of the files; created if it doesn't exist
  --format NAME     format of a new source; 'casbah formats' lists them (default: auto)
  --timezone ZONE   time zone of times without one, for a new source: Europe/Berlin or +05:30 (default: UTC)
  --who-is-where    a new source has the log type identity mapping: which user has which IP address
  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)
  --email ADDRESS   your email (default: CASBAH_EMAIL); the password comes from CASBAH_PASSWORD
  --no-wait         exit when the files are sent

Prints one JSON object per file. Exit codes: 0 all read, 1 a file failed, 2 wrong usage, 3 no server or refused.
`;

async function uploadFile(path: string): Promise<UploadFile & { close(): Promise<void> }> {
  const { size } = await stat(path);
  const handle = await open(path);
  return {
    name: basename(path),
    size,
    async slice(start, end) {
      const bytes = new Uint8Array(end - start);
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
        if (bytesRead === 0) throw new Error(`${path} shrank during the upload. Run the command again.`);
        filled += bytesRead;
      }
      return bytes;
    },
    close: () => handle.close(),
  };
}

function words(load: Load): string {
  const count = new Intl.NumberFormat('en').format;
  if (load.duplicate_of !== null) return 'already read; nothing added';
  const rejected = load.rejects === 0 ? '' : `, ${count(load.rejects)} lines rejected`;
  const error = load.error === null ? '' : ` (${load.error})`;
  return `${count(load.events)} events${rejected}${error}`;
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
  if (positionals.length === 0 || values.source === undefined) {
    io.stderr.write(`Name at least one file and a --source.\n\n${HELP}`);
    return 2;
  }
  try {
    const email = values.email ?? process.env.CASBAH_EMAIL;
    const password = process.env.CASBAH_PASSWORD;
    const connection = await signIn(values.server, {
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
    });
    const source = await sourceNamed(connection, values.source, {
      ...(values.format === undefined ? {} : { format: values.format }),
      ...(values.timezone === undefined ? {} : { timezone: values.timezone }),
      ...(values['who-is-where'] === true ? { role: 'who_is_where' } : {}),
    });
    let failed = false;
    for (const path of positionals) {
      const bar = createProgressBar(io.stderr, basename(path));
      const file = await uploadFile(path);
      try {
        let load = await upload(connection, source, file, (latest) =>
          bar.show((latest.bytes_received / Math.max(1, file.size)) * 0.3, 'sending'),
        );
        if (values['no-wait'] !== true)
          load = await untilRead(connection, load, (latest) =>
            bar.show(0.3 + latest.progress * 0.7, words(latest)),
          );
        bar.done(words(load));
        failed ||= load.status === LOAD_STATUS.failed;
        io.stdout.write(`${JSON.stringify(load)}\n`);
      } finally {
        await file.close();
      }
    }
    return failed ? 1 : 0;
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof ApiError) {
      io.stderr.write(
        `${error.message}${error instanceof ApiError && error.status === 0 ? ` at ${values.server}. Is Casbah running?` : ''}\n`,
      );
      return 3;
    }
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      format: { type: 'string' },
      timezone: { type: 'string' },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      email: { type: 'string' },
      'who-is-where': { type: 'boolean' },
      'no-wait': { type: 'boolean' },
    },
  });
}

export const verb: Verb = { name: 'ingest', summary: 'Send log files to a running Casbah', help: HELP, run };

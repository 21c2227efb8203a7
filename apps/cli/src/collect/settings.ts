import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatByName } from '@casbah/discovery/formats/registry';
import { parseSourceToken } from '@casbah/domain/collection';
import { SettingsError } from './settings-error.ts';
import { UserTokens } from './user-tokens.ts';
import { type Destination, isSafeServer } from './wire.ts';

/** Arguments and environment of an agent. */
export interface CollectSettings {
  paths: string[];
  destination: Destination;
  /** The spool folder. */
  state: string;
  /** Maximum packed bytes in the spool. */
  mostSpooled: number;
  name: string;
  tokens: UserTokens | undefined;
  once: boolean;
}

const LEAST_KEY = 32;
const LONGEST_NAME = 64;
const MIB = 1024 ** 2;
const SOURCE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses arguments and environment. Throws `SettingsError`, and the errors of `parseArgs`. */
export async function settingsOf(args: string[], env: NodeJS.ProcessEnv): Promise<CollectSettings> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      server: { type: 'string', default: env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      state: { type: 'string', default: './casbah-collect' },
      'spool-mb': { type: 'string', default: '1024' },
      name: { type: 'string', default: hostname() },
      'token-file': { type: 'string' },
      'token-key': { type: 'string' },
      format: { type: 'string' },
      once: { type: 'boolean', default: false },
    },
  });
  const { source, server } = values;
  if (positionals.length === 0)
    throw new SettingsError('Name at least one log file or folder, such as /var/log/squid.');
  if (source === undefined)
    throw new SettingsError(
      'Set --source ID. The dialog of a new token shows the ID, and so does the URL of the source under Sources: ?source=ID.',
    );
  if (!SOURCE_ID.test(source))
    throw new SettingsError(
      `'${source}' isn't a source ID, such as 2f0c6a52-8d3e-4b8e-9a53-0b6f3d1f7c11. The dialog of a new token shows it.`,
    );
  if (!isSafeServer(server))
    throw new SettingsError(
      `Refusing to send the token to '${server}'. Set --server to https://…, or to http:// on this machine.`,
    );
  const mostSpooled = Number(values['spool-mb']) * MIB;
  if (!(mostSpooled > 0)) throw new SettingsError('Set --spool-mb to a number above 0, such as 1024.');
  const token = tokenFrom(values['token-file'], env);
  // Reported now instead of with the first chunk.
  await token();
  const keyFile = values['token-key'];
  return {
    paths: positionals.map((path) => resolve(path)),
    destination: {
      server: new URL(server).origin,
      source,
      token,
      users: keyFile === undefined ? 'names' : 'tokens',
    },
    state: resolve(values.state),
    mostSpooled,
    once: values.once,
    name: values.name.trim().slice(0, LONGEST_NAME) || 'collect',
    tokens: keyFile === undefined ? undefined : userTokens(await keyOf(keyFile), values.format),
  };
}

function tokenFrom(file: string | undefined, env: NodeJS.ProcessEnv): () => Promise<string> {
  return async () => {
    const text = file === undefined ? (env.CASBAH_SOURCE_TOKEN ?? '') : await contentOf(file, '--token-file');
    const token = text.toString().trim();
    if (parseSourceToken(token) === undefined)
      throw new SettingsError(
        `${file ?? 'CASBAH_SOURCE_TOKEN'} contains no source token. Create a push token on the page of the source, under Log collection; it begins with casbahsource_.`,
      );
    return token;
  };
}

/** The key for user tokens. Throws `SettingsError`. */
export async function keyOf(file: string): Promise<Buffer> {
  const key = await contentOf(file, '--token-key');
  if (key.length < LEAST_KEY)
    throw new SettingsError(
      `${file} has ${key.length} bytes; a key needs at least ${LEAST_KEY}. Create one: head -c 32 /dev/urandom > ${file}`,
    );
  return key;
}

function userTokens(key: Buffer, format: string | undefined): UserTokens {
  if (format !== undefined && formatByName(format)?.isSpread === true)
    throw new SettingsError(
      `Records of '${format}' span several lines, so their users can't be replaced with tokens. Omit --token-key, or send the accounting as syslog.`,
    );
  try {
    return new UserTokens(key, { format, timezone: 'UTC', now: Date.now() });
  } catch (cause) {
    throw new SettingsError(`Unknown format '${format}'. 'casbah formats' lists the formats.`, { cause });
  }
}

async function contentOf(file: string, option: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(`Couldn't read the ${option} file: ${why}`, { cause });
  }
}

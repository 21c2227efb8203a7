import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

const FILE = 'metrics-token';
const SHORTEST = 24;

/** Token that scrapers of `/metrics` send as `Authorization: Bearer …`. */
export class MetricsToken {
  readonly #hash: Buffer;

  constructor(token: string) {
    this.#hash = hashOf(token);
  }

  isIn(authorization: string | undefined): boolean {
    const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(hashOf(given), this.#hash);
  }
}

/**
 * Reads `metrics-token` from the data folder, or creates it, readable by its owner only. Operators may write
 * their own token; short ones are refused.
 */
export async function openMetricsToken(dataFolder: string): Promise<MetricsToken> {
  const file = join(dataFolder, FILE);
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) {
    const token = randomBytes(32).toString('base64url');
    const draft = `${file}.${crypto.randomUUID()}`;
    await writeFile(draft, `${token}\n`, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
    await rm(draft);
    return new MetricsToken(token);
  }
  await chmod(file, 0o600).catch(() => {});
  const token = found.trim();
  if (token.length < SHORTEST || /\s/.test(token))
    throw new StartError(
      `The token in ${file} isn’t valid. Write one line of at least ${SHORTEST} characters without spaces, or remove the file and start again.`,
    );
  return new MetricsToken(token);
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

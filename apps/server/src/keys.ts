import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Secrets of this installation. No defaults: each is generated at the first start. */
export interface Keys {
  /** This server's ID among those that share the control store. */
  instance: string;
  /** Signs the session cookie. */
  session: string;
  /** Signs CSRF tokens. */
  csrf: string;
  /** Seals the secrets of connectors and log sources: 32 bytes, base64url. */
  seal: string;
}

const secret = z.string().min(43);
const keysFile = z.object({ instance: z.uuid(), session: secret, csrf: secret, seal: secret });

/** The key file can't be used. New keys would end every session and make sealed secrets unreadable. */
export class KeysUnreadable extends Error {
  readonly code = 'KEYS_UNREADABLE';
  constructor(file: string, options?: ErrorOptions) {
    super(
      `The keys in ${file} cannot be read. Restore the file from a backup; without one, remove it: everybody is signed out, and stored passwords of connectors must be given again.`,
      options,
    );
    this.name = 'KeysUnreadable';
  }
}

/** Reads `keys.json` from the data folder, or creates it atomically, readable by its owner only. */
export async function openKeys(dataFolder: string): Promise<Keys> {
  const file = join(dataFolder, 'keys.json');
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new KeysUnreadable(file, { cause: error });
  });
  if (found === undefined) return makeKeys(file);
  // A restored backup may be world-readable.
  await chmod(file, 0o600).catch(() => {});
  try {
    return keysFile.parse(JSON.parse(found));
  } catch (error) {
    throw new KeysUnreadable(file, { cause: error });
  }
}

/**
 * Key that signs the audit trail. Derived from the seal, so older key files stay valid; neither key reveals
 * the other.
 */
export function auditKeyOf({ seal }: Pick<Keys, 'seal'>): Uint8Array {
  const key = Buffer.from(seal, 'base64url');
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), 'casbah audit trail', 32));
}

/** Key that signs the operator's one-time codes, derived like the one above. */
export function operatorKeyOf({ seal }: Pick<Keys, 'seal'>): Uint8Array {
  const key = Buffer.from(seal, 'base64url');
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), 'casbah operator code', 32));
}

/** Seed of the Ed25519 key that signs snapshots of policies, derived like the ones above. */
export function policySeedOf({ seal }: Pick<Keys, 'seal'>): Uint8Array {
  const key = Buffer.from(seal, 'base64url');
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), 'casbah policy snapshots', 32));
}

async function makeKeys(file: string): Promise<Keys> {
  const made = (): string => randomBytes(32).toString('base64url');
  const keys: Keys = { instance: crypto.randomUUID(), session: made(), csrf: made(), seal: made() };
  const draft = `${file}.${keys.instance}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file);
  await rm(draft);
  return keys;
}

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DemoAccount {
  email: string;
  password: string;
  /** The demo's logs are loaded. */
  loaded: boolean;
}

const FILE = 'demo.json';

/** Returns the demo's account in this data folder; `undefined` without a demo. */
export async function readDemoAccount(dataFolder: string): Promise<DemoAccount | undefined> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const account: unknown = JSON.parse(text);
  if (!(account instanceof Object)) return undefined;
  if (!('email' in account) || !('password' in account)) return undefined;
  const { email, password } = account;
  if (typeof email !== 'string' || typeof password !== 'string') return undefined;
  return { email, password, loaded: 'loaded' in account && account.loaded === true };
}

/** Stores the account, readable by its owner only, so later starts can show the credentials again. */
export async function writeDemoAccount(dataFolder: string, account: DemoAccount): Promise<void> {
  await writeFile(join(dataFolder, FILE), `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
}

/** Generates a password at the first start, because even a demo has no default password. */
export function createDemoAccount(): DemoAccount {
  const password = `Atlas-${randomBytes(9).toString('base64url')}-1!`;
  return { email: 'nadia.berrada@atlasfoods.example', password, loaded: false };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Console } from './console.ts';

/** The mails to an address, the newest first: without a mail server they are files of the data folder. */
export async function mailsTo({ dataFolder }: Console, email: string): Promise<readonly Email[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names
      .toSorted()
      .toReversed()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** The text of the newest mail to an address, once it is there. */
export async function mailTo(console: Console, email: string): Promise<string> {
  const newest = async () => (await mailsTo(console, email))[0]?.text;
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}

/** The path and hash that a mail's link to one of our pages leads to. */
export function linkIn(text: string, page: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(`#/${page}?`));
  if (found === undefined) throw new Error(`The mail has no link to ${page}: ${text}`);
  const { pathname, hash } = new URL(found);
  return `${pathname}${hash}`;
}

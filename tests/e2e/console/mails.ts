import { expect } from 'vitest';
import { Person } from '../../system/casbah.ts';
import type { Console } from './console.ts';

/** The text of the newest mail to an address, once it is there. */
export async function mailTo({ casbah }: Console, email: string): Promise<string> {
  // Whoever sits at the machine reads them: nobody need be signed in.
  const { client } = new Person(casbah);
  const newest = async () => {
    const { mails } = await client.call('GET /user/mails', {});
    return mails.find(({ to }) => to.includes(email))?.name;
  };
  await expect.poll(newest).toBeDefined();
  const { mail } = await client.call('GET /user/mails/{name}', { params: { name: (await newest()) ?? '' } });
  return mail.text;
}

/** The path and hash that a mail's link to one of our pages leads to. */
export function linkIn(text: string, page: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(`#/${page}?`));
  if (found === undefined) throw new Error(`The mail has no link to ${page}: ${text}`);
  const { pathname, hash } = new URL(found);
  return `${pathname}${hash}`;
}

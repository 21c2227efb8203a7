import { expect } from 'vitest';
import type { Console } from './console.ts';

interface KeptMail {
  name: string;
  to: string;
  subject: string;
}

async function read(
  console: Console,
  path: string,
): Promise<{ mails?: KeptMail[]; mail?: { text: string } }> {
  const response = await fetch(console.address(path));
  return response.json();
}

/** The text of the newest mail to an address, once it is there. */
export async function mailTo(console: Console, email: string): Promise<string> {
  const newest = async () => {
    const { mails = [] } = await read(console, '/user/mails');
    return mails.find(({ to }) => to.includes(email))?.name;
  };
  await expect.poll(newest).toBeDefined();
  const { mail } = await read(console, `/user/mails/${await newest()}`);
  return mail?.text ?? '';
}

/** The path and hash that a mail's link to one of our pages leads to. */
export function linkIn(text: string, page: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(`#/${page}?`));
  if (found === undefined) throw new Error(`The mail has no link to ${page}: ${text}`);
  const { pathname, hash } = new URL(found);
  return `${pathname}${hash}`;
}

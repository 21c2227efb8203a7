import { expect } from 'vitest';
import { type Casbah, Person } from '../../system/casbah.ts';
import type { Console } from './console.ts';

/** One browser of the operator for each Casbah: a code works once. */
const operators = new WeakMap<Casbah, Promise<Person>>();

/** Someone who may read the mails that are kept. */
export function operatorOf({ casbah }: Console): Promise<Person> {
  const known = operators.get(casbah);
  if (known !== undefined) return known;
  const person = new Person(casbah);
  const operator = person.becomeOperator(casbah).then(() => person);
  operators.set(casbah, operator);
  return operator;
}

/** The text of the newest mail to an address, once it is there. */
export async function mailTo(console: Console, email: string): Promise<string> {
  const { client } = await operatorOf(console);
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

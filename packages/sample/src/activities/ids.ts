import { DOMAIN } from '../company.ts';
import { hash } from '../random.ts';
import type { Actor } from './app-record.ts';

/** Finalizer of MurmurHash3: every bit of the result depends on every bit of the number. */
function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const salted = (hashed: number, salt: number): number => mixed(hashed ^ Math.imul(salt + 1, 0x9e3779b9));

/** A 32-bit number that depends on the text alone; `salt` gives independent numbers. */
export const numberOf = (text: string, salt = 0): number => salted(hash(text), salt);

const hex = (number: number): string => number.toString(16).padStart(8, '0');

/** Two hashes of a text; texts with the same first hash have different second ones. */
const hashesOf = (text: string): [number, number] => [hash(text), hash(`#${text}`)];

/** The same UUID for the same text: 122 bits that two hashes give. */
export function uuidOf(text: string): string {
  const [first, second] = hashesOf(text);
  const [b, c] = [hex(salted(second, 0)), hex(salted(first, 1))];
  return `${hex(salted(first, 0))}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${hex(salted(second, 1))}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** An ID of capital letters and digits, as Slack and Google use: `U` and ten more. */
export function codeOf(prefix: string, text: string, length = 10): string {
  const [first, second] = hashesOf(text);
  let code = prefix;
  for (let place = 0; place < length; place++)
    code += LETTERS.charAt(salted(place % 2 === 0 ? first : second, place) % LETTERS.length);
  return code;
}

/** A decimal number of 19 digits, as text. */
export function longNumberOf(text: string): string {
  const digits = hashesOf(text).map((hashed) => String(mixed(hashed)).padStart(9, '0').slice(-9));
  return `${1 + (numberOf(text, 2) % 8)}${digits.join('')}`;
}

export const emailOf = ({ account }: Actor): string => `${account}@${DOMAIN}`;

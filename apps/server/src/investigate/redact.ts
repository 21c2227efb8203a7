import { isSearchObject } from '@casbah/domain/search-source/search-problem';

const MASK = '•••';
/** Members whose value is a secret, whatever it looks like. */
const SECRET_NAME =
  /pass(?:word|wd|phrase)?$|secret|token|authorization|cookie|credential|private_?key|access_?key|api_?key|session_?id$|signature/i;
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8})/gu;
const IP_V4 = /\b(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}\b/g;
const IP_V6 = /\b(?:[0-9a-f]{1,4}:){2,7}[0-9a-f]{0,4}(?::[0-9a-f]{1,4}){0,6}/gi;
/** Card, account, phone and identity numbers. */
const LONG_NUMBER = /\b\d(?:[ -]?\d){7,30}\b/g;

/**
 * An original record with people, addresses, secrets and long numbers masked, to pass on as evidence. Domains, networks
 * and everything else stay readable.
 * @param people names and addresses that the record is known to contain
 */
export function redactRecord(raw: string, people: readonly string[]): string {
  const names = [...new Set(people.flatMap(partsOfName))].toSorted((a, b) => b.length - a.length);
  const record = parsed(raw);
  if (record === undefined) return redactText(raw, names);
  return JSON.stringify(redacted(record, names), null, 2);
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** A name, and for an address also the part before the @, which records repeat alone. */
function partsOfName(name: string): string[] {
  const local = name.includes('@') ? name.slice(0, name.indexOf('@')) : '';
  return [name, local].filter((part) => part.length > 2);
}

function redacted(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return redactText(value, names);
  if (Array.isArray(value)) return value.map((member) => redacted(member, names));
  if (!isSearchObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      redactText(name, names),
      SECRET_NAME.test(name) && (typeof member === 'string' || typeof member === 'number')
        ? MASK
        : redacted(member, names),
    ]),
  );
}

function redactText(text: string, names: readonly string[]): string {
  const masked = text
    .replaceAll(EMAIL, (_, domain: string) => `${MASK}@${domain}`)
    .replaceAll(IP_V4, (_, first: string, second: string) => `${first}.${second}.${MASK}`)
    .replaceAll(IP_V6, (address) => `${address.split(':').slice(0, 2).join(':')}:${MASK}`);
  // Times contain no number of eight digits in a row, so they stay.
  const numbered = masked.replaceAll(LONG_NUMBER, (number) =>
    /^\d{4}-\d\d-\d\d/.test(number) ? number : `${MASK}${number.replaceAll(/\D/g, '').slice(-2)}`,
  );
  return names.reduce((rest, name) => withoutName(rest, name), numbered);
}

/** Replaces a name ignoring case, without a pattern made of it. */
function withoutName(text: string, name: string): string {
  const folded = text.toLowerCase();
  const wanted = name.toLowerCase();
  // Folding can change the length of a text; then only the exact spelling is replaced.
  if (folded.length !== text.length) return text.replaceAll(name, MASK);
  let rest = '';
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    rest += text.slice(from, at) + MASK;
    from = at + wanted.length;
  }
  return rest + text.slice(from);
}

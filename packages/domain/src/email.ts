/** Longest address that mail can carry: RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAXIMUM = 254;

/**
 * `name@company.com`: something before the @, a domain of two parts or more after it, nothing that a header couldn't hold.
 * Without the flag `i`: with `u` it lets the Kelvin sign pass for a k.
 */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/u;
const ASCII = /[\0-\x7f]/;

/** Whether a text can be the email of an account. Spaces around it count. To be asked before the text is folded. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAXIMUM && EMAIL.test(text) && !foldsToAnother(text);
}

/** Normalized email of an account, in lower case and trimmed; undefined if invalid. */
export function emailOf(text: string): string | undefined {
  const email = text.trim();
  return isEmail(email) ? email.toLowerCase() : undefined;
}

/** Characters such as the Kelvin sign become ordinary letters when they are folded: the address would become someone else's. */
function foldsToAnother(text: string): boolean {
  if (text.normalize('NFKC') !== text) return true;
  for (const character of text)
    if (!ASCII.test(character) && ASCII.test(character.toLowerCase())) return true;
  return false;
}

/** What names a company where someone signs in: its id or its name. */
export const TENANT_NAME_MAXIMUM = 128;
const TENANT_NAME = /^[^<>\p{Cc}]+$/u;

export function isTenantName(text: string): boolean {
  return [...text].length <= TENANT_NAME_MAXIMUM && TENANT_NAME.test(text);
}

/** Maximum email address length: RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const EMAIL_MAXIMUM = 254;

/**
 * `name@company.com`: something before the @, a domain of at least two labels after it, nothing invalid in a header. No
 * `i` flag, because with `u` it would match the Kelvin sign as a k.
 */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/u;
const ASCII = /[\0-\x7f]/;

/** Whether a text can be the email of an account. Doesn't trim spaces. Call before case folding. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAXIMUM && EMAIL.test(text) && !foldsToAnother(text);
}

/** Normalized email of an account, in lower case and trimmed; undefined if invalid. */
export function emailOf(text: string): string | undefined {
  const email = text.trim();
  return isEmail(email) ? email.toLowerCase() : undefined;
}

/** Characters such as the Kelvin sign fold to ordinary letters, which would turn the address into someone else's. */
function foldsToAnother(text: string): boolean {
  if (text.normalize('NFKC') !== text) return true;
  for (const character of text)
    if (!ASCII.test(character) && ASCII.test(character.toLowerCase())) return true;
  return false;
}

/** Maximum length of the company ID or name at sign-in. */
export const TENANT_NAME_MAXIMUM = 128;
const TENANT_NAME = /^[^<>\p{Cc}]+$/u;

export function isTenantName(text: string): boolean {
  return [...text].length <= TENANT_NAME_MAXIMUM && TENANT_NAME.test(text);
}

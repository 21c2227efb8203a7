/** Longest address that mail can carry: RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAXIMUM = 254;

/** `name@company.com`: something before the @, a domain of two parts or more after it, nothing that a header could not hold. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

/** Whether a text can be the e-mail of an account. Spaces around it count. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAXIMUM && EMAIL.test(text);
}

/** What names a company where somebody signs in: its id or its name. */
export const TENANT_NAME_MAXIMUM = 128;
const TENANT_NAME = /^[^<>\p{Cc}]+$/u;

export function isTenantName(text: string): boolean {
  return [...text].length <= TENANT_NAME_MAXIMUM && TENANT_NAME.test(text);
}

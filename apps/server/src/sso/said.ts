import type { AttributeMapping, ProviderAnswer } from '@casbah/domain/identity-provider';

/** A provider's claims about a person, each with all its values. */
export type Said = ReadonlyMap<string, readonly string[]>;

/**
 * A provider's response was refused. The message has the reason, in English, for the person who sets up the
 * provider.
 */
export class AnswerRefused extends Error {
  readonly code = 'ANSWER_REFUSED';
}

/** Default attribute names, in order of preference. */
const USUAL = {
  email: [
    'email',
    'mail',
    'emailAddress',
    'Email',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  name: [
    'name',
    'displayName',
    'cn',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'urn:oid:2.5.4.3',
  ],
  first_name: [
    'given_name',
    'givenName',
    'firstName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
  ],
  last_name: [
    'family_name',
    'sn',
    'lastName',
    'surname',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
  ],
  groups: [
    'groups',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/Group',
    'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
  ],
} as const satisfies Record<keyof AttributeMapping, readonly string[]>;

const MOST_GROUPS = 1000;
const LONGEST_NAME = 64;

/**
 * Reads a provider's claims under the company's attribute names, or the usual ones. `address` is the person's
 * ID at the provider, if it is an email. Throws `AnswerRefused` without an email.
 */
export function answerFrom(
  said: Said,
  mapping: AttributeMapping,
  who: { subject: string; address?: string | undefined; sessionIndex?: string | undefined },
): ProviderAnswer {
  const valuesOf = (thing: keyof AttributeMapping): readonly string[] => {
    const names = mapping[thing] === undefined ? USUAL[thing] : [mapping[thing]];
    for (const name of names) {
      const values = said.get(name)?.filter((value) => value.trim() !== '');
      if (values !== undefined && values.length > 0) return values;
    }
    return [];
  };
  const first = (thing: keyof AttributeMapping): string => valuesOf(thing)[0]?.trim() ?? '';
  const address = first('email') || (mapping.email === undefined ? (who.address ?? '') : '');
  if (!isAddress(address))
    throw new AnswerRefused(
      address === ''
        ? `no email address among its attributes: ${[...said.keys()].join(', ') || 'nothing'}`
        : 'its email attribute isn’t an email address',
    );
  const email = address.toLowerCase();
  const name = first('name') || `${first('first_name')} ${first('last_name')}`.trim() || email;
  const groups = valuesOf('groups').slice(0, MOST_GROUPS);
  const saysGroups = (mapping.groups === undefined ? USUAL.groups : [mapping.groups]).some((one) =>
    said.has(one),
  );
  return {
    subject: who.subject,
    email,
    name: [...name.replace(/[\p{Cc}\p{Cf}<>]/gu, '')].slice(0, LONGEST_NAME).join(''),
    ...(saysGroups ? { groups } : {}),
    attributes: [...said.keys()].slice(0, 100),
    ...(who.sessionIndex === undefined ? {} : { sessionIndex: who.sessionIndex }),
  };
}

/** A single email address in plain characters that no two parsers read differently. */
function isAddress(text: string): boolean {
  return (
    text.length <= 320 &&
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(text)
  );
}

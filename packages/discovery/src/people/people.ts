import type { Event } from '@casbah/domain/event';
import type { PersonNames } from '@casbah/domain/person-names';
import { accountOf } from '../fields/account.ts';
import { flat, Memo } from '../fields/memo.ts';

/** A person by whom an account is owned; `undefined` in an index: several may be meant, so no one is. */
type Owner = string | undefined;

interface Login {
  domain: string | undefined;
  email: string;
}

/**
 * Finds who is meant where logs name people by address, by principal or by login, with or without a domain. Right or not at
 * all: where two people of the directory could be meant, no one is.
 */
export class People {
  readonly #byAddress = new Map<string, Owner>();
  /** By the login, without its domain. */
  readonly #byLogin = new Map<string, Login[]>();
  /** By the local part of an email, if it isn't a login. */
  readonly #byLocalPart = new Map<string, Owner>();

  add({ email, names }: PersonNames): void {
    const address = flat(email.toLowerCase());
    this.#own(this.#byAddress, address, address);
    this.#own(this.#byLocalPart, address.slice(0, Math.max(0, address.indexOf('@'))), address);
    for (const name of names) {
      const account = accountOf(name);
      if (account === null) continue;
      const user = flat(account.user.toLowerCase());
      if (user.includes('@')) this.#own(this.#byAddress, user, address);
      else {
        const logins = this.#byLogin.get(user) ?? [];
        logins.push({ domain: domainName(account.domain), email: address });
        this.#byLogin.set(user, logins);
      }
    }
  }

  /** The person's address; undefined where no one is known by the name, or more than one. */
  find(user: string, domain: string | undefined): string | undefined {
    const name = user.toLowerCase();
    if (name.includes('@')) return this.#byAddress.get(name);
    const logins = this.#byLogin.get(name);
    if (logins === undefined) return this.#byLocalPart.get(name);
    const wanted = domainName(domain);
    const alike = logins.filter(
      (login) => wanted === undefined || login.domain === undefined || login.domain === wanted,
    );
    const exact = alike.filter((login) => login.domain === wanted);
    return onlyOne(exact.length > 0 ? exact : alike);
  }

  #own(index: Map<string, Owner>, name: string, email: string): void {
    if (name === '') return;
    index.set(name, index.has(name) && index.get(name) !== email ? undefined : email);
  }
}

function onlyOne(logins: readonly Login[]): string | undefined {
  const [first, ...others] = logins;
  return others.some(({ email }) => email !== first?.email) ? undefined : first?.email;
}

/** Logs say `ACME` where directories say `acme.example`. */
function domainName(domain: string | undefined): string | undefined {
  const name = domain?.toLowerCase().split('.')[0];
  return name === undefined || name === '' ? undefined : name;
}

/** The field of `extra` in which an event keeps the name that its log used. */
export const LOGGED_USER = 'logged_user';

const NOBODY = { email: undefined } as const;

/** Puts, in place, a person's address where an event names them otherwise, and keeps what its log said. */
export function createRecogniser(people: People): (event: Event) => void {
  // A login and its domain are apart by a sign that neither holds.
  const found = new Memo<{ email: string } | typeof NOBODY>((key) => {
    const end = key.indexOf('\n');
    const email = people.find(key.slice(0, end), key.slice(end + 1) || undefined);
    return email === undefined ? NOBODY : { email };
  });
  return (event) => {
    const { user } = event;
    if (user === undefined) return;
    const { email } = found.get(`${user}\n${event.user_domain ?? ''}`);
    if (email === undefined || email === user) return;
    event.user = email;
    event.extra = { ...event.extra, [LOGGED_USER]: user };
  };
}

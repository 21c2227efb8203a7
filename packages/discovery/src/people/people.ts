import type { Event } from '@casbah/domain/event';
import type { PersonNames } from '@casbah/domain/person-names';
import { accountOf } from '../fields/account.ts';
import { flat, Memo } from '../fields/memo.ts';

/** Owner of an account; `undefined` if ambiguous. */
type Owner = string | undefined;

interface Login {
  domain: string | undefined;
  email: string;
}

/**
 * Finds the person behind a name in a log: email address, principal or login, with or without a domain. If
 * several people of the directory match, returns none.
 */
export class People {
  readonly #byAddress = new Map<string, Owner>();
  /** By login, without its domain. */
  readonly #byLogin = new Map<string, Login[]>();
  /** By the local part of an email address, if it isn't a login. */
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

  /** Email address of the person; undefined if the name is unknown or ambiguous. */
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

/** Logs write `ACME` where directories have `acme.example`. */
function domainName(domain: string | undefined): string | undefined {
  const name = domain?.toLowerCase().split('.')[0];
  return name === undefined || name === '' ? undefined : name;
}

/** Key in `extra` for the name as written in the log. */
export const LOGGED_USER = 'logged_user';

const NOBODY = { email: undefined } as const;

/** Replaces other names in an event with the person's email address, in place, and keeps the logged name. */
export function createRecogniser(people: People): (event: Event) => void {
  // Login and domain are joined by a character that neither contains.
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

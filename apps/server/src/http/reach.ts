import { type Rights, type Scope, scopesOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import type { PeopleReach } from '@casbah/stores/control/users/people-list';

/**
 * What a caller may see or change by the permission of a narrowed call. Only the guard and the proxy make one, so no handler
 * can look up the wrong permission.
 */
export class Reach {
  /** The caller's rights, for rules that ask for more than one permission. */
  readonly rights: Rights;
  /** Union of scopes: anything in one of them is included. */
  readonly scopes: 'everything' | 'nothing' | readonly Scope[];
  readonly #services: ReadonlySet<string> | 'all';

  constructor(rights: Rights, permission: Permission) {
    this.rights = rights;
    this.scopes = scopesOf(rights, permission);
    this.#services = servicesIn(this.scopes);
  }

  /** What the same caller reaches by another permission, for calls that do several things. */
  by(permission: Permission): Reach {
    return new Reach(this.rights, permission);
  }

  hasService(id: string): boolean {
    return this.#services === 'all' || this.#services.has(id);
  }

  /** Accounts belong to no app or service, so a scope limited to those includes no accounts. */
  get people(): PeopleReach {
    if (this.scopes === 'everything') return 'everyone';
    if (this.scopes === 'nothing') return [];
    return this.scopes
      .filter(({ apps, services }) => apps === undefined && services === undefined)
      .map(({ domains, org_units, people }) => ({ domains, org_units, people }));
  }
}

function servicesIn(scopes: Reach['scopes']): ReadonlySet<string> | 'all' {
  if (scopes === 'everything') return 'all';
  if (scopes === 'nothing') return new Set();
  if (scopes.some(({ services }) => services === undefined)) return 'all';
  return new Set(scopes.flatMap(({ services = [] }) => services));
}

/**
 * The request with its reach, and a check that the handler took it: a handler that reads without it would answer a limited grant in
 * full.
 */
export function withReach<Request extends object>(
  request: Request,
  reach: Reach | undefined,
): { asked: Request; assertTaken: (call: string) => void } {
  let isTaken = reach === undefined;
  const get = (): Reach | undefined => {
    isTaken = true;
    return reach;
  };
  return {
    asked: Object.defineProperty(request, 'reach', { get, enumerable: true }),
    assertTaken(call) {
      if (!isTaken) throw new Error(`${call} narrows, but its handler did not take its reach`);
    },
  };
}

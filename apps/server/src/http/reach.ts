import { type Rights, type Scope, scopesOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import type { PeopleReach } from '@casbah/stores/control/users/people-list';

/**
 * What a caller may see or change with the permission of a limited call. Only the guard and the proxy create
 * one, so no handler can check the wrong permission.
 */
export class Reach {
  /** The caller's permissions, for rules that need more than one. */
  readonly rights: Rights;
  /** Union of scopes: anything in one of them is included. */
  readonly scopes: 'everything' | 'nothing' | readonly Scope[];
  readonly #services: ReadonlySet<string> | 'all';

  constructor(rights: Rights, permission: Permission) {
    this.rights = rights;
    this.scopes = scopesOf(rights, permission);
    this.#services = servicesIn(this.scopes);
  }

  /** The same caller's scope for another permission, for calls that do several things. */
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
 * The request with its scope, and a check that the handler read it: a handler that ignores it would return
 * everything to a limited caller.
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

import type { Route } from './route-table.ts';

const FLAG = 'useNewAudit';

/** Whether this browser uses the current audit URLs; it does unless its storage says `false`. */
export function usesNewAudit(storage: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return storage().getItem(FLAG) !== 'false';
  } catch {
    return true;
  }
}

/**
 * Link target of a route, below the console's base. Audit routes with an older form use it while the
 * browser's flag is off; the older URL redirects to the same page.
 */
export function targetOf(
  route: Route,
  params: Readonly<Record<string, string>>,
  newAudit: boolean = usesNewAudit(),
): string {
  return filled(newAudit ? route.path : (route.older ?? route.path), params);
}

/** A URL with its parameters filled in. Missing ones are left out with their segment. */
export function filled(address: string, params: Readonly<Record<string, string>>): string {
  return address.replace(/\/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

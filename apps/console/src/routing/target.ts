import type { Route } from './route-table.ts';

const FLAG = 'useNewAudit';

/** Whether this browser wants the audit's addresses of today; it does unless its storage says `false`. */
export function usesNewAudit(storage: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    return storage().getItem(FLAG) !== 'false';
  } catch {
    return true;
  }
}

/**
 * Where a link to a route goes, below the console's base. Routes of the audit that have an older form go there while the
 * browser's flag is off; the older address leads on to the same page. All others always go to their path.
 */
export function targetOf(
  route: Route,
  params: Readonly<Record<string, string>>,
  newAudit: boolean = usesNewAudit(),
): string {
  return filled(newAudit ? route.path : (route.older ?? route.path), params);
}

/** An address with its names filled in. What isn't given stays out with its segment. */
export function filled(address: string, params: Readonly<Record<string, string>>): string {
  return address.replace(/\/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

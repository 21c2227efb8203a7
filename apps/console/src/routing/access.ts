import type { Role } from '@casbah/domain/permission';

/** What a person may open, as returned by the server. */
export interface Permitted {
  /** Regular expressions over whole paths, the console's base included. */
  urls: readonly string[];
}

/** Result of a navigation request. */
export type Verdict =
  | 'open'
  /** No permission allows it. */
  | 'refused'
  /** End users are redirected home from all other pages. */
  | 'home'
  /** Permissions couldn't be loaded. */
  | 'unknown';

/** Explains a refusal, so it is open to everyone. */
export const PERMISSION_PAGE = '/dashboard/permission';
const ALWAYS_OPEN = [PERMISSION_PAGE, '/appLogin'];
/** Profile and account: the only pages that end users can have permission for. */
const OF_END_USERS = ['/appAccount', '/dashboard/enduser'];

/**
 * Checks a path below the console's base. `permitted` is undefined if it couldn't be loaded: sysadmins may
 * then pass, because the server enforces permissions anyway.
 */
export function verdictOn(path: string, role: Role, permitted: Permitted | undefined): Verdict {
  if (path === '/' || isBelow(path, ALWAYS_OPEN)) return 'open';
  if (permitted === undefined) return role === 'sysadmin' ? 'open' : 'unknown';
  const isOpen = mayOpen(path, permitted);
  if (role === 'enduser') return isOpen && isBelow(path, OF_END_USERS) ? 'open' : 'home';
  return isOpen ? 'open' : 'refused';
}

/** Whether a pattern matches a path below the console's base. */
export function mayOpen(path: string, { urls }: Permitted): boolean {
  const address = `/ui${path}`;
  return patternsOf(urls).some((pattern) => pattern.test(address));
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

const read = new WeakMap<readonly string[], readonly RegExp[]>();

/** Compiled patterns of one response. An invalid regular expression matches nothing. */
function patternsOf(urls: readonly string[]): readonly RegExp[] {
  let patterns = read.get(urls);
  if (patterns === undefined) {
    patterns = urls.flatMap((url) => {
      try {
        return [new RegExp(url)];
      } catch {
        return [];
      }
    });
    read.set(urls, patterns);
  }
  return patterns;
}

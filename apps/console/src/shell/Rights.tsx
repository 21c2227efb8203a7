import { PermissionContext, type PermissionStates } from '@casbah/widgets/permission/permission-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { permittedQuery } from '../request/permitted.ts';
import { useSession } from '../request/session.ts';

/** Where the list couldn't be loaded, a sysadmin works on: the server refuses what it must in any case. */
const EVERYTHING: PermissionStates = { stateOf: () => 'enabled' };

/**
 * What elements below may be worked, seen or not. When rights change, elements and the page itself are judged again: a page
 * that is no longer permitted gives way to the one that says so.
 */
export function Rights({ children }: { children: ReactNode }) {
  const { role } = useSession();
  const { data } = useQuery(permittedQuery);
  const router = useRouter();
  const judged = useRef(data);

  useEffect(() => {
    if (judged.current === data) return;
    judged.current = data;
    void router.invalidate();
  }, [data, router]);

  const states = useMemo((): PermissionStates | undefined => {
    if (data === undefined) return role === 'sysadmin' ? EVERYTHING : undefined;
    const enabled = new Set(data.components);
    const disabled = new Set(data.disabled);
    return {
      stateOf: (id) => (enabled.has(id) ? 'enabled' : disabled.has(id) ? 'disabled' : undefined),
    };
  }, [data, role]);
  return states === undefined ? children : <PermissionContext value={states}>{children}</PermissionContext>;
}

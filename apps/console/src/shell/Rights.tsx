import { PermissionContext, type PermissionStates } from '@casbah/widgets/permission/permission-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { permittedQuery } from '../request/permitted.ts';
import { useSession } from '../request/session.ts';

/**
 * If permissions couldn't be loaded, sysadmins can continue, because the server enforces permissions anyway.
 */
const EVERYTHING: PermissionStates = { stateOf: () => 'enabled' };

/**
 * Provides permissions to the elements below. When they change, elements and the page are checked
 * again: a page that lost its permission redirects to an explanation.
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

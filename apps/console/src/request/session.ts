import type { SessionAnswer } from '@casbah/contract/session';
import type { Permission } from '@casbah/domain/permission';
import { createContext, use } from 'react';

const Session = createContext<SessionAnswer | undefined>(undefined);
export const SessionProvider = Session;

/** The signed-in person. The console renders nothing without one. */
export function useSession(): SessionAnswer {
  const session = use(Session);
  if (session === undefined) throw new Error('no session above this component');
  return session;
}

export function useMay(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

import { createContext, use } from 'react';

/** Access to an element: enabled, visible but disabled, or hidden. */
export type PermissionState = 'enabled' | 'disabled' | 'hidden';

/** State by permission ID. A new object after any change, so that elements re-evaluate. */
export interface PermissionStates {
  /** State of an ID; `undefined` if unknown. */
  stateOf(id: string): PermissionState | undefined;
}

/** Without a provider, nothing is permitted. */
const NOTHING: PermissionStates = { stateOf: () => undefined };

/** Permissions of the session; the page provides a new value on changes. */
export const PermissionContext = createContext<PermissionStates>(NOTHING);

/** Unknown IDs are hidden, so a typo shows too little rather than too much. */
export function permissionState(states: PermissionStates, id: string): PermissionState {
  return states.stateOf(id) ?? 'hidden';
}

/** For anything but elements: menu entries, columns, shortcuts. Wrap elements in `Permission`. */
export function usePermission(id: string): PermissionState {
  return permissionState(use(PermissionContext), id);
}

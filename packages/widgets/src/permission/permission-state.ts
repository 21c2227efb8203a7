import { createContext, use } from 'react';

/** What a person may do with an element: work it, only see that it is there, or not even that. */
export type PermissionState = 'enabled' | 'disabled' | 'hidden';

/** State of each permission id. A new object after any change, so elements below are evaluated again. */
export interface PermissionStates {
  /** The state of an id; `undefined` where nothing is known of it. */
  stateOf(id: string): PermissionState | undefined;
}

/** Where no one says what is allowed, nothing is. */
const NOTHING: PermissionStates = { stateOf: () => undefined };

/** The page gives what its session allows, with a new value whenever that changes. */
export const PermissionContext = createContext<PermissionStates>(NOTHING);

/** What isn't known is hidden: a mistyped id shows too little, never too much. */
export function permissionState(states: PermissionStates, id: string): PermissionState {
  return states.stateOf(id) ?? 'hidden';
}

/** For non-elements: menu entries, columns, shortcuts. Elements are wrapped in `Permission`. */
export function usePermission(id: string): PermissionState {
  return permissionState(use(PermissionContext), id);
}

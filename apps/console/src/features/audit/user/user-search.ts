import { SESSION_PAUSE } from '@casbah/domain/session';
import { readScope, type Scope, textOf } from '../../../scope/scope.ts';

export interface UserSearch extends Scope {
  /** Session gap in minutes, if it isn't the default. */
  pause?: string | undefined;
}

/** URL parameters of the user page; invalid gaps are ignored. */
export function readUserSearch(search: Record<string, unknown>): UserSearch {
  const scope = readScope(search);
  const pause = Number(textOf(search.pause) ?? SESSION_PAUSE.default);
  const isOne = Number.isInteger(pause) && pause >= SESSION_PAUSE.least && pause <= SESSION_PAUSE.most;
  return isOne && pause !== SESSION_PAUSE.default ? { ...scope, pause: String(pause) } : scope;
}

/** The session gap in a URL, in minutes. */
export const pauseOf = ({ pause }: UserSearch): number =>
  pause === undefined ? SESSION_PAUSE.default : Number(pause);

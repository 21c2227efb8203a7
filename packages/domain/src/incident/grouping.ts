import { foldCase } from '../filter/meets.ts';
import { type IncidentState, isOpen, RECURRENCE_MS } from './incident.ts';

/** What an occurrence is about. */
export interface IncidentSubject {
  /** ID of the policy or alert rule; its name, if it has none. */
  policy: string;
  user?: string | undefined;
  /** Catalog ID. */
  service?: string | undefined;
  app?: string | undefined;
  /** File, site or other object; the service or app stands for it if there is none. */
  object?: string | undefined;
}

/** Occurrences with the same key are about the same thing: policy, user and object, ignoring case. */
export function groupKeyOf({ policy, user = '', service, app, object }: IncidentSubject): string {
  const what =
    object !== undefined
      ? ['object', object]
      : service !== undefined
        ? ['service', service]
        : app !== undefined
          ? ['app', app]
          : ['nothing', ''];
  return JSON.stringify([policy, foldCase(user), ...what.map(foldCase)]);
}

export interface GroupedIncident {
  state: IncidentState;
  first_seen: number;
  last_seen: number;
}

/** Whether an occurrence at a time belongs to an incident of the same key. Logs may arrive late, so it may be earlier. */
export function isRecurrence({ state, first_seen, last_seen }: GroupedIncident, time: number): boolean {
  return isOpen(state) && time >= first_seen - RECURRENCE_MS && time <= last_seen + RECURRENCE_MS;
}

import { type EventName, eventOfAction } from '@casbah/contract/event-name';
import type { Change, NewAuditEntry } from '@casbah/stores/control/history/audit-trail';
import type { FastifyRequest } from 'fastify';
import type { Identity } from './sessions.ts';

/** What a request leaves in the audit trail, whoever made it. */
export interface Trace {
  /** The call, e.g. `POST /admin/datasources`. */
  call: string;
  requestId: string;
  /** Where the request comes from: an IP address. */
  address: string;
}

/** What a request leaves in the audit trail; a page, which is no call, is named by its address. */
export function traceOf({ method, routeOptions, id, ip }: FastifyRequest): Trace {
  const { url = '', config } = routeOptions;
  const call = config.call ?? `${method} ${url.endsWith('/') ? url : `${url}/`}`;
  return { call, requestId: id, address: ip };
}

/** Who changes something, by which call and from where. The tenant comes from their session. */
export interface Actor extends Trace {
  tenant: string;
  user: string;
  email: string;
  /** The name of the API key that a program did it with. */
  apiKey?: string;
}

export function actorOf(request: Trace & { session: Identity }): Actor {
  return actorWith(request.session, request);
}

export function actorWith(
  { tenant, user, email, apiKey }: Identity,
  { call, requestId, address }: Trace,
): Actor {
  const person = { tenant, user, email, call, requestId, address };
  return apiKey === undefined ? person : { ...person, apiKey: apiKey.name };
}

/** What an entry of the history says of the request. `event`: where one call does several things. */
export function requestEntry(
  { call, address, requestId }: Trace,
  event?: EventName,
): Pick<NewAuditEntry, 'address' | 'action' | 'event' | 'requestId'> {
  return { address, action: call, event: event ?? eventOfAction(call) ?? call, requestId };
}

/** The part of an entry that is the same for all that a person does with one request. */
export function entryBy(actor: Actor, time: number, event?: EventName): NewAuditEntry {
  const { tenant, user, email, apiKey } = actor;
  const entry = { ...requestEntry(actor, event), tenant, time, user: { id: user, email } };
  return apiKey === undefined ? entry : { ...entry, apiKey };
}

/** The fields that are different now; those that `after` does not name were not touched. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([field, value]): [string, Change] => [
        field,
        { before: Object.hasOwn(before, field) ? (before[field] ?? null) : null, after: value ?? null },
      ])
      .filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

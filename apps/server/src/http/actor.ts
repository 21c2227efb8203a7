import { type EventName, eventOfAction } from '@casbah/contract/event-name';
import type { Change, NewAuditEntry } from '@casbah/stores/control/history/audit-trail';
import type { FastifyRequest } from 'fastify';
import type { Identity } from './sessions.ts';

/** What the history records about a request, with or without a signed-in person. */
export interface Trace {
  /** The call, e.g. `POST /admin/datasources`. */
  call: string;
  requestId: string;
  /** The client's IP address. */
  address: string;
}

/** What the history records about a request; pages, which aren't calls, are named by their path. */
export function traceOf({ method, routeOptions, id, ip }: FastifyRequest): Trace {
  const { url = '', config } = routeOptions;
  const call = config.call ?? `${method} ${url.endsWith('/') ? url : `${url}/`}`;
  return { call, requestId: id, address: ip };
}

/** Who makes a change, by which call and from where. The tenant comes from their session. */
export interface Actor extends Trace {
  tenant: string;
  user: string;
  email: string;
  /** Name of the API key, for a change made by a program. */
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

/** Author of a history entry: the person of a request, or a job, which may act for a person. */
export interface Author {
  /** `null` for events of no company, such as a sign-in with an unknown email address. */
  tenant: string | null;
  /** The call, or the job's name, such as `retention`. */
  call: string;
  user?: string | undefined;
  email?: string | undefined;
  apiKey?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
}

/** Author of an unauthenticated request's changes: a person without a session, or none. */
export function visitorAuthor<Who extends Pick<Author, 'tenant' | 'user' | 'email'>>(
  who: Who,
  { call, requestId, address }: Trace,
): Who & Trace {
  return { ...who, call, requestId, address };
}

/** The person whose account a sign-in or factor request is about. */
export const accountAuthor = (
  { tenant_id, id, email }: { tenant_id: string; id: string; email: string },
  trace: Trace,
) => visitorAuthor({ tenant: tenant_id, user: id, email }, trace);

/** History fields taken from the request. */
export function requestEntry({
  call,
  address,
  requestId,
}: Pick<Author, 'call' | 'address' | 'requestId'>): Pick<
  NewAuditEntry,
  'address' | 'action' | 'event' | 'requestId'
> {
  return { address, action: call, event: eventOfAction(call) ?? call, requestId };
}

/** The fields shared by all entries of an author. `event`: only if the call doesn't determine it. */
export function entryBy(author: Author, time: number, event?: EventName): NewAuditEntry {
  const { tenant, user: id, email = '', apiKey } = author;
  const entry = {
    ...requestEntry(author),
    tenant,
    time,
    apiKey,
    user: id === undefined ? null : { id, email },
  };
  return event === undefined ? entry : { ...entry, event };
}

/** The fields that differ; fields absent from `after` weren't changed. */
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

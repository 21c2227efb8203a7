import { type EventName, eventOfAction } from '@casbah/contract/event-name';
import type { Change, NewAuditEntry } from '@casbah/stores/control/history/audit-trail';
import type { FastifyRequest } from 'fastify';
import type { Identity } from './sessions.ts';

/** What a request leaves in the history, with or without a signed-in person. */
export interface Trace {
  /** The call, e.g. `POST /admin/datasources`. */
  call: string;
  requestId: string;
  /** Where the request comes from: an IP address. */
  address: string;
}

/** What a request leaves in the history; a page, which isn't a call, is named by its address. */
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

/** Whom a history entry names: the person of a request, or a job, which may act for a person. */
export interface Author {
  /** `null` for what belongs to no company, such as a sign-in with an unknown address. */
  tenant: string | null;
  /** The call, or the job's own name: `retention`. */
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

/** The person of an account whose sign-in or factors a request is about. */
export const accountAuthor = (
  { tenant_id, id, email }: { tenant_id: string; id: string; email: string },
  trace: Trace,
) => visitorAuthor({ tenant: tenant_id, user: id, email }, trace);

/** What an entry of the history says of the request. */
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

/** The part of an entry that is the same for everything its author does. `event`: unless the call names it. */
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

/** The fields that are different now; those that `after` doesn't name weren't touched. */
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

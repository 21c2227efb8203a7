import type { Permission } from '@casbah/domain/permission';
import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

/**
 * An API call, keyed `'METHOD /path/{param}'` in an area's table. The server parses and strips path parameters, query,
 * body and response with these schemas; the client derives its types from them.
 */
export interface Call {
  /** One sentence for the API page. */
  summary: string;
  /**
   * Required permission; `'public'`: no session; `'second-factor'`: password accepted, MFA pending; `'source-token'`: a
   * log sender with a token of the source in the path.
   */
  permission: Permission | 'public' | 'second-factor' | 'source-token';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A schema for JSON, or `'stream'` for bytes that are never buffered as a whole. */
  body?: z.ZodType | 'stream';
  /** Request headers the call reads, in lower case. */
  headers?: z.ZodObject;
  /** A schema for JSON, or the media type of a streamed response. */
  answer: z.ZodType | MediaType;
  /** Uses another standard's media type and error form, such as `scim`. */
  form?: 'scim';
  /** Success status; 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** Possible errors, besides those of every call (bad request, unauthorized, denied, too many, internal). */
  errors: readonly ErrorCode[];
  /**
   * The handler limits its reads to the caller's scopes, passed by the guard as `request.reach`. A call that is neither
   * narrowed nor `unscoped` is closed to scoped permissions.
   */
  narrowed?: true;
  /** Why scoped permissions get the full response. */
  unscoped?: string;
  /**
   * For calls that only require a session: allows API keys, too. Others concern a person's own data and are closed to
   * them.
   */
  forApiKeys?: true;
  /** Allowed in a preview, although it may change something. */
  inPreview?: true;
  /**
   * Runs once per `Idempotency-Key` header: a repeat within a day returns the first response. For creations whose
   * response has no secret.
   */
  idempotent?: true;
  /** Why the call isn't recorded in the audit trail, although it changes something. */
  unrecorded?: string;
  /** Changes state despite a safe method, so CSRF is checked, too. */
  changesState?: true;
  /** Sent by pages automatically, so it doesn't count as activity and doesn't extend the session. */
  background?: true;
}

export type MediaType =
  | 'text/csv'
  | 'text/event-stream'
  | 'application/x-ndjson'
  | 'application/octet-stream'
  | 'text/plain'
  | 'text/html';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallKey = `${Method} /${string}`;
export type Calls = Readonly<Record<CallKey, Call>>;

/** Checks the shape of a table of calls and keeps its exact types. */
export function calls<const Table extends Calls>(table: Table): Table {
  return table;
}

import type { Permission } from '@casbah/domain/permission';
import type { z } from 'zod';
import type { ErrorCode } from './error.ts';

/**
 * One call of the wire. Its key in an area's table is `'METHOD /path/{param}'`; the path parameters, the query, the body
 * and the answer are parsed and stripped by these schemas on the server, and give the client its types.
 */
export interface Call {
  /** One sentence for the API page. */
  summary: string;
  /**
   * Who may call: a permission; `'public'`: no session; `'second-factor'`: password accepted, MFA pending;
   * `'source-token'`: a log sender with a token of the source in the path.
   */
  permission: Permission | 'public' | 'second-factor' | 'source-token';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A schema for JSON, or `'stream'` for bytes that are never held whole. */
  body?: z.ZodType | 'stream';
  /** Request headers the call reads, in lower case. */
  headers?: z.ZodObject;
  /** A schema for JSON, or the media type of a streamed answer. */
  answer: z.ZodType | MediaType;
  /** Uses another standard's media type and error form, such as `scim`. */
  form?: 'scim';
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** The errors it may answer beside those every call may (bad request, unauthorized, denied, too many, internal). */
  errors: readonly ErrorCode[];
  /**
   * Its handler narrows what it reads to the scopes of the caller's grants, which the guard hands it as `request.reach`. A call
   * that is neither narrowed nor `unscoped` is closed to people whose grant is limited.
   */
  narrowed?: true;
  /** Why scoped permissions get the full response. */
  unscoped?: string;
  /**
   * Of calls that ask for no more than a session: that programs with an API key may make it, too. The others are about what
   * is a person's own, and closed to them.
   */
  forApiKeys?: true;
  /** Allowed in a preview although it changes something, or might. */
  inPreview?: true;
  /**
   * A request with the header `Idempotency-Key` happens once: sent again within a day, it answers what the first one
   * answered. For creations whose answer holds no secret.
   */
  idempotent?: true;
  /** Why nothing is written to the audit trail, although the call changes something. */
  unrecorded?: string;
  /** Changes state although the method is safe: CSRF is checked for it too. */
  changesState?: true;
  /** Pages send it on their own, so it doesn't count as activity and doesn't extend the session. */
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

/** Keeps the exact types of a table of calls while checking its shape. */
export function calls<const Table extends Calls>(table: Table): Table {
  return table;
}

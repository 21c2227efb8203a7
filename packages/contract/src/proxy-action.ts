import type { Permission } from '@casbah/domain/permission';
import { z } from 'zod';
import type { ErrorCode } from './error.ts';

export const PROXY_ACTIONS = ['get', 'post', 'patch', 'delete', 'list'] as const;
export type ProxyActionName = (typeof PROXY_ACTIONS)[number];

/** One action of a resource behind the generic proxy, with the guarantees of a call. */
export interface ProxyAction {
  permission: Permission;
  /** As of a call: narrows what it reads to the scopes of the caller's grants. */
  narrowed?: true;
  /** As for calls: why scoped permissions get the full response. */
  unscoped?: string;
  /** What it answers belongs to no tenant: a sysadmin may ask for it with `noTenant`. */
  tenantless?: true;
  /** As of a call: an `Idempotency-Key` makes it happen once. */
  idempotent?: true;
  /** Filters, order and paging. Strict: an unknown filter must not be ignored. */
  params?: z.ZodObject;
  data?: z.ZodType;
  answer: z.ZodType;
  /** The errors it may answer beside those of the proxy itself. */
  errors: readonly ErrorCode[];
}
export type ProxyResources = Readonly<
  Record<string, Readonly<Partial<Record<ProxyActionName, ProxyAction>>>>
>;

/** Keeps the types of a table of resources. */
export const resources = <const Table extends ProxyResources>(table: Table): Table => table;

/** Maximum objects that one answer lists. */
export const MOST_LISTED = 1000;
/** How many of `limit` a list answers; 0 asks for as many as one answer may hold. */
export const paging = {
  limit: z.coerce.number().int().min(0).max(MOST_LISTED),
  offset: z.coerce.number().int().min(0).max(1_000_000_000),
};
/** Paging, order by one of the fields (`-` in front: descending) and free text over the names. */
export const listParams = <const Field extends string>(fields: readonly Field[]) =>
  z.strictObject({
    limit: paging.limit.default(20),
    offset: paging.offset.default(0),
    order_by: z.enum(fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`])).optional(),
    query: z.string().trim().max(128).optional(),
  });
export type ListParams<Field extends string> = z.output<ReturnType<typeof listParams<Field>>>;

export const listMeta = z.object({
  total_count: z.number(),
  limit: z.number(),
  offset: z.number(),
  /** Where the next page is asked for, with the same body; null on the last. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type ListMeta = z.infer<typeof listMeta>;
export const objectsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ meta: listMeta, objects: z.array(item) });

export const done = z.object({ api_response: z.literal('success') });

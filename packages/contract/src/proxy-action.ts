import type { Permission } from '@casbah/domain/permission';
import { z } from 'zod';
import type { ErrorCode } from './error.ts';

export const PROXY_ACTIONS = ['get', 'post', 'patch', 'delete', 'list'] as const;
export type ProxyActionName = (typeof PROXY_ACTIONS)[number];

/** An action of a resource behind the generic proxy, with the same guarantees as a call. */
export interface ProxyAction {
  permission: Permission;
  /** As for calls: limits its reads to the caller's scopes. */
  narrowed?: true;
  /** As for calls: why scoped permissions get the full response. */
  unscoped?: string;
  /** The response belongs to no tenant, so sysadmins may request it with `noTenant`. */
  tenantless?: true;
  /** As for calls: an `Idempotency-Key` makes it run once. */
  idempotent?: true;
  /** Filters, order and paging. Strict, because an unknown filter mustn't be ignored. */
  params?: z.ZodObject;
  data?: z.ZodType;
  answer: z.ZodType;
  /** Possible errors besides those of the proxy itself. */
  errors: readonly ErrorCode[];
}
export type ProxyResources = Readonly<
  Record<string, Readonly<Partial<Record<ProxyActionName, ProxyAction>>>>
>;

/** Keeps the types of a table of resources. */
export const resources = <const Table extends ProxyResources>(table: Table): Table => table;

/** Maximum objects per response. */
export const MOST_LISTED = 1000;
/** `limit`: objects per page; 0 requests as many as one response may hold. */
export const paging = {
  limit: z.coerce.number().int().min(0).max(MOST_LISTED),
  offset: z.coerce.number().int().min(0).max(1_000_000_000),
};
/** Paging, order by one of the fields (`-` prefix: descending) and free text over the names. */
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
  /** URL of the next page, for the same body; null on the last. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type ListMeta = z.infer<typeof listMeta>;
export const objectsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ meta: listMeta, objects: z.array(item) });

export const done = z.object({ api_response: z.literal('success') });

import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../stored-text.ts';
import type { TenantTx } from '../transaction.ts';
import { liesWithin } from '../users/named-people.ts';
import type { PeopleReach } from '../users/people-list.ts';

/** A person in a group or unit. */
export interface BelongingPerson {
  id: string;
  email: string;
  name: string;
  is_active: boolean;
}

export interface BelongingPage {
  /** Matches in the name or email address, ignoring case. */
  text?: string | undefined;
  /** Restricts the result to people in this scope. */
  within?: PeopleReach;
  limit: number;
  offset: number;
}

/**
 * Up to this many are looked up one by one. Beyond that, each person of the company is checked against the
 * set.
 */
const FEW = 2000;
/** Fits the IDs of a million people; a larger set would be rescanned for each person. */
const SET_MEMORY = '64MB';

/** A set of people as a query of their IDs. `mayRepeat`: the query may return a person more than once. */
export interface PeopleSet {
  ids: RawBuilder<unknown>;
  mayRepeat: boolean;
}

/** People in a set by first name, and their total. */
export async function listBelonging(
  tx: TenantTx,
  { ids, mayRepeat }: PeopleSet,
  page: BelongingPage,
): Promise<{ people: BelongingPerson[]; total: number }> {
  await sql`select set_config('work_mem', ${SET_MEMORY}, true)`.execute(tx);
  const { text = '', within } = page;
  const asked: RawBuilder<unknown>[] = [];
  if (text !== '') asked.push(sql`search_text like ${likePattern(text.toLowerCase())}`);
  if (within !== undefined && within !== 'everyone') asked.push(sql`${liesWithin(within)}`);
  const isAll = asked.length === 0;
  const total = await countOf(
    tx,
    isAll && mayRepeat ? sql`select distinct user_id from (${ids}) named` : ids,
  );
  if (total <= FEW) return findAmong(tx, [sql`id in (${ids})`, ...asked], page);
  // `is true` forces a hashed lookup; otherwise the planner may choose a join that scans the whole set for
  // each row.
  const isIn = sql`(id in (${ids})) is true`;
  if (!isAll) return findAmong(tx, [...asked, isIn], page);
  return { people: await walkCompany(tx, isIn, total, page), total };
}

async function countOf(tx: TenantTx, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${query}) counted`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Fetches all of them first, then cuts out the page. Suits small sets in large companies. */
async function findAmong(
  tx: TenantTx,
  conditions: readonly RawBuilder<unknown>[],
  { limit, offset }: BelongingPage,
): Promise<{ people: BelongingPerson[]; total: number }> {
  const found = sql`
    select id as found_id, by_first_name as place from users where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<BelongingPerson & { total: number }>`
    with found as materialized (${found})
    select id, email, name, is_active, (select count(*) from found) as total
    from (select * from found order by place, found_id limit ${limit} offset ${offset}) page
    join users on users.id = found_id
    order by place, found_id`.execute(tx);
  const [first] = rows;
  // Pages after the last are empty; the total is still counted.
  const total = first?.total ?? (offset === 0 ? 0 : await countOf(tx, found));
  return { people: rows.map(({ total: _, ...person }) => person), total };
}

/** Scans everyone in the order of a covering index. */
async function walkCompany(
  tx: TenantTx,
  isIn: RawBuilder<unknown>,
  total: number,
  { limit, offset }: BelongingPage,
): Promise<BelongingPerson[]> {
  const size = Math.max(0, Math.min(limit, total - offset));
  if (size === 0) return [];
  // The second half is read backward from the end.
  const isFromEnd = offset > total / 2;
  const skip = isFromEnd ? total - offset - size : offset;
  const walk = isFromEnd ? sql`desc` : sql`asc`;
  const { rows } = await sql<BelongingPerson>`
    select id, email, name, is_active
    from (
      select id as found_id, by_first_name as place from users where ${isIn}
      order by by_first_name ${walk}, id ${walk} limit ${size} offset ${skip}) found
    join users on users.id = found_id
    order by place, found_id`.execute(tx);
  return rows;
}

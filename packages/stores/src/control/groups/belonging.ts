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
  /** Found in the name or the address, whatever its case. */
  text?: string | undefined;
  /** Only people of these. */
  within?: PeopleReach;
  limit: number;
  offset: number;
}

/** Up to so many are looked up one by one; for more, each person of the company is looked up in the set. */
const FEW = 2000;
/** Enough for the ids of a million people: a larger set would be read again for each person. */
const SET_MEMORY = '64MB';

/** Who belongs together, as the query of their ids; `mayRepeat` says that it may name someone more than once. */
export interface PeopleSet {
  ids: RawBuilder<unknown>;
  mayRepeat: boolean;
}

/** The people of a set by first name, and how many there are in all. */
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
  // As a truth it is looked up in a set; else it might become a join that goes through all the set each time.
  const isIn = sql`(id in (${ids})) is true`;
  if (!isAll) return findAmong(tx, [...asked, isIn], page);
  return { people: await walkCompany(tx, isIn, total, page), total };
}

async function countOf(tx: TenantTx, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${query}) counted`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Finds all of them first, and takes the page of these: for few of many. */
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

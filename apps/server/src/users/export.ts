import type { UserAnswer } from '@casbah/contract/users';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import type { Asked, Caller, UserReads } from './reads.ts';

/** People read and written per chunk. */
const PEOPLE_A_PIECE = 1_000;

const COLUMNS = [
  ...(['id', 'email', 'first_name', 'last_name', 'cell_phone', 'department', 'title', 'role'] as const),
  ...(['is_active', 'is_admin', 'is_db_login_allowed', 'is_locked', 'source'] as const),
  ...(['last_sign_in', 'created_on'] as const),
] as const satisfies readonly (keyof UserAnswer)[];

/** The matching people in chunks, so an export never has all of them in memory. */
export async function* csvOfUsers(
  reads: UserReads,
  caller: Caller,
  { order_by, ...asked }: Asked & { order_by: string },
): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for (let offset = 0; ; offset += PEOPLE_A_PIECE) {
    const page = { limit: PEOPLE_A_PIECE, offset, order_by };
    const { users } = await reads.list(caller, asked, page);
    yield users.map((user) => csvLine(COLUMNS.map((column) => cellOf(user[column])))).join('');
    if (users.length < PEOPLE_A_PIECE) return;
  }
}

const cellOf = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? String(value) : value;

import { type Kysely, sql } from 'kysely';
import { type Blocks, isSaidByText, textOfBlocks } from '../text-of-blocks.ts';

/**
 * Saved filters keep the text of what they ask. The blocks of one that came over the API stay beside it where they say more
 * than the text, such as what an empty block shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_filters add column filter text not null default ''`.execute(db);
  const { rows } = await sql<{ id: string; app: string; data: Blocks | null }>`
    select id, app, filter_config -> 'data' as data from saved_filters`.execute(db);
  for (const { id, app, data } of rows) {
    if (data === null) continue;
    const written = isSaidByText(app, data) ? {} : { written: data };
    await sql`
      update saved_filters
      set filter = ${textOfBlocks(app, data)}, filter_config = (filter_config - 'data') || ${JSON.stringify(written)}::jsonb
      where id = ${id}`.execute(db);
  }
}

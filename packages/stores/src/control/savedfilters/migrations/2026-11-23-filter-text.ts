import { type Kysely, sql } from 'kysely';
import { type Blocks, isSaidByText, textOfBlocks } from '../text-of-blocks.ts';

/**
 * Saved filters store their text form. Blocks that came over the API are kept beside it if they hold more
 * than the text, such as an empty block.
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

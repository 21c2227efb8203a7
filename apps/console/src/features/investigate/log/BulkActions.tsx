import type { ActivityRow } from '@casbah/contract/investigate';
import { MOST_UPDATED } from '@casbah/domain/assessment';
import type { investigateWords } from '@casbah/messages/investigate';
import { isSelected, type Selection, selectedCount } from '@casbah/widgets/data-grid/selection.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { call } from '../../../request/api.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { AssessButton } from '../AssessButton.tsx';
import { OwnerButton } from '../parts/OwnerButton.tsx';
import type { ActivityOrder } from '../queries.ts';
import { type Update, useUpdate } from '../useUpdate.ts';

/** Assessment and owner of the selected activities. */
export function BulkActions({
  selection,
  rows,
  total,
  asked,
  onDone,
}: {
  selection: Selection;
  rows: readonly ActivityRow[];
  total: number | undefined;
  /** The list, to find selected rows that aren't loaded. */
  asked: { query: ScopeQuery; order: ActivityOrder };
  onDone: () => void;
}) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const { mutate, isPending } = useUpdate(onDone);
  if (selectedCount(selection, total, rows.length) > MOST_UPDATED)
    return <span>{say('investigate.update.most', { count: format.number(MOST_UPDATED) })}</span>;
  const apply = async (update: Update): Promise<void> => {
    const ids = selection.all ? await idsInAll(selection, asked) : [...selection.ids];
    if (ids.length > 0) mutate({ ids, update });
  };
  return (
    <>
      <AssessButton isPending={isPending} onAssess={(assessment) => void apply({ assessment })} />
      <OwnerButton isPending={isPending} onOwn={(owner) => void apply({ owner })} />
    </>
  );
}

/** IDs of everything that matches, without what was deselected. */
async function idsInAll(
  selection: Selection,
  { query, order }: { query: ScopeQuery; order: ActivityOrder },
): Promise<string[]> {
  const limit = MOST_UPDATED + selection.ids.size;
  const { rows } = await call('GET /investigate/activities', { query: { ...query, order, limit } });
  return rows
    .map(({ id }) => id)
    .filter((id) => isSelected(selection, id))
    .slice(0, MOST_UPDATED);
}

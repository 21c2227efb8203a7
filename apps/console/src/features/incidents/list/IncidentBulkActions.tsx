import { INCIDENT_LIMITS, type IncidentOrder } from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import { isSelected, type Selection, selectedCount } from '@casbah/widgets/data-grid/selection.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { call } from '../../../request/api.ts';
import { useWords } from '../../../words/useWords.ts';
import { OwnerButton } from '../../investigate/parts/OwnerButton.tsx';
import { SeverityButton } from '../SeverityButton.tsx';
import { StateButton } from '../StateButton.tsx';
import { type IncidentUpdate, useUpdateIncidents } from '../useUpdateIncidents.ts';

/** State, severity and owner of the selected incidents. */
export function IncidentBulkActions({
  selection,
  total,
  loaded,
  asked,
  onDone,
}: {
  selection: Selection;
  total: number | undefined;
  loaded: number;
  /** The list, to find selected rows that aren't loaded. */
  asked: { filter: string | undefined; order: IncidentOrder };
  onDone: () => void;
}) {
  const say = useWords<typeof incidentsWords>();
  const format = useFormat();
  const { mutate, isPending } = useUpdateIncidents(onDone);
  if (selectedCount(selection, total, loaded) > INCIDENT_LIMITS.updated)
    return <span>{say('incidents.update.most', { count: format.number(INCIDENT_LIMITS.updated) })}</span>;
  const apply = async (update: IncidentUpdate): Promise<void> => {
    const ids = selection.all ? await idsInAll(selection, asked) : [...selection.ids];
    if (ids.length > 0) mutate({ ids, update });
  };
  const onChange = (update: IncidentUpdate) => void apply(update);
  return (
    <>
      <StateButton isPending={isPending} onChange={onChange} />
      <SeverityButton isPending={isPending} onChange={onChange} />
      <OwnerButton isPending={isPending} onOwn={(owner) => onChange({ owner })} />
    </>
  );
}

/** IDs of everything that matches, without what was deselected. */
async function idsInAll(
  selection: Selection,
  { filter, order }: { filter: string | undefined; order: IncidentOrder },
): Promise<string[]> {
  const { rows } = await call('GET /api/incidents', {
    query: { ...(filter === undefined ? {} : { filter }), order, limit: INCIDENT_LIMITS.updated },
  });
  return rows.map(({ id }) => id).filter((id) => isSelected(selection, id));
}

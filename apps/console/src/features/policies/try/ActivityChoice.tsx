import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import type { policiesWords } from '@casbah/messages/policies';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';
import { useWords } from '../../../words/useWords.ts';

const SHOWN = 15;

const recentQuery = queryOptions({
  queryKey: ['policies', 'activities'],
  queryFn: ({ signal }) => call('GET /investigate/activities', { query: { limit: SHOWN } }, { signal }),
});

/** A recent activity, whose facts are filled in. */
export function ActivityChoice({ onChoose }: { onChoose: (row: ActivityRow) => void }) {
  const say = useWords<typeof policiesWords | typeof investigateWords>();
  const format = useFormat();
  const rows = useQuery(recentQuery).data?.rows ?? [];
  return (
    <Select
      label={say('policy.try.activity')}
      placeholder={say(rows.length === 0 ? 'policy.try.activity.none' : 'policy.try.activity.choose')}
      value={null}
      options={rows.map(({ id, name, event }) => ({
        value: id,
        label: say('policy.try.activity.title', {
          time: format.date(Date.parse(event.time), 'dayTime'),
          user: name ?? event.user ?? say('audit.value.none'),
          activity: say(`activity.did.${event.activity}`),
        }),
        detail: event.object,
      }))}
      onChange={(chosen) => {
        const row = rows.find(({ id }) => id === chosen);
        if (row !== undefined) onChoose(row);
      }}
    />
  );
}

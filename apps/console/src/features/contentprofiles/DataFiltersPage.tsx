import type { DataFilterAnswer } from '@casbah/contract/content-definitions';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import type { routeWords } from '@casbah/messages/every-area';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { DefinitionName } from './DefinitionName.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { ContentTabs } from './parts/ContentTabs.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { dataFiltersQuery } from './queries.ts';
import { useChoiceNames } from './useChoiceNames.ts';
import { useRuleChoices } from './useRuleChoices.ts';

/** Data filters: which files a profile checks. */
export function DataFiltersPage() {
  const say = useWords<typeof contentprofilesWords | typeof routeWords>();
  const mayChange = useMay('protect.modify');
  const names = useChoiceNames();
  const { data, error, refetch } = useQuery(dataFiltersQuery);
  const { choices } = useRuleChoices();
  const [edited, setEdited] = useState<DataFilterAnswer | 'new'>();
  const [deleted, setDeleted] = useState<DataFilterAnswer>();
  const add = mayChange ? (
    <Button variant="primary" onPress={() => setEdited('new')}>
      {say('content.filters.add')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHead
        title={say('route.protect.dataFilter')}
        actions={data?.filters.length === 0 ? undefined : add}
      >
        {data === undefined
          ? null
          : say('content.filters.sentence', { count: data.filters.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      <DefinitionList
        label={say('route.protect.dataFilter')}
        rows={data?.filters}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: say('content.filters.none'), text: say('content.filters.none.text'), action: add }}
        name={(filter) => (
          <DefinitionName {...filter} onEdit={mayChange ? () => setEdited(filter) : undefined} />
        )}
        columns={[
          {
            id: 'files',
            header: say('content.filters.files'),
            cell: ({ conditions }) => <FilterSummary conditions={conditions} names={names} />,
          },
        ]}
        mayChange={mayChange}
        actions={(filter) => (
          <Button
            size="small"
            aria-label={say('content.delete.of', { name: filter.name })}
            onPress={() => setDeleted(filter)}
          >
            {say('content.delete')}
          </Button>
        )}
      />
      {edited === undefined || choices === undefined ? null : (
        <FilterDialog
          filter={edited === 'new' ? undefined : edited}
          fileClasses={choices.fileClasses}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted === undefined ? null : (
        <DeleteDefinition
          name={deleted.name}
          uses={deleted.used_by}
          text={say('content.delete.text')}
          onDelete={() => call('DELETE /protect/data_filters/{id}', { params: { id: deleted.id } })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

import type { Dictionary } from '@casbah/contract/dictionaries';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import type { routeWords } from '@casbah/messages/every-area';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import { DeleteDictionaryDialog } from './DeleteDictionaryDialog.tsx';
import css from './Dictionaries.module.css';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import { dictionariesQuery } from './queries.ts';
import { useRiskName } from './useRiskName.ts';

const PATH = '/appControls/Dictionaries';

/** The company's dictionaries, and those included with Casbah. */
export function DictionaryList() {
  const say = useWords<typeof dictionariesWords | typeof routeWords>();
  const intl = useIntl();
  const format = useFormat();
  const riskName = useRiskName();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const list = useQuery(dictionariesQuery);
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Dictionary>();
  const create = mayChange ? (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setCreating(true)}>
      {say('dictionaries.create')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHead title={say('route.protect.dictionaries')} actions={create}>
        {say('dictionaries.sentence')}
      </PageHead>
      <ContentTabs />
      <div className={css.stack}>
        <Loaded
          title={say('dictionaries.own')}
          query={list}
          aside={
            list.data === undefined
              ? null
              : say('dictionaries.own.count', {
                  count: format.number(list.data.dictionaries.length),
                  limit: format.number(list.data.limit),
                })
          }
        >
          {({ dictionaries }) =>
            dictionaries.length === 0 ? (
              <EmptyState compact title={say('dictionaries.own.empty')} action={create}>
                {say('dictionaries.own.empty.text')}
              </EmptyState>
            ) : (
              <StaticTable
                label={say('dictionaries.own')}
                rows={dictionaries}
                rowKey={({ id }) => id}
                empty=""
                columns={[
                  {
                    id: 'name',
                    header: say('dictionaries.name'),
                    isRowName: true,
                    cell: ({ id, name }) => (
                      <Link to={PATH} search={{ dictionary: id }}>
                        <bdi>{name}</bdi>
                      </Link>
                    ),
                  },
                  {
                    id: 'description',
                    header: say('dictionaries.description'),
                    cell: ({ description }) => <span className={css.quiet}>{description || '–'}</span>,
                  },
                  {
                    id: 'terms',
                    header: say('dictionaries.terms'),
                    align: 'end',
                    cell: ({ terms }) => format.number(terms),
                  },
                  {
                    id: 'used',
                    header: say('dictionaries.usedBy'),
                    cell: ({ used_by: uses }) =>
                      uses.length === 0
                        ? say('dictionaries.unused')
                        : intl.formatList(uses.map(({ name }) => name)),
                  },
                  {
                    id: 'changed',
                    header: say('dictionaries.changed'),
                    cell: ({ modified_on: time }) => <RelativeTime time={Date.parse(time)} />,
                  },
                  ...actionsColumn<Dictionary>(mayChange, say('dictionaries.actions'), (row) => (
                    <Button
                      size="small"
                      aria-label={say('dictionaries.delete.of', { name: row.name })}
                      onPress={() => setAsked(row)}
                    >
                      {say('dictionaries.delete')}
                    </Button>
                  )),
                ]}
              />
            )
          }
        </Loaded>
        <Loaded title={say('dictionaries.included')} query={list}>
          {({ predefined }) => (
            <>
              <p className={css.quiet}>{say('dictionaries.included.text')}</p>
              <StaticTable
                label={say('dictionaries.included')}
                rows={predefined}
                rowKey={({ id }) => id}
                empty="–"
                columns={[
                  {
                    id: 'name',
                    header: say('dictionaries.name'),
                    isRowName: true,
                    cell: ({ name }) => name,
                  },
                  {
                    id: 'description',
                    header: say('dictionaries.description'),
                    cell: ({ description }) => <span className={css.quiet}>{description}</span>,
                  },
                  {
                    id: 'risks',
                    header: say('dictionaries.risks'),
                    cell: ({ risks }) => (risks.length === 0 ? '–' : risks.map(riskName).join(', ')),
                  },
                  {
                    id: 'terms',
                    header: say('dictionaries.terms'),
                    align: 'end',
                    cell: ({ terms }) => format.number(terms),
                  },
                ]}
              />
            </>
          )}
        </Loaded>
      </div>
      {isCreating ? (
        <DictionaryDialog
          dictionary={undefined}
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate({ to: PATH, search: { dictionary: id } })}
        />
      ) : null}
      <DeleteDictionaryDialog dictionary={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import type { routeWords } from '@casbah/messages/every-area';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import { IdentifierFilters } from './IdentifierFilters.tsx';
import { IdentifierGrid } from './IdentifierGrid.tsx';
import { IdentifierPanel } from './IdentifierPanel.tsx';
import { type IdentifiersSearch, readIdentifiersSearch } from './identifiers-search.ts';
import { foundIdentifiers, type ListedIdentifier, listedIdentifiers } from './listed-identifiers.ts';
import { identifiersQuery } from './queries.ts';

const MANAGE = '/protect/dlpprofiles/dataidentifiers/manage';

/** All data identifiers: included ones with the company's changes, and its own. */
export function DataIdentifiersPage() {
  const say = useWords<typeof dataidentifiersWords | typeof routeWords>();
  const format = useFormat();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const given = useSearch({ strict: false });
  const search = useMemo(() => readIdentifiersSearch(given), [given]);
  const list = useQuery(identifiersQuery);
  const rows = useMemo(() => (list.data === undefined ? [] : listedIdentifiers(list.data)), [list.data]);
  const found = useMemo(() => foundIdentifiers(rows, search), [rows, search]);
  const change = useCallback(
    (part: IdentifiersSearch, replace = false) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, selected: undefined, ...part }),
        replace,
      }),
    [navigate],
  );
  const open = useCallback(
    ({ id, included }: ListedIdentifier, replace = false) => {
      if (included === undefined) void navigate({ to: MANAGE, search: { id } });
      else change({ selected: id }, replace);
    },
    [navigate, change],
  );
  const openIndex = found.findIndex(({ id }) => id === search.selected);
  const selected = rows.find(({ id }) => id === search.selected)?.included;
  const at = (index: number) => {
    const row = found[index];
    return row?.included === undefined ? undefined : () => open(row, true);
  };
  return (
    <>
      <PageHead
        title={say('route.protect.dataIdentifiers')}
        actions={
          mayChange ? (
            <Link to={MANAGE} className={buttonClass({ variant: 'primary' })}>
              {say('identifiers.create')}
            </Link>
          ) : undefined
        }
      >
        {say('identifiers.sentence')}
      </PageHead>
      <ContentTabs />
      <IdentifierFilters rows={rows} search={search} onChange={change} found={found.length} />
      <SplitView
        panel={
          selected === undefined ? (
            search.selected !== undefined && list.isPending ? (
              <SidePanel title={search.selected} busy onClose={() => change({})}>
                <PanelSection>
                  <SkeletonText lines={12} />
                </PanelSection>
              </SidePanel>
            ) : null
          ) : (
            <IdentifierPanel
              key={selected.id}
              identifier={selected}
              mayChange={mayChange}
              position={
                openIndex < 0
                  ? undefined
                  : say('identifiers.position', {
                      place: format.number(openIndex + 1),
                      total: format.number(found.length),
                    })
              }
              onPrevious={at(openIndex - 1)}
              onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
              onClose={() => change({})}
            />
          )
        }
      >
        <IdentifierGrid list={list} rows={found} search={search} onChange={change} onOpen={open} />
      </SplitView>
    </>
  );
}

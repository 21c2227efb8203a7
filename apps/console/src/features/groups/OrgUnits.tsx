import type { OrgUnit } from '@casbah/contract/groups';
import { isChangedHere } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Tree, type TreeNode } from '@casbah/widgets/tree/Tree.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { UnitDialog } from './GroupDialog.tsx';
import css from './Groups.module.css';
import { readGroupsSearch } from './groups-search.ts';
import { Members } from './Members.tsx';
import { refreshGroups, unitsQuery } from './queries.ts';
import { type UnitNode, unitsFound, unitTree } from './unit-tree.ts';
import { useSourceName } from './useSourceName.ts';

/** A company's units as a tree, and the people of the selected one. */
export function OrgUnits({
  mayChange,
  isAdding,
  onAdding,
  onTotal,
  add,
}: {
  mayChange: boolean;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onTotal: (total: number | undefined) => void;
  add: ReactNode;
}) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const navigate = useNavigate();
  const { selected } = readGroupsSearch(useSearch({ strict: false }));
  const { data: units, error, refetch } = useQuery(unitsQuery);
  const [text, setText] = useState('');
  useEffect(() => onTotal(units?.length), [onTotal, units]);
  const nodes = useMemo(() => {
    const asNode = ({ unit, children }: UnitNode): TreeNode => ({
      id: unit.orgunit_id,
      label: unit.name,
      ...(unit.people === 0 ? {} : { end: format.number(unit.people) }),
      children: children.map(asNode),
    });
    return unitTree(unitsFound(units ?? [], text)).map(asNode);
  }, [units, text, format]);
  const shown = units?.find(({ orgunit_id }) => orgunit_id === selected);
  const select = (id: string | undefined) =>
    void navigate({ to: '.', search: { view: 'units' as const, selected: id } });

  if (units === undefined)
    return (
      <Card>
        {error === null ? (
          <Skeleton height={200} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return (
    <>
      {units.length === 0 ? (
        <Card>
          <EmptyState compact title={say('groups.units.empty')} action={mayChange ? add : undefined}>
            {say('groups.units.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <div className={css.units}>
          <Card>
            <div className={css.form} data-page-search>
              <SearchField
                aria-label={say('groups.units.search')}
                placeholder={say('groups.units.search')}
                value={text}
                onChange={setText}
                shortcut="/"
              />
              <div className={css.tree}>
                <Tree
                  // Initially expanded units follow the search.
                  key={text}
                  label={say('groups.units.title')}
                  nodes={nodes}
                  expanded={
                    text === '' ? unfolded(units, selected) : units.map(({ orgunit_id }) => orgunit_id)
                  }
                  selected={selected}
                  onSelect={select}
                  empty={say('groups.nothing')}
                />
              </div>
            </div>
          </Card>
          {shown === undefined ? (
            <Card>
              <EmptyState compact title={say('groups.units.choose')} />
            </Card>
          ) : (
            <UnitCard
              key={shown.orgunit_id}
              unit={shown}
              units={units}
              mayChange={mayChange}
              onDeleted={() => select(undefined)}
              onAdded={select}
            />
          )}
        </div>
      )}
      {isAdding ? (
        <UnitDialog
          unit={undefined}
          under={null}
          units={units}
          onClose={() => onAdding(false)}
          onSaved={(id) => {
            onAdding(false);
            select(id);
          }}
        />
      ) : null}
    </>
  );
}

/** Top-level units, and the ancestors of the selected one. */
function unfolded(units: readonly OrgUnit[], selected: string | undefined): readonly string[] {
  const chosen = units.find(({ orgunit_id }) => orgunit_id === selected);
  return units
    .filter(({ fqn, parent_orgunit_id }) => parent_orgunit_id === null || chosen?.fqn.startsWith(`${fqn}/`))
    .map(({ orgunit_id }) => orgunit_id);
}

function UnitCard({
  unit,
  units,
  mayChange,
  onDeleted,
  onAdded,
}: {
  unit: OrgUnit;
  units: readonly OrgUnit[];
  mayChange: boolean;
  onDeleted: () => void;
  onAdded: (id: string) => void;
}) {
  const say = useWords<typeof groupsWords>();
  const sourceName = useSourceName();
  const [asked, setAsked] = useState<'add' | 'edit' | 'delete'>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const holder = useMemo(() => ({ of: 'unit' as const, id: unit.orgunit_id }), [unit.orgunit_id]);
  const isOurs = isChangedHere(unit.source);
  const close = () => {
    setAsked(undefined);
    setFailure(undefined);
  };
  const remove = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await call('DELETE /admin/org_units/{id}', { params: { id: unit.orgunit_id } });
      await refreshGroups();
      onDeleted();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Card
      title={unit.name}
      aside={
        mayChange ? (
          <span className={css.actions}>
            <Button size="small" onPress={() => setAsked('add')}>
              {say('groups.units.addUnder')}
            </Button>
            {isOurs ? (
              <>
                <Button size="small" onPress={() => setAsked('edit')}>
                  {say('groups.edit')}
                </Button>
                <Button size="small" variant="danger" onPress={() => setAsked('delete')}>
                  {say('groups.delete')}
                </Button>
              </>
            ) : null}
          </span>
        ) : undefined
      }
    >
      <div className={css.form}>
        <p className={css.quiet}>{unit.fqn.split('/').join(' › ')}</p>
        {unit.description === '' ? null : <p className={css.description}>{unit.description}</p>}
        {isOurs ? null : (
          <p className={css.quiet}>{say('groups.ofDirectory', { source: sourceName(unit.source) })}</p>
        )}
        <Members holder={holder} name={unit.name} mayChange={mayChange && isOurs} />
      </div>
      {asked === 'add' || asked === 'edit' ? (
        <UnitDialog
          unit={asked === 'edit' ? unit : undefined}
          under={unit.orgunit_id}
          units={units}
          onClose={close}
          onSaved={(id) => {
            close();
            onAdded(id);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        pending={isPending}
        title={say('groups.units.delete.title', { name: unit.name })}
        accept={say('groups.delete')}
        onAccept={() => void remove()}
        onCancel={close}
      >
        <p>{say('groups.units.delete.text')}</p>
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </ConfirmDialog>
    </Card>
  );
}

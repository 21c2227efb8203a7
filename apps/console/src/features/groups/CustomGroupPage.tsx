import type { WholeGroup } from '@casbah/contract/groups';
import { groupSearchDelayMs, isGroupSearch } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import type { TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteGroupsDialog } from './DeleteGroupsDialog.tsx';
import { GroupFields, isNameOf } from './GroupFields.tsx';
import css from './Groups.module.css';
import { readCustomGroupSearch } from './groups-search.ts';
import { Members } from './Members.tsx';
import { findGroups, groupQuery, refreshGroups } from './queries.ts';

/** A custom group, or a new one. */
export function CustomGroupPage() {
  const { id } = readCustomGroupSearch(useSearch({ strict: false }));
  return id === undefined ? <CustomGroup key="new" group={undefined} /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { id: string }) {
  const say = useWords<typeof groupsWords>();
  const { data, error, refetch } = useQuery(groupQuery(id));
  if (data?.kind === 'custom') return <CustomGroup group={data} />;
  const isMissing = data !== undefined || errorCode(error) === 'NOT_FOUND';
  return (
    <>
      <PageHead title={say('route.protect.customGroups')} />
      <Card>
        {isMissing ? (
          <EmptyState compact title={say('groups.manage.missing')}>
            {say('groups.manage.missing.text')}
          </EmptyState>
        ) : error === null ? (
          <Skeleton height={160} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

const partsOf = (group: WholeGroup | undefined): readonly TypeaheadItem[] =>
  (group?.part_groups ?? []).map(({ id, name }) => ({ key: id, value: name }));

function CustomGroup({ group }: { group: WholeGroup | undefined }) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const mayChange = useMay('account.modify');
  const navigate = useNavigate();
  const [value, setValue] = useState({ name: group?.name ?? '', description: group?.description ?? '' });
  const [parts, setParts] = useState(() => partsOf(group));
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const holder = useMemo(() => ({ of: 'group' as const, id: group?.id ?? '' }), [group?.id]);

  const save = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (!isNameOf('group', value.name)) return;
    setPending(true);
    setFailure(undefined);
    const body = {
      name: value.name.trim(),
      description: value.description.trim(),
      parts: parts.map(({ key }) => key),
    };
    try {
      const saved =
        group === undefined
          ? await call('POST /admin/groups', { body: { ...body, kind: 'custom' } })
          : await call('PATCH /admin/groups/{id}', { params: { id: group.id }, body });
      await refreshGroups();
      showToast({ tone: 'low', title: say('groups.saved') });
      if (group === undefined)
        void navigate({ to: '/protect/custom-groups/manage', search: { id: saved.id }, replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <PageHead
        title={group?.name ?? say('groups.manage.new')}
        actions={
          mayChange ? (
            <>
              {group === undefined ? null : (
                <Button variant="danger" onPress={() => setDeleting(true)}>
                  {say('groups.delete')}
                </Button>
              )}
              <Button variant="primary" isPending={isPending} onPress={() => void save()}>
                {say('groups.save')}
              </Button>
            </>
          ) : undefined
        }
      >
        {group === undefined
          ? null
          : say('groups.panel.people', { count: group.people, words: format.number(group.people) })}
      </PageHead>
      {mayChange ? null : <p className={css.quiet}>{say('groups.mayNot')}</p>}
      <div className={css.cards}>
        <Card title={say('groups.manage.about')}>
          <div className={css.form}>
            <FormErrors error={failure} attempt={attempts}>
              <GroupFields
                of="group"
                value={value}
                onChange={setValue}
                tried={attempts > 0}
                isDisabled={!mayChange}
                autoFocus={group === undefined}
              />
              <Typeahead
                name="parts"
                label={say('groups.parts')}
                hint={say('groups.parts.hint')}
                placeholder={say('groups.parts.pick')}
                multiple
                chosen={parts}
                onChosen={setParts}
                load={findGroups}
                isSearch={isGroupSearch}
                delayMs={groupSearchDelayMs}
                isDisabled={!mayChange}
              />
            </FormErrors>
          </div>
        </Card>
        {group === undefined ? null : (
          <Card title={say('groups.members')}>
            <Members holder={holder} name={group.name} mayChange={mayChange} showsThrough />
          </Card>
        )}
      </div>
      {isDeleting && group !== undefined ? (
        <DeleteGroupsDialog
          groups={[group]}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/protect/custom-groups' })}
        />
      ) : null}
    </>
  );
}

import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupList } from './GroupList.tsx';
import css from './Groups.module.css';
import { readGroupsSearch } from './groups-search.ts';
import { OrgUnits } from './OrgUnits.tsx';

/** Groups and organizational units of a company, with their people. */
export function GroupsPage() {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const mayChange = useMay('account.modify');
  const navigate = useNavigate();
  const { view = 'groups' } = readGroupsSearch(useSearch({ strict: false }));
  const [isAdding, setAdding] = useState(false);
  const [total, setTotal] = useState<number>();
  const isUnits = view === 'units';
  const add = (
    <Permission id="groups.new" label={say(isUnits ? 'groups.units.add' : 'groups.add')}>
      <Button variant="primary" onPress={() => setAdding(true)}>
        {say(isUnits ? 'groups.units.add' : 'groups.add')}
      </Button>
    </Permission>
  );
  return (
    <>
      <PageHead title={say('route.account.groups')} actions={add}>
        {total === undefined
          ? null
          : say(isUnits ? 'groups.units.sentence' : 'groups.sentence', {
              count: total,
              words: format.number(total),
            })}
      </PageHead>
      {mayChange ? null : <p className={css.quiet}>{say('groups.mayNot')}</p>}
      <div>
        <SegmentedControl
          label={say('groups.view')}
          value={view}
          onChange={(next) => {
            setTotal(undefined);
            void navigate({ to: '.', search: next === 'units' ? { view: 'units' as const } : {} });
          }}
          segments={[
            { value: 'groups', label: say('groups.view.groups') },
            { value: 'units', label: say('groups.view.units') },
          ]}
        />
      </div>
      {isUnits ? (
        <OrgUnits
          mayChange={mayChange}
          isAdding={isAdding}
          onAdding={setAdding}
          onTotal={setTotal}
          add={add}
        />
      ) : (
        <>
          <GroupList kind="directory" mayChange={mayChange} onTotal={setTotal} add={add} />
          {isAdding ? (
            <GroupDialog
              group={undefined}
              onClose={() => setAdding(false)}
              onSaved={(selected) => {
                setAdding(false);
                void navigate({ to: '.', search: { selected } });
              }}
            />
          ) : null}
        </>
      )}
    </>
  );
}

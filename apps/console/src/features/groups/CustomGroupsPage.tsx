import type { groupsWords } from '@casbah/messages/groups';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { GroupList } from './GroupList.tsx';
import css from './Groups.module.css';

/** Custom groups for policies; each opens on a separate page. */
export function CustomGroupsPage() {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const mayChange = useMay('account.modify');
  const navigate = useNavigate();
  const [total, setTotal] = useState<number>();
  const add = (
    <Permission id="groups.new" label={say('groups.custom.add')}>
      <Link to="/protect/custom-groups/manage" className={buttonClass({ variant: 'primary' })}>
        {say('groups.custom.add')}
      </Link>
    </Permission>
  );
  return (
    <>
      <PageHead title={say('route.protect.customGroups')} actions={add}>
        {total === undefined
          ? null
          : say('groups.custom.sentence', { count: total, words: format.number(total) })}
      </PageHead>
      {mayChange ? null : <p className={css.quiet}>{say('groups.mayNot')}</p>}
      <GroupList
        kind="custom"
        mayChange={mayChange}
        onOpen={(id) => void navigate({ to: '/protect/custom-groups/manage', search: { id } })}
        onTotal={setTotal}
        add={add}
      />
    </>
  );
}

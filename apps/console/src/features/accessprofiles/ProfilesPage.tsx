import type { AccessProfileAnswer } from '@casbah/contract/accessprofiles';
import { AREAS } from '@casbah/domain/permission';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Profiles.module.css';
import { beginPreview, profilesQuery } from './queries.ts';

const ONE = '/appAccount/profiles/$id';

/** Access profiles: the permission sets that a company assigns to its admins. */
export function ProfilesPage() {
  const say = useWords<typeof accessprofilesWords>();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(profilesQuery);
  const [failure, setFailure] = useState<unknown>();
  const add = (
    <Permission id="accessprofiles.new" label={say('profiles.add')}>
      <Link to={ONE} params={{ id: 'new' }} className={buttonClass({ variant: 'primary' })}>
        {say('profiles.add')}
      </Link>
    </Permission>
  );
  const preview = (id: string) => void beginPreview(id).catch(setFailure);
  return (
    <>
      <PageHead title={say('route.account.profiles')} actions={data?.length === 0 ? undefined : add}>
        {say('profiles.sentence')}
      </PageHead>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      <Card flush>
        {data === undefined ? (
          error === null ? (
            <div className={css.skeleton} aria-busy="true">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} height={24} />
              ))}
            </div>
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : data.length === 0 ? (
          <EmptyState title={say('profiles.none')} action={add}>
            {say('profiles.none.why')}
          </EmptyState>
        ) : (
          <ProfilesTable
            profiles={data}
            onOpen={(id) => void navigate({ to: ONE, params: { id } })}
            onPreview={preview}
          />
        )}
      </Card>
    </>
  );
}

function ProfilesTable({
  profiles,
  onOpen,
  onPreview,
}: {
  profiles: readonly AccessProfileAnswer[];
  onOpen: (id: string) => void;
  onPreview: (id: string) => void;
}) {
  const say = useWords<typeof accessprofilesWords>();
  const format = useFormat();
  return (
    <StaticTable
      label={say('route.account.profiles')}
      rows={profiles}
      rowKey={({ id }) => id}
      empty={say('profiles.none')}
      onRow={({ id }) => onOpen(id)}
      columns={[
        {
          id: 'name',
          header: say('profiles.name'),
          isRowName: true,
          cell: ({ id, name, notes }) => (
            <>
              <Link to={ONE} params={{ id }} className={css.name}>
                {name}
              </Link>
              {notes === '' ? null : <span className={css.second}>{notes}</span>}
            </>
          ),
        },
        { id: 'rights', header: say('profiles.allows'), cell: (profile) => <Allows {...profile} /> },
        {
          id: 'people',
          header: say('profiles.people'),
          cell: ({ user_attributes }) =>
            user_attributes.length === 0
              ? say('profiles.people.all')
              : user_attributes
                  .map(({ attribute, operation, values }) =>
                    say(`profiles.people.${operation}`, { attribute, values: values.join(', ') }),
                  )
                  .join('; '),
        },
        {
          id: 'names',
          header: say('profiles.names'),
          cell: ({ information_level }) => say(`profiles.names.${information_level}`),
        },
        {
          id: 'holders',
          header: say('profiles.holders'),
          align: 'end',
          cell: ({ holders }) => format.number(holders),
        },
        {
          id: 'changed',
          header: say('profiles.changed'),
          cell: ({ modified_on }) => format.date(Date.parse(modified_on), 'day'),
        },
        {
          id: 'preview',
          header: say('profiles.look'),
          align: 'end',
          cell: ({ id, name }) => (
            <Button
              size="small"
              variant="ghost"
              onPress={() => onPreview(id)}
              aria-label={say('profiles.preview.of', { name })}
            >
              {say('profiles.preview')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** A profile's areas, split into view-only and editable ones. */
function Allows({ grants }: Pick<AccessProfileAnswer, 'grants'>) {
  const say = useWords<typeof accessprofilesWords>();
  const areas = AREAS.flatMap((area) => {
    const actions = grants.filter((grant) => grant.area === area).flatMap((grant) => grant.actions);
    return actions.length === 0 ? [] : [{ area, doesMore: actions.some((action) => action !== 'view') }];
  });
  if (areas.length === 0) return <span className={css.quiet}>{say('profiles.allows.nothing')}</span>;
  return (
    <span className={css.areas}>
      {areas.map(({ area, doesMore }) => (
        <span key={area} className={css.area} data-more={doesMore}>
          {say(`profiles.area.${area}`)}
        </span>
      ))}
    </span>
  );
}

import type { MlProfile } from '@casbah/contract/mlprofiles';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import css from './MlProfiles.module.css';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ProfileState } from './ProfileState.tsx';
import { profilesQuery } from './queries.ts';
import { outOf100 } from './readiness.ts';

export function ProfileList() {
  const say = useWords<typeof mlprofilesWords>();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(profilesQuery);
  const [isCreating, setCreating] = useState(false);
  const open = (profile: string) => void navigate({ to: '.', search: { profile } });
  const create = mayChange ? (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setCreating(true)}>
      {say('mlprofiles.create')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHead
        title={say('route.protect.mlProfiles')}
        actions={data?.profiles.length === 0 ? undefined : create}
      >
        {data === undefined
          ? null
          : say('mlprofiles.sentence', { count: data.profiles.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : data.profiles.length === 0 ? (
        <Card>
          <EmptyState title={say('mlprofiles.none')} action={create}>
            {say('mlprofiles.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <ProfileTable profiles={data.profiles} onOpen={open} />
        </Card>
      )}
      {isCreating ? (
        <ProfileDialog
          profile={undefined}
          onSaved={({ id }) => open(id)}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </>
  );
}

function ProfileTable({
  profiles,
  onOpen,
}: {
  profiles: readonly MlProfile[];
  onOpen: (id: string) => void;
}) {
  const say = useWords<typeof mlprofilesWords>();
  const { formatList } = useIntl();
  return (
    <StaticTable
      label={say('route.protect.mlProfiles')}
      rows={profiles}
      rowKey={({ id }) => id}
      empty={say('mlprofiles.none')}
      shown={200}
      onRow={({ id }) => onOpen(id)}
      columns={[
        {
          id: 'name',
          header: say('mlprofiles.name'),
          isRowName: true,
          cell: ({ id, name, description }) => (
            <>
              <Link to="." search={{ profile: id }} className={css.name}>
                <bdi>{name}</bdi>
              </Link>
              {description === '' ? null : <span className={css.second}>{description}</span>}
            </>
          ),
        },
        {
          id: 'state',
          header: say('mlprofiles.state'),
          cell: (profile) => <ProfileState profile={profile} />,
        },
        {
          id: 'samples',
          header: say('mlprofiles.samples'),
          cell: ({ positive_samples: positive, negative_samples: negative }) =>
            say('mlprofiles.samples.counts', { positive, negative }),
        },
        {
          id: 'quality',
          header: say('mlprofiles.quality'),
          cell: ({ quality }) =>
            quality === null ? (
              <span className={css.quiet}>–</span>
            ) : (
              say('mlprofiles.quality.short', {
                right: outOf100(quality.precision),
                found: outOf100(quality.recall),
              })
            ),
        },
        {
          id: 'trained',
          header: say('mlprofiles.trained'),
          cell: ({ trained_on: time }) =>
            time === null ? <span className={css.quiet}>–</span> : <RelativeTime time={Date.parse(time)} />,
        },
        {
          id: 'used',
          header: say('mlprofiles.usedBy'),
          cell: ({ used_by: uses }) =>
            uses.length === 0 ? (
              <span className={css.quiet}>–</span>
            ) : (
              formatList(uses.map(({ name }) => name))
            ),
        },
      ]}
    />
  );
}

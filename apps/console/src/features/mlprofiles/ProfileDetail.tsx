import type { MlProfile } from '@casbah/contract/mlprofiles';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteDefinition } from '../contentprofiles/parts/DeleteDefinition.tsx';
import { UseList } from '../contentprofiles/parts/UseList.tsx';
import css from './MlProfiles.module.css';
import { ProfileDialog } from './ProfileDialog.tsx';
import { QualityCard } from './QualityCard.tsx';
import { profileQuery, refreshProfiles } from './queries.ts';
import { SamplesCard } from './SamplesCard.tsx';
import { TrainingCard } from './TrainingCard.tsx';

/** A profile: its samples, its training and how good it is. */
export function ProfileDetail({ id }: { id: string }) {
  const say = useWords<typeof mlprofilesWords>();
  const { data, error, refetch } = useQuery(profileQuery(id));
  if (data !== undefined) return <Detail profile={data} />;
  const isMissing = ['NOT_FOUND', 'VALIDATION_FAILED'].includes(errorCode(error) ?? '');
  return (
    <>
      <PageHead title={say('route.protect.mlProfiles')} above={<Trail />} />
      <Card>
        {isMissing ? (
          <EmptyState title={say('mlprofiles.missing')}>{say('mlprofiles.missing.text')}</EmptyState>
        ) : error === null ? (
          <Skeleton height={240} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

function Trail() {
  const say = useWords();
  return (
    <Breadcrumb>
      <Link to="/appControls/MLProfiles">{say('route.protect.mlProfiles')}</Link>
    </Breadcrumb>
  );
}

function Detail({ profile }: { profile: MlProfile }) {
  const say = useWords<typeof mlprofilesWords>();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'delete'>();
  const { id, name, description, used_by: uses } = profile;
  return (
    <>
      <PageHead
        title={name}
        above={<Trail />}
        actions={
          mayChange ? (
            <>
              <Button onPress={() => setOpened('edit')}>{say('mlprofiles.edit')}</Button>
              <Button variant="danger" onPress={() => setOpened('delete')}>
                {say('mlprofiles.delete')}
              </Button>
            </>
          ) : undefined
        }
      >
        {description === '' ? say('mlprofiles.one') : description}
      </PageHead>
      <div className={css.detail}>
        <div className={css.column}>
          <SamplesCard profile={profile} kind="positive" mayChange={mayChange} />
          <SamplesCard profile={profile} kind="negative" mayChange={mayChange} />
        </div>
        <div className={css.side}>
          <TrainingCard profile={profile} mayChange={mayChange} />
          <QualityCard profile={profile} />
          {uses.length === 0 ? null : (
            <Card title={say('mlprofiles.usedBy')}>
              <UseList uses={uses} />
            </Card>
          )}
        </div>
      </div>
      {opened === 'edit' ? <ProfileDialog profile={profile} onClose={() => setOpened(undefined)} /> : null}
      {opened === 'delete' ? (
        <DeleteDefinition
          name={name}
          uses={uses}
          text={say('mlprofiles.delete.text', {
            count: profile.positive_samples + profile.negative_samples,
          })}
          onDelete={async () => {
            // Leaves first, because this page would refetch what is deleted.
            await navigate({ to: '/appControls/MLProfiles' });
            await call('DELETE /protect/ml_profiles/{id}', { params: { id } });
          }}
          onDeleted={() => void refreshProfiles()}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}

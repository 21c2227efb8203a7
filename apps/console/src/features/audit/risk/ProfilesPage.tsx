import type { BrrProfileAnswer } from '@casbah/contract/risk';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { profilesQuery, refreshRisk } from './queries.ts';
import css from './Risk.module.css';
import { ThresholdsCard } from './ThresholdsCard.tsx';

type Asked = { deed: 'force' | 'delete'; profile: BrrProfileAnswer };

/** Risk profiles of the company. */
export function ProfilesPage() {
  const say = useWords<typeof riskProfilesWords>();
  const format = useFormat();
  const mayChange = usePermission('audit.edit_brr_profile') === 'enabled';
  const { data, error, refetch } = useQuery(profilesQuery);
  const [asked, setAsked] = useState<Asked>();
  const [isPending, setPending] = useState(false);

  const doing = async (work: () => Promise<string>): Promise<void> => {
    setPending(true);
    try {
      showToast({ tone: 'low', title: await work() });
    } catch (failure) {
      showErrorToast(failure, { title: say('brr.failed') });
    }
    await refreshRisk();
    setPending(false);
    setAsked(undefined);
  };
  const clone = (id: string) =>
    doing(async () => {
      const { profile } = await call('POST /risks/brrprofiles/{id}/clone', { params: { id } });
      return say('brr.clone.done', { name: profile.name });
    });
  const accept = ({ deed, profile: { id, name } }: Asked) =>
    doing(async () => {
      if (deed === 'force') {
        await call('POST /risks/brrprofiles/{id}/default', { params: { id } });
        return say('brr.force.done', { name });
      }
      await call('DELETE /risks/brrprofiles/{id}', { params: { id } });
      return say('brr.delete.done', { name });
    });

  const deeds: StaticColumn<BrrProfileAnswer>[] = mayChange
    ? [
        {
          id: 'actions',
          header: say('brr.actions'),
          align: 'end',
          cell: (profile) => {
            const { id, name } = profile;
            return (
              <span className={css.actions}>
                <Button
                  size="small"
                  aria-label={say('brr.clone.of', { name })}
                  onPress={() => void clone(id)}
                >
                  {say('brr.clone')}
                </Button>
                {profile.in_force ? null : (
                  <Button
                    size="small"
                    aria-label={say('brr.force.of', { name })}
                    onPress={() => setAsked({ deed: 'force', profile })}
                  >
                    {say('brr.force')}
                  </Button>
                )}
                {profile.in_force || profile.built_in ? null : (
                  <Button
                    size="small"
                    aria-label={say('brr.delete.of', { name })}
                    onPress={() => setAsked({ deed: 'delete', profile })}
                  >
                    {say('brr.delete')}
                  </Button>
                )}
              </span>
            );
          },
        },
      ]
    : [];
  const name = asked?.profile.name ?? '';
  const builtIn = data?.profiles.find(({ built_in }) => built_in);
  return (
    <>
      <PageHead
        title={say('route.audit.brrProfiles')}
        actions={
          mayChange ? (
            <Link to="/appAudit/preferences/brrprofiles/add" className={buttonClass({ variant: 'primary' })}>
              {say('brr.add')}
            </Link>
          ) : undefined
        }
      >
        {data === undefined
          ? null
          : say('brr.profiles.sentence', {
              own: format.number(data.profiles.filter(({ built_in }) => !built_in).length),
              limit: format.number(data.limit),
            })}
      </PageHead>
      <Card>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={200} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <StaticTable
            label={say('route.audit.brrProfiles')}
            rows={data.profiles}
            rowKey={({ id }) => id}
            empty=""
            columns={[
              {
                id: 'profile',
                header: say('brr.profile'),
                isRowName: true,
                cell: ({ id, name, built_in, in_force }) => (
                  <span className={css.names}>
                    <Link to="/appAudit/preferences/brrprofiles/$id" params={{ id }}>
                      {name}
                    </Link>
                    {in_force ? <Chip tone="low">{say('brr.inForce')}</Chip> : null}
                    {built_in ? <Chip>{say('brr.builtIn')}</Chip> : null}
                  </span>
                ),
              },
              {
                id: 'thresholds',
                header: say('brr.thresholds'),
                cell: ({ thresholds }) => say('brr.thresholds.of', thresholds),
              },
              {
                id: 'rules',
                header: say('brr.ownRules'),
                align: 'end',
                cell: ({ rules }) => format.number(Object.keys(rules).length),
              },
              {
                id: 'changed',
                header: say('brr.changed'),
                cell: ({ modified_on, modified_by }) =>
                  modified_on === null ? null : (
                    <span className={css.quiet}>
                      <RelativeTime time={Date.parse(modified_on)} />
                      {modified_by === null ? null : ` ${say('brr.by', { who: modified_by })}`}
                    </span>
                  ),
              },
              ...deeds,
            ]}
          />
        )}
      </Card>
      {builtIn === undefined ? null : (
        <ThresholdsCard key={`${builtIn.thresholds.medium} ${builtIn.thresholds.high}`} builtIn={builtIn} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={say(asked?.deed === 'delete' ? 'brr.delete.title' : 'brr.force.title', { name })}
        accept={say(asked?.deed === 'delete' ? 'brr.delete' : 'brr.force')}
        danger={asked?.deed === 'delete'}
        pending={isPending}
        onAccept={() => {
          if (asked !== undefined) void accept(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say(asked?.deed === 'delete' ? 'brr.delete.text' : 'brr.force.text')}
      </ConfirmDialog>
    </>
  );
}

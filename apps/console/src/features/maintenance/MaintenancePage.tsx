import type { MaintenancePeriodAnswer } from '@casbah/contract/maintenance';
import { maintenanceStage } from '@casbah/domain/maintenance';
import type { maintenanceWords } from '@casbah/messages/maintenance';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Maintenance.module.css';
import { PeriodDialog } from './PeriodDialog.tsx';

const TONES = { in_progress: 'high', hour: 'high', day: 'medium', week: 'medium' } as const;

/** Maintenance periods and their banners. */
export function MaintenancePage() {
  const say = useWords<typeof maintenanceWords>();
  const format = useFormat();
  const [edited, setEdited] = useState<MaintenancePeriodAnswer | 'new'>();
  const [asked, setAsked] = useState<MaintenancePeriodAnswer>();
  const [isPending, setPending] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['maintenance', 'editor'],
    queryFn: ({ signal }) => call('GET /admin/maintenance/periods', {}, { signal }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['maintenance'] });

  const remove = async (): Promise<void> => {
    if (asked === undefined) return;
    setPending(true);
    try {
      await call('DELETE /admin/maintenance/periods/{id}', { params: { id: asked.id } });
    } catch (failure) {
      showErrorToast(failure, { title: say('maintenance.remove.of', { name: asked.name }) });
    }
    await refresh();
    setPending(false);
    setAsked(undefined);
  };

  return (
    <>
      <PageHead
        title={say('maintenance.title')}
        actions={
          <Button variant="primary" icon={<PlusIcon />} onPress={() => setEdited('new')}>
            {say('maintenance.add')}
          </Button>
        }
      >
        {say('maintenance.sentence')}
      </PageHead>
      <Card title={say('maintenance.periods')}>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={120} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <StaticTable
            label={say('maintenance.periods')}
            rows={data.periods}
            rowKey={({ id }) => id}
            empty={say('maintenance.none')}
            columns={[
              {
                id: 'name',
                header: say('maintenance.name'),
                isRowName: true,
                cell: ({ name, desc }) => (
                  <>
                    {name}
                    {desc === '' ? null : <div className={css.quiet}>{desc}</div>}
                  </>
                ),
              },
              {
                id: 'state',
                header: say('maintenance.state'),
                cell: (period) => <State period={period} />,
              },
              {
                id: 'start',
                header: say('maintenance.start'),
                cell: ({ start_time }) => format.date(Date.parse(start_time), 'dayTime'),
              },
              {
                id: 'end',
                header: say('maintenance.end'),
                cell: ({ end_time }) => format.date(Date.parse(end_time), 'dayTime'),
              },
              {
                id: 'told',
                header: say('maintenance.told'),
                cell: ({ is_public }) =>
                  say(is_public ? 'maintenance.told.all' : 'maintenance.told.sysadmins'),
              },
              {
                id: 'actions',
                header: say('maintenance.actions'),
                align: 'end',
                cell: (period) => (
                  <span className={css.actions}>
                    <Button
                      size="small"
                      aria-label={say('maintenance.change.of', { name: period.name })}
                      onPress={() => setEdited(period)}
                    >
                      {say('maintenance.change')}
                    </Button>
                    <Button
                      size="small"
                      aria-label={say('maintenance.remove.of', { name: period.name })}
                      onPress={() => setAsked(period)}
                    >
                      {say('maintenance.remove')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        )}
      </Card>
      {edited === undefined ? null : (
        <PeriodDialog
          period={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={async () => {
            await refresh();
            setEdited(undefined);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={say('maintenance.remove.title', { name: asked?.name ?? '' })}
        accept={say('maintenance.remove')}
        danger
        pending={isPending}
        onAccept={() => void remove()}
        onCancel={() => setAsked(undefined)}
      >
        {say('maintenance.remove.text')}
      </ConfirmDialog>
    </>
  );
}

/** How soon a period starts, which decides who sees it. */
function State({ period }: { period: MaintenancePeriodAnswer }) {
  const say = useWords<typeof maintenanceWords>();
  const now = Date.now();
  if (Date.parse(period.end_time) <= now) return <Chip>{say('maintenance.state.over')}</Chip>;
  const stage = maintenanceStage(Date.parse(period.start_time), now);
  if (stage === undefined) return <Chip>{say('maintenance.state.later')}</Chip>;
  return <Chip tone={TONES[stage]}>{say(`maintenance.state.${stage}`)}</Chip>;
}

import { address } from '@casbah/contract/client';
import type { ReportSchedule } from '@casbah/contract/reports';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import type { reportsWords } from '@casbah/messages/reports';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Reports.module.css';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useSendNow } from './useSendNow.ts';

const KEY = ['tenant', 'reports'] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Report schedules and sent reports. */
export function SchedulesPage() {
  const say = useWords<typeof reportsWords>();
  const [edited, setEdited] = useState<ReportSchedule | 'new'>();
  const [asked, setAsked] = useState<ReportSchedule>();
  const [isPending, setPending] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /admin/reports/schedules', {}, { signal }),
  });

  const remove = async (): Promise<void> => {
    if (asked === undefined) return;
    setPending(true);
    try {
      await call('DELETE /admin/reports/schedules/{id}', { params: { id: asked.id } });
    } catch (failure) {
      showErrorToast(failure, { title: say('schedules.remove.of', { name: asked.name }) });
    }
    await refresh();
    setPending(false);
    setAsked(undefined);
  };

  return (
    <>
      <PageHead
        title={say('route.audit.scheduleReport')}
        actions={
          <span className={css.actions}>
            <Link to="/appDashboards2/manage-user-digest" className={buttonClass()}>
              {say('route.dashboards.userDigest')}
            </Link>
            <Permission id="audit.schedule_report" label={say('schedules.add')}>
              <Button variant="primary" icon={<PlusIcon />} onPress={() => setEdited('new')}>
                {say('schedules.add')}
              </Button>
            </Permission>
          </span>
        }
      >
        {say('schedules.sentence')}
      </PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={160} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <>
          <Card title={say('schedules.plans')}>
            <Schedules schedules={data.schedules} onEdit={setEdited} onRemove={setAsked} />
          </Card>
          <Card title={say('schedules.sent')}>
            <Deliveries schedules={data.schedules} />
          </Card>
        </>
      )}
      {edited === undefined ? null : (
        <ScheduleDialog
          schedule={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={async () => {
            await refresh();
            setEdited(undefined);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={say('schedules.remove.title', { name: asked?.name ?? '' })}
        accept={say('schedules.remove')}
        danger
        pending={isPending}
        onAccept={() => void remove()}
        onCancel={() => setAsked(undefined)}
      >
        {say('schedules.remove.text')}
      </ConfirmDialog>
    </>
  );
}

function Schedules({
  schedules,
  onEdit,
  onRemove,
}: {
  schedules: readonly ReportSchedule[];
  onEdit: (schedule: ReportSchedule) => void;
  onRemove: (schedule: ReportSchedule) => void;
}) {
  const say = useWords<typeof reportsWords>();
  const format = useFormat();
  const { send, isSending } = useSendNow(schedules, refresh);
  return (
    <StaticTable
      label={say('schedules.plans')}
      rows={schedules}
      rowKey={({ id }) => id}
      empty={say('schedules.none')}
      note={({ last_error }) =>
        last_error === null ? null : say('schedules.failed', { reason: last_error })
      }
      columns={[
        {
          id: 'name',
          header: say('schedules.name'),
          isRowName: true,
          cell: ({ name, filter }) => (
            <>
              {name}
              {filter === '' ? null : <div className={css.quiet}>{filter}</div>}
            </>
          ),
        },
        {
          id: 'frequency',
          header: say('schedules.frequency'),
          cell: ({ frequency }) => say(`schedules.frequency.${frequency}`),
        },
        {
          id: 'recipients',
          header: say('schedules.recipients'),
          wraps: true,
          cell: ({ recipients, language }) => (
            <>
              {recipients.join(', ')}
              <div className={css.quiet}>{LANGUAGE_OF[language].name}</div>
            </>
          ),
        },
        {
          id: 'next',
          header: say('schedules.next'),
          cell: ({ is_enabled, next_delivery }) =>
            is_enabled ? (
              format.date(Date.parse(next_delivery), 'dayTime')
            ) : (
              <Chip>{say('schedules.off')}</Chip>
            ),
        },
        {
          id: 'actions',
          header: say('schedules.actions'),
          align: 'end',
          cell: (schedule) => (
            <span className={css.actions}>
              <Button
                size="small"
                isDisabled={!schedule.is_enabled}
                isPending={isSending(schedule.id)}
                aria-label={say('schedules.send.of', { name: schedule.name })}
                onPress={() => void send(schedule)}
              >
                {say('schedules.send')}
              </Button>
              <Button
                size="small"
                aria-label={say('schedules.change.of', { name: schedule.name })}
                onPress={() => onEdit(schedule)}
              >
                {say('schedules.change')}
              </Button>
              <Button
                size="small"
                aria-label={say('schedules.remove.of', { name: schedule.name })}
                onPress={() => onRemove(schedule)}
              >
                {say('schedules.remove')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function Deliveries({ schedules }: { schedules: readonly ReportSchedule[] }) {
  const say = useWords<typeof reportsWords>();
  const format = useFormat();
  // The delivery that an email linked to.
  const { delivery }: { delivery?: unknown } = useSearch({ strict: false });
  const rows = schedules
    .flatMap(({ name, deliveries }) => deliveries.map((one) => ({ ...one, name })))
    .sort((a, b) => b.made_on.localeCompare(a.made_on));
  return (
    <StaticTable
      label={say('schedules.sent')}
      rows={rows}
      rowKey={({ id }) => id}
      currentKey={typeof delivery === 'string' ? delivery : undefined}
      empty={say('schedules.sent.none')}
      columns={[
        { id: 'name', header: say('schedules.name'), isRowName: true, cell: ({ name }) => name },
        {
          id: 'span',
          header: say('schedules.span'),
          cell: ({ from, to }) => format.range({ from: Date.parse(from), to: Date.parse(to) }),
        },
        {
          id: 'made',
          header: say('schedules.made'),
          cell: ({ made_on }) => format.date(Date.parse(made_on), 'dayTime'),
        },
        {
          id: 'files',
          header: say('schedules.files'),
          align: 'end',
          cell: ({ id }) => (
            <span className={css.actions}>
              <a href={address('GET /admin/reports/deliveries/{id}/html', { params: { id } })} download>
                {say('schedules.report')}
              </a>
              <a href={address('GET /admin/reports/deliveries/{id}/csv', { params: { id } })} download>
                {say('schedules.csv')}
              </a>
            </span>
          ),
        },
      ]}
    />
  );
}

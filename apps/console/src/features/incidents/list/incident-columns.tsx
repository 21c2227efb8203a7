import type { IncidentRow } from '@casbah/contract/incidents';
import { incidentName } from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { useMemo } from 'react';
import { useMay, useSession } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { SEVERITY_TONES, useIncidentWords } from '../incident-words.ts';
import { StateButton } from '../StateButton.tsx';
import type { IncidentUpdate } from '../useUpdateIncidents.ts';

const NOTHING = '–';

/** Columns of the list. State and owner can be changed in the row. */
export function useIncidentColumns(
  update: (ids: readonly string[], update: IncidentUpdate) => void,
): GridColumn<IncidentRow>[] {
  const say = useWords<typeof incidentsWords | typeof investigateWords>();
  const format = useFormat();
  const words = useIncidentWords();
  const mayModify = useMay('investigate.modify');
  const { user_id, userName } = useSession();
  return useMemo(
    (): GridColumn<IncidentRow>[] => [
      {
        id: 'number',
        header: words.field('number'),
        width: 82,
        sort: 'descending',
        cell: ({ number }) => <span className={css.number}>{incidentName(number)}</span>,
      },
      {
        id: 'severity',
        header: words.field('severity'),
        width: 108,
        sort: 'descending',
        cell: ({ severity }) => (
          <Chip tone={SEVERITY_TONES[severity]}>{words.value('severity', severity)}</Chip>
        ),
        value: ({ severity }) => ({
          field: 'severity',
          value: severity,
          label: words.value('severity', severity),
        }),
      },
      {
        id: 'policy',
        header: words.field('policy'),
        width: 158,
        cell: ({ policy }) => <span className={css.subject}>{policy.name}</span>,
      },
      {
        id: 'subject',
        header: say('incident.field.subject'),
        width: 144,
        cell: (row) => words.subject(row) ?? NOTHING,
        value: ({ object, service, app }) => {
          if (object !== null) return { field: 'object', value: object, label: object };
          if (service !== null) return { field: 'service', value: service.id, label: service.name };
          return app === null ? undefined : { field: 'app', value: app, label: app };
        },
      },
      {
        id: 'user',
        header: words.field('user'),
        width: 116,
        cell: ({ user, user_name }) => user_name ?? user ?? NOTHING,
        value: ({ user, user_name }) =>
          user === null ? undefined : { field: 'user', value: user, label: user_name ?? user },
      },
      {
        id: 'last_seen',
        header: words.field('last_seen'),
        width: 98,
        sort: 'descending',
        cell: ({ last_seen }) => <RelativeTime time={Date.parse(last_seen)} />,
      },
      {
        id: 'state',
        header: words.field('state'),
        width: 112,
        cell: (row) =>
          mayModify ? (
            <span className={css.inCell}>
              <StateButton
                quiet
                current={row}
                isPending={false}
                onChange={(changed) => update([row.id], changed)}
              />
            </span>
          ) : (
            words.value('state', row.state)
          ),
      },
      {
        id: 'owner',
        header: words.field('owner'),
        width: 112,
        cell: ({ id, owner }) =>
          owner?.name ??
          (mayModify ? (
            <span className={css.inCell}>
              <Button
                size="small"
                variant="ghost"
                onPress={() => update([id], { owner: { id: user_id, name: userName } })}
              >
                {say('investigate.owner.me')}
              </Button>
            </span>
          ) : (
            NOTHING
          )),
      },
      {
        id: 'occurrences',
        header: words.field('occurrences'),
        width: 92,
        align: 'end',
        hidden: true,
        cell: ({ occurrences }) => format.number(occurrences),
      },
      {
        id: 'policy_type',
        header: words.field('policy_type'),
        width: 160,
        hidden: true,
        cell: ({ policy }) => words.value('policy_type', policy.type),
        value: ({ policy }) => ({
          field: 'policy_type',
          value: policy.type,
          label: words.value('policy_type', policy.type),
        }),
      },
      {
        id: 'activity',
        header: words.field('activity'),
        width: 120,
        hidden: true,
        cell: ({ activity }) => (activity === null ? NOTHING : words.activity(activity)),
      },
      {
        id: 'app',
        header: words.field('app'),
        width: 120,
        hidden: true,
        cell: ({ app, service }) => app ?? service?.name ?? NOTHING,
      },
      {
        id: 'reason',
        header: words.field('reason'),
        width: 130,
        hidden: true,
        cell: ({ reason }) => (reason === null ? NOTHING : words.value('reason', reason)),
      },
      {
        id: 'created',
        header: words.field('created'),
        width: 150,
        hidden: true,
        cell: ({ created_on }) => format.date(Date.parse(created_on), 'dayTime'),
      },
      {
        id: 'notes',
        header: say('incident.field.notes'),
        width: 72,
        align: 'end',
        hidden: true,
        cell: ({ notes }) => (notes === 0 ? NOTHING : format.number(notes)),
      },
    ],
    [say, format, words, mayModify, user_id, userName, update],
  );
}

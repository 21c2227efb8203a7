import type { Datasource } from '@casbah/contract/datasources';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SourcesIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Sparkline } from '@casbah/widgets/sparkline/Sparkline.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatsQuery } from '../../request/formats-query.ts';
import { useWords } from '../../words/useWords.ts';
import { SourceState } from './SourceState.tsx';
import css from './Sources.module.css';
import { scopeOfSource } from './scope-of-load.ts';

export function SourcesTable({
  sources,
  shown,
  onSelect,
}: {
  sources: readonly Datasource[];
  /** The source with its files and lines shown below. */
  shown: string | undefined;
  onSelect: (id: string) => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const { data: formats } = useQuery(formatsQuery);
  if (sources.length === 0)
    return (
      <Card>
        <EmptyState title={say('datasources.empty')} icon={<SourcesIcon />}>
          {say('datasources.empty.text')}
        </EmptyState>
      </Card>
    );
  const titleOf = (name: string) => formats?.formats.find((one) => one.name === name)?.title;
  return (
    <Card flush>
      <StaticTable
        label={say('datasources.list')}
        cells="lines"
        rows={sources}
        rowKey={({ id }) => id}
        currentKey={shown}
        onRow={({ id }) => onSelect(id)}
        empty={say('datasources.empty')}
        columns={[
          {
            id: 'source',
            header: say('datasources.column.source'),
            isRowName: true,
            cell: ({ id, name, format: formatName, loads, role }) => (
              <>
                <Link
                  to="/appAudit/sources"
                  search={(before) => ({ ...before, source: id })}
                  className={css.name}
                  aria-current={id === shown ? 'true' : undefined}
                >
                  {name}
                </Link>
                <div className={css.second}>
                  {titleOf(formatName) ?? say('datasources.format.auto')}
                  {' · '}
                  {say('datasources.files', { count: loads })}
                  {role === 'traffic' ? null : ` · ${say(`datasources.role.${role}`)}`}
                </div>
              </>
            ),
          },
          {
            id: 'state',
            header: say('datasources.column.state'),
            cell: (source) => <SourceState source={source} />,
          },
          {
            id: 'last',
            header: say('datasources.column.last'),
            align: 'end',
            cell: ({ last_event }) =>
              last_event === null ? '–' : <RelativeTime time={Date.parse(last_event)} />,
          },
          {
            id: 'events',
            header: say('datasources.column.events'),
            align: 'end',
            cell: ({ name, events, signs, users_by_address }) => (
              <>
                {events === 0 ? (
                  signs > 0 ? null : (
                    <div>0</div>
                  )
                ) : (
                  <Link to="/appAudit/events" search={scopeOfSource({ name })}>
                    {format.compact(events)}
                    <VisuallyHidden> {say('datasources.showEvents', { name })}</VisuallyHidden>
                  </Link>
                )}
                {signs === 0 ? null : (
                  <div>{say('datasources.signs', { count: signs, words: format.compact(signs) })}</div>
                )}
                {users_by_address === 0 ? null : (
                  <div className={css.second}>
                    {say('datasources.byAddress', { words: format.compact(users_by_address) })}
                  </div>
                )}
              </>
            ),
          },
          {
            id: 'aside',
            header: say('datasources.column.aside'),
            align: 'end',
            cell: ({ id, name, events, signs, rejects }) => {
              const read = events + signs;
              if (read + rejects === 0) return '–';
              const share = format.percent(rejects / (read + rejects));
              return rejects === 0 ? (
                share
              ) : (
                <Link to="/appAudit/events" search={{ view: 'rejected', datasource: id }}>
                  {share}
                  <VisuallyHidden> {say('datasources.showRejects', { name })}</VisuallyHidden>
                </Link>
              );
            },
          },
          {
            id: 'activity',
            header: say('datasources.column.activity'),
            cell: ({ activity }) => (
              <Sparkline
                values={activity}
                label={
                  activity.length === 0
                    ? say('datasources.activity.none')
                    : say('datasources.activity', {
                        events: format.number(activity.reduce((sum, one) => sum + one, 0)),
                        hours: activity.length,
                        most: format.number(Math.max(...activity)),
                      })
                }
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

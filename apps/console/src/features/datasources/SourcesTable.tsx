import type { Datasource } from '@casbah/contract/datasources';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SourcesIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Sparkline } from '@casbah/widgets/sparkline/Sparkline.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatsQuery } from './queries.ts';
import { SourceState } from './SourceState.tsx';
import css from './Sources.module.css';
import { useSourceWords } from './useSourceWords.ts';

export function SourcesTable({
  sources,
  shown,
  onSelect,
}: {
  sources: readonly Datasource[];
  /** The one whose files and lines stand below. */
  shown: string | undefined;
  onSelect: (id: string) => void;
}) {
  const say = useSourceWords();
  if (sources.length === 0)
    return (
      <Card>
        <EmptyState title={say('datasources.empty')} icon={<SourcesIcon />}>
          {say('datasources.empty.text')}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush>
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className={css.hidden}>{say('datasources.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('datasources.column.source')}</th>
              <th scope="col">{say('datasources.column.state')}</th>
              <th scope="col" className={css.number}>
                {say('datasources.column.last')}
              </th>
              <th scope="col" className={css.number}>
                {say('datasources.column.events')}
              </th>
              <th scope="col" className={css.number}>
                {say('datasources.column.aside')}
              </th>
              <th scope="col">{say('datasources.column.activity')}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                isShown={source.id === shown}
                onSelect={() => onSelect(source.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function SourceRow({
  source,
  isShown,
  onSelect,
}: {
  source: Datasource;
  isShown: boolean;
  onSelect: () => void;
}) {
  const say = useSourceWords();
  const format = useFormat();
  const { data: formats } = useQuery(formatsQuery);
  const known = formats?.formats.find(({ name }) => name === source.format);
  const lines = source.events + source.rejects;
  return (
    // The name in the row is the link; a click beside it is a convenience.
    <tr className={css.row} data-shown={isShown} onClick={onSelect}>
      <th scope="row">
        <Link
          to="/appAudit/sources"
          search={(before) => ({ ...before, source: source.id })}
          className={css.name}
          aria-current={isShown ? 'true' : undefined}
        >
          {source.name}
        </Link>
        <div className={css.second}>
          {known?.title ?? say('datasources.format.auto')}
          {' · '}
          {say('datasources.files', { count: source.loads })}
        </div>
      </th>
      <td>
        <SourceState source={source} />
      </td>
      <td className={css.number}>
        {source.last_event === null ? '–' : <RelativeTime time={Date.parse(source.last_event)} />}
      </td>
      <td className={css.number}>{format.compact(source.events)}</td>
      <td className={css.number}>{lines === 0 ? '–' : format.percent(source.rejects / lines)}</td>
      <td>
        <Sparkline
          values={source.activity}
          label={
            source.activity.length === 0
              ? say('datasources.activity.none')
              : say('datasources.activity', {
                  events: format.number(source.activity.reduce((sum, one) => sum + one, 0)),
                  hours: source.activity.length,
                  most: format.number(Math.max(...source.activity)),
                })
          }
        />
      </td>
    </tr>
  );
}

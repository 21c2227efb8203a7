import type { GeoipFile } from '@casbah/contract/geoip';
import { AGED_DAYS } from '@casbah/contract/geoip';
import type { geoipWords } from '@casbah/messages/geoip';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Geoip.module.css';
import { geoipQuery } from '../queries.ts';

const TONES = { read: 'low', old: 'medium', broken: 'high' } as const;

/** Geolocation databases and their state. */
export function GeoipCard() {
  const say = useWords<typeof geoipWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(geoipQuery);
  if (data === undefined)
    return (
      <Card title={say('datasources.geoip.title')}>
        {error === null ? (
          <Skeleton height={24} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )}
      </Card>
    );
  const { path, files } = data;
  if (files.length === 0)
    return (
      <Card title={say('datasources.geoip.title')}>
        <p className={css.second}>
          {say('datasources.geoip.none')} <InlineCode>{path}</InlineCode>
        </p>
      </Card>
    );
  const help = ({ state, problem }: GeoipFile): string | null =>
    state === 'old' ? say('datasources.geoip.old.help', { days: AGED_DAYS }) : problem;
  return (
    <Card flush title={say('datasources.geoip.title')} aside={<InlineCode>{path}</InlineCode>}>
      <StaticTable
        label={say('datasources.geoip.title')}
        rows={files}
        rowKey={({ name }) => name}
        empty=""
        note={help}
        columns={[
          { id: 'name', header: say('datasources.geoip.file'), isRowName: true, cell: ({ name }) => name },
          {
            id: 'state',
            header: say('datasources.geoip.state'),
            cell: ({ state }) => <Chip tone={TONES[state]}>{say(`datasources.geoip.${state}`)}</Chip>,
          },
          { id: 'type', header: say('datasources.geoip.type'), cell: ({ type }) => type ?? '–' },
          {
            id: 'built',
            header: say('datasources.geoip.built'),
            cell: ({ built_on }) => (built_on === null ? '–' : format.date(Date.parse(built_on), 'day')),
          },
        ]}
      />
    </Card>
  );
}

import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { AuditListPage } from '../list/AuditListPage.tsx';
import { DestinationPanel } from './DestinationPanel.tsx';
import { DESTINATIONS_SORT, useDestinationColumns } from './destination-columns.tsx';
import { NOWHERE } from './nowhere.ts';

export function DestinationsPage() {
  const say = useWords();
  const format = useFormat();
  const country = useCountry();
  return (
    <AuditListPage
      list="destinations"
      title={say('route.audit.destinations')}
      nothing={say('audit.destinations.nothing')}
      sentence={({ countries, tookMs }) =>
        countries === undefined
          ? null
          : say('audit.destinations.sentence', {
              count: countries,
              words: format.number(countries),
              ms: Math.round(tookMs ?? 0),
            })
      }
      columns={useDestinationColumns()}
      usualSort={DESTINATIONS_SORT}
      rowId={(row) => (row.country === '' ? NOWHERE : row.country)}
      rowName={(row) => country(row.country)}
      panel={(open) => <DestinationPanel key={open.id} {...open} />}
    />
  );
}

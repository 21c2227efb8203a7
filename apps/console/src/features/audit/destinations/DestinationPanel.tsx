import type { DestinationRow } from '@casbah/contract/audit';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forCountry, forValue } from '../../../scope/narrower-scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { EventCount } from '../EventCount.tsx';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';
import { destinationQuery } from '../queries.ts';
import { NOWHERE } from './nowhere.ts';

/** Cities and networks in the country; empty if neither logs nor databases have them. */
function Places({ country }: { country: string }) {
  const say = useWords();
  const format = useFormat();
  const { query } = useScope();
  const { data } = useQuery(destinationQuery(country, query));
  return (['cities', 'networks'] as const).map((part) => {
    const found = data?.[part] ?? [];
    return found.length === 0 ? null : (
      <PanelSection key={part}>
        <div className={css.head}>
          <h3>{say(part === 'cities' ? 'audit.field.city' : 'audit.field.network')}</h3>
          <span>{say('audit.column.requests')}</span>
        </div>
        <Facts facts={found.map(({ label, count }) => [label, format.number(count)] as const)} />
      </PanelSection>
    );
  });
}

/** A country's side panel: its traffic, with links to its users and services. */
export function DestinationPanel({ id, row, ...ways }: OpenRow<DestinationRow>) {
  const say = useWords();
  const format = useFormat();
  const country = useCountry();
  const { scope } = useScope();
  const code = id === NOWHERE ? '' : id;
  return (
    <SidePanel {...ways} title={country(code)} subtitle={say('audit.destination.basis')}>
      {row === undefined ? null : (
        <PanelSection>
          <Facts
            facts={[
              [say('audit.column.uploaded'), <Uploaded key="up" of={row} />],
              [say('audit.column.downloaded'), <Downloaded key="down" of={row} />],
              [say('audit.column.services'), format.number(row.services)],
              [say('audit.column.highRisk'), format.number(row.high_risk_services)],
              [say('audit.column.users'), format.number(row.users)],
              [
                say('audit.column.requests'),
                <EventCount key="all" count={row.requests} scope={forCountry(scope, code)} />,
              ],
              [
                say('audit.column.blocked'),
                <EventCount
                  key="blocked"
                  count={row.blocked}
                  scope={forValue(forCountry(scope, code), 'action', 'blocked')}
                />,
              ],
              [say('audit.column.lastSeen'), format.date(Date.parse(row.last_seen), 'dayTime')],
            ]}
          />
        </PanelSection>
      )}
      {code === '' ? null : <Places country={code} />}
      <PanelSection>
        <div className={css.links}>
          <Link to="/appAudit/services" search={forCountry(scope, code)}>
            {say('audit.destination.services')}
          </Link>
          <Link to="/appAudit/users" search={forCountry(scope, code)}>
            {say('audit.destination.users')}
          </Link>
          <Link to="/appAudit/events" search={forCountry(scope, code)}>
            {say('audit.viewEvents')}
          </Link>
        </div>
      </PanelSection>
    </SidePanel>
  );
}

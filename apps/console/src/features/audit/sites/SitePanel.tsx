import type { SiteRow } from '@casbah/contract/audit';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { forHost, forValue } from '../../../scope/narrower-scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { EventCount } from '../EventCount.tsx';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';

/** A host's side panel: its service, and its users. */
export function SitePanel({ id, row, ...ways }: OpenRow<SiteRow>) {
  const say = useWords();
  const format = useFormat();
  const { scope } = useScope();
  return (
    <SidePanel
      {...ways}
      title={id}
      // The space reserves the line until the row is loaded.
      subtitle={row === undefined ? '\u00a0' : (row.service ?? say('audit.site.uncatalogued.why'))}
    >
      {row === undefined ? null : (
        <PanelSection>
          <Facts
            facts={[
              ...(row.level === null
                ? []
                : [[say('audit.column.risk'), <RiskChip key="risk" level={row.level} />] as const]),
              [say('audit.column.users'), format.number(row.users)],
              [
                say('audit.column.requests'),
                <EventCount key="all" count={row.requests} scope={forHost(scope, id)} />,
              ],
              [say('audit.column.uploaded'), <Uploaded key="up" of={row} />],
              [say('audit.column.downloaded'), <Downloaded key="down" of={row} />],
              [
                say('audit.column.blocked'),
                <EventCount
                  key="blocked"
                  count={row.blocked}
                  scope={forValue(forHost(scope, id), 'action', 'blocked')}
                />,
              ],
              [say('audit.column.firstInRange'), format.date(Date.parse(row.first_seen), 'dayTime')],
              [say('audit.column.lastSeen'), format.date(Date.parse(row.last_seen), 'dayTime')],
            ]}
          />
        </PanelSection>
      )}
      <PanelSection>
        <div className={css.links}>
          {row?.service_id == null ? null : (
            <Link to="/appAudit/service/$id" params={{ id: row.service_id }} search={scope}>
              {say('audit.site.service', { name: row.service ?? row.service_id })}
            </Link>
          )}
          <Link to="/appAudit/users" search={forHost(scope, id)}>
            {say('audit.site.users')}
          </Link>
          <Link to="/appAudit/events" search={forHost(scope, id)}>
            {say('audit.viewEvents')}
          </Link>
        </div>
      </PanelSection>
    </SidePanel>
  );
}

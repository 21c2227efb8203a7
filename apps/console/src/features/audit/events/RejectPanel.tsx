import type { auditEventsWords } from '@casbah/messages/audit';
import type { datasourcesReasonsWords } from '@casbah/messages/datasources';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CodeLines } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';
import type { RejectedLine } from './rejects-query.ts';

/** One rejected line: its text, the reason, and possible fixes. */
export function RejectPanel({
  id: _,
  row,
  source,
  ...ways
}: OpenRow<RejectedLine> & { source: string | undefined }) {
  const say = useWords<typeof auditEventsWords | typeof datasourcesReasonsWords>();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  if (row === undefined)
    return (
      <SidePanel {...ways} title={say('events.rejected.one')}>
        <PanelSection>
          <p className={css.quiet}>{say('events.gone')}</p>
        </PanelSection>
      </SidePanel>
    );
  const { datasource_id, reason, detail, text, file_name, line, rejected_on } = row;
  return (
    <SidePanel
      {...ways}
      title={say(`datasources.reject.${reason}`)}
      subtitle={detail}
      actions={<CopyButton text={JSON.stringify(row, null, 2)}>{say('events.copy')}</CopyButton>}
    >
      <PanelSection>
        <div className={css.head}>
          <h3>{say('events.rejected.text')}</h3>
        </div>
        <CodeLines label={say('events.rejected.text')}>{text}</CodeLines>
      </PanelSection>
      <PanelSection>
        <div className={css.head}>
          <h3>{say('events.origin')}</h3>
        </div>
        <Facts
          facts={[
            [say('events.rejected.source'), source ?? '–'],
            [say('events.file'), file_name],
            [say('events.rejected.number'), format.number(line)],
            [say('events.rejected.time'), format.date(Date.parse(rejected_on), 'full')],
            [say('events.rejected.format'), row.format ?? '–'],
          ]}
        />
      </PanelSection>
      <PanelSection>
        <div className={css.links}>
          <Link to="/appAudit/sources" search={{ source: datasource_id }}>
            {say('events.rejected.openSource')}
          </Link>
          {mayModify ? (
            <Link to="/appAudit/sources/parsers" search={{ parser: 'new', source: datasource_id, reason }}>
              {say('events.rejected.parser')}
            </Link>
          ) : null}
        </div>
      </PanelSection>
    </SidePanel>
  );
}

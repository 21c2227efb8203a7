import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../../words/useWords.ts';
import { AuditListPage } from '../list/AuditListPage.tsx';
import { SitePanel } from './SitePanel.tsx';
import { SITES_SORT, useSiteColumns } from './site-columns.tsx';

export function SitesPage() {
  const say = useWords();
  const format = useFormat();
  return (
    <AuditListPage
      list="sites"
      title={say('route.audit.sites')}
      nothing={say('audit.sites.nothing')}
      sentence={({ total, tookMs }) =>
        total === undefined
          ? null
          : say('audit.sites.sentence', {
              count: total,
              words: format.number(total),
              ms: Math.round(tookMs ?? 0),
            })
      }
      columns={useSiteColumns()}
      usualSort={SITES_SORT}
      rowId={(row) => row.host}
      rowName={(row) => row.host}
      panel={(open) => <SitePanel key={open.id} {...open} />}
    />
  );
}

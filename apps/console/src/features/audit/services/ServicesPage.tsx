import { SEEN_NEW } from '@casbah/domain/filter/traffic-fields';
import { catalogueFactsWords } from '@casbah/messages/catalogue';
import { riskScoreWords, riskWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { lazy, Suspense } from 'react';
import { chooseValue } from '../../../filter/filter-values.ts';
import { useMay } from '../../../request/session.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import { DecideServices } from '../decide/DecideServices.tsx';
import { AuditListPage } from '../list/AuditListPage.tsx';
import { TagServices } from '../tags/TagServices.tsx';
import { CompareServices } from './CompareServices.tsx';
import { SERVICES_SORT, useServiceColumns } from './service-columns.tsx';

/** Loads when a row is first opened. */
const ServicePanel = lazy(
  withWords([riskWords, riskScoreWords, catalogueFactsWords], async () => ({
    default: (await import('./ServicePanel.tsx')).ServicePanel,
  })),
);

export function ServicesPage() {
  const say = useWords();
  const format = useFormat();
  const mayTag = useMay('audit.modify');
  const { scope, change } = useScope();
  const { filter } = filterOf(scope);
  const fresh = chooseValue(filter, 'seen', SEEN_NEW, 'only');
  return (
    <AuditListPage
      list="services"
      title={say('route.audit.services')}
      nothing={say('audit.services.nothing')}
      sentence={({ total, newServices, tookMs }) =>
        total === undefined ? null : (
          <>
            {say('audit.services.sentence', {
              count: total,
              words: format.number(total),
              fresh: newServices ?? 0,
              ms: Math.round(tookMs ?? 0),
            })}{' '}
            {(newServices ?? 0) === 0 || newServices === total ? null : (
              <Button size="small" onPress={() => change({ filter: filterText(fresh), selected: undefined })}>
                {say('audit.service.new')}
              </Button>
            )}
          </>
        )
      }
      columns={useServiceColumns()}
      usualSort={SERVICES_SORT}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      bulk={
        mayTag
          ? (chosen) => (
              <>
                <CompareServices selection={chosen.selection} />
                <DecideServices {...chosen} />
                <TagServices {...chosen} />
              </>
            )
          : undefined
      }
      panel={(open) => (
        <Suspense>
          <ServicePanel key={open.id} {...open} />
        </Suspense>
      )}
    />
  );
}

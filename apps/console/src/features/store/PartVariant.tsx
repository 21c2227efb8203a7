import type { storeWords } from '@casbah/messages/store';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMayOpen } from '../../request/permitted.ts';
import { useWords } from '../../words/useWords.ts';
import { catalogueQuery } from './queries.ts';
import css from './Store.module.css';

/** For parts of Casbah: what already works, with links to it. */
export function PartVariant({ app }: { app: string }) {
  if (app === 'audit') return <AuditVariant />;
  return app === 'investigate' ? <InvestigateVariant /> : null;
}

function AuditVariant() {
  const say = useWords<typeof storeWords>();
  const format = useFormat();
  const { data } = useInfiniteQuery(catalogueQuery({}));
  const total = data?.pages[0]?.total;
  return (
    <Variant title={say('store.audit.now')}>
      {total === undefined ? null : <p>{say('store.audit.services', { count: format.number(total) })}</p>}
      <Links
        pages={[
          ['/appAudit/summary', say('store.audit.link.summary')],
          ['/appAudit/sources', say('store.audit.link.sources')],
          ['/appCatalog', say('store.audit.link.catalogue')],
        ]}
      />
    </Variant>
  );
}

function InvestigateVariant() {
  const say = useWords<typeof storeWords>();
  return (
    <Variant title={say('store.investigate.now')}>
      <p>{say('store.investigate.history')}</p>
      <Links
        pages={[
          ['/appForensics', say('route.investigate.home')],
          ['/appForensics/history', say('store.investigate.link.history')],
        ]}
      />
    </Variant>
  );
}

function Variant({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={css.stack}>{children}</div>
    </Card>
  );
}

/** Only pages that the person may open. */
function Links({ pages }: { pages: readonly (readonly [path: string, words: string])[] }) {
  const mayOpen = useMayOpen();
  return (
    <div className={css.links}>
      {pages
        .filter(([path]) => mayOpen(path))
        .map(([path, words]) => (
          <Link key={path} to={path}>
            {words}
          </Link>
        ))}
    </div>
  );
}

import type { partnersWords } from '@casbah/messages/partners';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { CustomersCard } from './CustomersCard.tsx';
import { GrantedCard } from './GrantedCard.tsx';
import { OwnCard } from './OwnCard.tsx';
import css from './Partners.module.css';
import { partnersQuery } from './queries.ts';

/** Companies that this one administers, and partners that administer it. */
export function PartnersPage() {
  const say = useWords<typeof partnersWords>();
  const { data, error, refetch } = useQuery(partnersQuery);
  return (
    <>
      <PageHead title={say('partners.title')}>{say('partners.sentence')}</PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <SkeletonText lines={6} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <div className={css.cards}>
          {data.own === null ? null : <CustomersCard customers={data.customers} />}
          <GrantedCard granted={data.granted} />
          <OwnCard key={JSON.stringify(data.own)} own={data.own} />
        </div>
      )}
    </>
  );
}

import type { ssoWords } from '@casbah/messages/sso';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { AddProviderDialog } from './AddProviderDialog.tsx';
import { DomainsCard } from './DomainsCard.tsx';
import { ProviderDetail } from './ProviderDetail.tsx';
import { ProvidersCard } from './ProvidersCard.tsx';
import { ssoQuery } from './queries.ts';
import css from './Sso.module.css';
import { readSsoSearch } from './sso-search.ts';

/** Single sign-on settings of a company. */
export function SsoPage() {
  const say = useWords<typeof ssoWords>();
  const mayChange = useMay('sysadmin.use');
  const navigate = useNavigate();
  const wanted = readSsoSearch(useSearch({ strict: false })).provider;
  const { data, error, refetch } = useQuery(ssoQuery);
  const [opened, setOpened] = useState<number>();

  const select = (provider: string | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, provider }) });
  const shown = data?.providers.find(({ id }) => id === wanted) ?? data?.providers[0];
  return (
    <>
      <PageHead title={say('sso.title')}>{say('sso.sentence')}</PageHead>
      {mayChange ? null : <p className={css.mayNot}>{say('sso.mayNot')}</p>}
      {data === undefined ? (
        <Card>
          {error === null ? (
            <div className={css.skeleton} aria-busy="true">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height={24} />
              ))}
            </div>
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <>
          <ProvidersCard
            providers={data.providers}
            shown={shown?.id}
            mayChange={mayChange}
            onSelect={select}
            onAdd={() => setOpened(Date.now())}
          />
          {shown === undefined ? null : (
            <ProviderDetail
              key={shown.id}
              provider={shown}
              profiles={data.profiles}
              mayChange={mayChange}
              onRemoved={() => select(undefined)}
            />
          )}
          <DomainsCard overview={data} mayChange={mayChange} />
        </>
      )}
      {opened === undefined ? null : (
        <AddProviderDialog
          opened={opened}
          onClose={() => setOpened(undefined)}
          onAdded={(id) => {
            setOpened(undefined);
            select(id);
          }}
        />
      )}
    </>
  );
}

import { ApiError } from '@casbah/contract/client';
import type { AppAccount, StoreAppAnswer } from '@casbah/contract/store';
import type { AppParameter } from '@casbah/domain/store/app-parameter';
import type { AppCategory } from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import type { storeWords } from '@casbah/messages/store';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { Buckets } from './Buckets.tsx';
import { type AppDetail, appQuery, refreshApps } from './queries.ts';
import css from './Store.module.css';
import { useErrorText } from './useErrorText.ts';

/** Parameters of an app by account. */
export function AccountsPage() {
  const say = useWords<typeof storeWords>();
  const { language } = useLanguage();
  const { app = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(appQuery(app, language));
  if (data !== undefined) return <SetUp data={data} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title={isUnknown ? say('store.app.unknown') : app}>{null}</PageHead>
      <Card>
        {error === null ? (
          <div aria-busy="true">
            <Skeleton height={120} />
          </div>
        ) : isUnknown ? (
          <EmptyState
            title={say('store.app.unknown')}
            action={
              <Link to="/appStore" className={buttonClass()}>
                {say('store.app.toStore')}
              </Link>
            }
          >
            {say('store.app.unknown.text')}
          </EmptyState>
        ) : (
          <ErrorView error={error} title={say('store.fetch.failed')} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

function SetUp({ data: { app, accounts } }: { data: AppDetail }) {
  const say = useWords<typeof storeWords>();
  const words = { app: app.title };
  const known = storeApp(app.key);
  const ways = app.ways.flatMap((way) => {
    const parameters = known?.ways.find(({ category }) => category === way.app_category)?.parameters ?? [];
    return parameters.length === 0 ? [] : [{ way, parameters }];
  });
  const hasBuckets = app.ways.some(({ sub_features }) => sub_features.includes('buckets'));
  return (
    <>
      <PageHead
        title={say('store.accounts.title', words)}
        tile={<NameTile name={app.title} colourOf={app.key} size={44} />}
        above={
          <Breadcrumb>
            <Link to="/appStore">{say('route.store.home')}</Link>
            <Link to="/appStore/appdetails/$app" params={{ app: app.key }}>
              {app.title}
            </Link>
          </Breadcrumb>
        }
      >
        {say('store.accounts.sentence', words)}
      </PageHead>
      {ways.length === 0 ? (
        <Card>
          <EmptyState title={say('store.accounts.nothing', words)} action={<ToApp app={app} />} />
        </Card>
      ) : null}
      <div className={css.stack}>
        {ways.map(({ way, parameters }) => (
          <AccountsCard
            key={way.app_category}
            app={app}
            category={way.app_category}
            isThere={way.access_status === 'GRANTED'}
            isBuilt={way.is_built}
            parameters={parameters}
            accounts={accounts.filter(({ app_category }) => app_category === way.app_category)}
          />
        ))}
        {hasBuckets
          ? accounts.map((account) => (
              <Buckets key={account.id} app={app.app_name} instance={account.instance} />
            ))
          : null}
      </div>
    </>
  );
}

function ToApp({ app }: { app: StoreAppAnswer }) {
  const say = useWords<typeof storeWords>();
  return (
    <Link to="/appStore/appdetails/$app" params={{ app: app.key }} className={buttonClass()}>
      {say('store.app.toStore')}
    </Link>
  );
}

function AccountsCard({
  app,
  category,
  isThere,
  isBuilt,
  parameters,
  accounts,
}: {
  app: StoreAppAnswer;
  category: AppCategory;
  isThere: boolean;
  isBuilt: boolean;
  parameters: readonly AppParameter[];
  accounts: readonly AppAccount[];
}) {
  const say = useWords<typeof storeWords>();
  const format = useFormat();
  const errorText = useErrorText();
  const mayConfigure = usePermission('store.configure_apps') === 'enabled';
  const [opened, setOpened] = useState<AppAccount | 'new'>();
  const [leaving, setLeaving] = useState<AppAccount>();
  const [isPending, setPending] = useState(false);
  const words = { app: app.title };

  const remove = async ({ id, instance }: AppAccount): Promise<void> => {
    setPending(true);
    try {
      await call('DELETE /admin/app/accounts/{id}', { params: { id } });
      await refreshApps();
      showToast({ title: say('store.ACCOUNT_REMOVED', { account: instance, app: app.title }) });
    } catch (error) {
      showErrorToast(error, { title: say('store.change.failed', words), detail: errorText(error) });
    } finally {
      setPending(false);
      setLeaving(undefined);
    }
  };
  const add =
    isThere && mayConfigure ? (
      <Button variant="primary" onPress={() => setOpened('new')}>
        {say('store.accounts.add')}
      </Button>
    ) : undefined;
  const title = `${say('store.accounts')} · ${say(`store.way.${category}`)}`;

  return (
    <>
      {accounts.length === 0 ? (
        <Card title={title}>
          {isThere ? (
            <EmptyState compact title={say('store.accounts.none')} action={add}>
              {say('store.accounts.none.text', words)}
            </EmptyState>
          ) : (
            <EmptyState
              compact
              title={isBuilt ? say('store.accounts.subscribe', words) : say('store.notBuilt')}
              action={<ToApp app={app} />}
            >
              {say(isBuilt ? 'store.accounts.subscribe.text' : 'store.app.notBuilt')}
            </EmptyState>
          )}
        </Card>
      ) : (
        <Card title={title} aside={add} flush>
          <StaticTable
            label={title}
            rows={accounts}
            rowKey={({ id }) => id}
            empty={say('store.accounts.none')}
            columns={[
              {
                id: 'name',
                header: say('store.accounts.name'),
                isRowName: true,
                cell: ({ instance }) => <span className={css.strong}>{instance}</span>,
              },
              {
                id: 'told',
                header: say('store.accounts.told'),
                wraps: true,
                cell: ({ params }) => <Told parameters={parameters} params={params} />,
              },
              {
                id: 'changed',
                header: say('store.accounts.changed'),
                cell: ({ modified_on }) => format.date(Date.parse(modified_on), 'day'),
              },
              {
                id: 'deeds',
                header: '',
                align: 'end',
                cell: (account) =>
                  mayConfigure ? (
                    <span className={css.deeds}>
                      <Button size="small" onPress={() => setOpened(account)}>
                        {say('store.accounts.edit')}
                      </Button>
                      <Button size="small" variant="ghost" onPress={() => setLeaving(account)}>
                        {say('store.accounts.remove')}
                      </Button>
                    </span>
                  ) : null,
              },
            ]}
          />
        </Card>
      )}
      {opened === undefined ? null : (
        <AccountDialog
          app={app}
          category={category}
          parameters={parameters}
          account={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        pending={isPending}
        title={say('store.accounts.remove.title', { account: leaving?.instance ?? '' })}
        accept={say('store.accounts.remove')}
        onAccept={() => {
          if (leaving !== undefined) void remove(leaving);
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {say('store.accounts.remove.text')}
      </ConfirmDialog>
    </>
  );
}

/** Parameters of an account, one per line, without secrets. */
function Told({ parameters, params }: { parameters: readonly AppParameter[]; params: AppAccount['params'] }) {
  const say = useWords<typeof storeWords>();
  return parameters
    .filter(({ name }) => Object.hasOwn(params, name))
    .map(({ name }) => {
      const value = params[name];
      return (
        <div key={name}>
          <span className={css.quiet}>{say(`store.param.${name}`)}: </span>
          <span className={css.told}>{Array.isArray(value) ? value.join(', ') : String(value)}</span>
        </div>
      );
    });
}

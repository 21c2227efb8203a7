import type { AppAccount, StoreAppAnswer } from '@casbah/contract/store';
import { isBuiltFeature } from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import { TRIAL_DAYS } from '@casbah/domain/store/subscription';
import type { storeWords } from '@casbah/messages/store';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { AppState } from './AppState.tsx';
import { refreshApps } from './queries.ts';
import css from './Store.module.css';
import { useErrorText } from './useErrorText.ts';

type Way = StoreAppAnswer['ways'][number];

/** An app in one category: state, actions, features. */
export function WayCard({
  app,
  way,
  accounts,
}: {
  app: StoreAppAnswer;
  way: Way;
  accounts: readonly AppAccount[];
}) {
  const say = useWords<typeof storeWords>();
  const format = useFormat();
  const mayConfigure = usePermission('store.configure_apps') === 'enabled';
  const isThere = way.access_status === 'GRANTED';
  const needsTelling =
    (storeApp(app.key)?.ways.find(({ category }) => category === way.app_category)?.parameters.length ?? 0) >
    0;
  return (
    <Card title={say(`store.way.${way.app_category}`)} aside={<AppState way={way} />}>
      <div className={css.stack}>
        {way.is_built ? null : <p className={css.notice}>{say('store.app.notBuilt')}</p>}
        {isThere && way.is_free_trial && way.trial_ends_on !== null ? (
          <p>{say('store.app.until', { date: format.date(Date.parse(way.trial_ends_on), 'day') })}</p>
        ) : null}
        {isThere && mayConfigure ? <FirstSteps app={app} way={way} /> : null}
        <Deeds app={app} way={way}>
          {isThere && needsTelling && mayConfigure ? (
            <Link to="/appStore/addlparams/$app" params={{ app: app.key }} className={buttonClass()}>
              {way.app_category === 'GW'
                ? say('store.app.settings')
                : say('store.app.accounts', { count: accounts.length })}
            </Link>
          ) : null}
        </Deeds>
        <h3>{say('store.app.brings')}</h3>
        <ul className={css.features}>
          {way.sub_features.map((feature) => (
            <li key={feature}>
              <span>{say(`store.feature.${feature}`)}</span>
              {isBuiltFeature(feature) ? (
                <span className={css.works}>{say('store.app.works')}</span>
              ) : (
                <span className={css.toCome}>{say('store.app.toCome')}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Subscribe, trial and cancel actions, for people authorized for this app. */
function Deeds({ app, way, children }: { app: StoreAppAnswer; way: Way; children: ReactNode }) {
  const say = useWords<typeof storeWords>();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const named = { app_name: app.app_name, app_category: way.app_category };
  const words = { app: app.title };
  const isPart = way.app_category === 'CASBAH';
  const isApi = way.app_category === 'API';

  const doing = async (work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    setPending(true);
    try {
      await work();
      await refreshApps();
      showToast({ title: done });
    } catch (error) {
      showErrorToast(error, { title: failed, detail: errorText(error) });
    } finally {
      setPending(false);
      setLeaving(false);
    }
  };
  const add = (is_free_trial: boolean) =>
    void doing(
      () => call('POST /admin/app/activate/', { body: { ...named, is_free_trial } }),
      say(isPart ? 'store.part.wasOn' : isApi ? 'store.APP_ADDED_VIA_API' : 'store.added', words),
      say('store.added.failed'),
    );
  const leave = () =>
    void doing(
      () => call('POST /admin/app/cancel/', { body: named }),
      say(isPart ? 'store.part.wasOff' : 'store.APP_REMOVED', words),
      say('store.change.failed', words),
    );

  const isThere = way.access_status === 'GRANTED';
  const isTrial = isThere && way.is_free_trial;
  // Apps without a function can't be added; existing subscriptions can be kept or canceled.
  const mayAdd = way.is_built || isPart;
  if (!app.is_authorized_for_activation)
    return (
      <>
        <div className={css.actions}>{children}</div>
        <p className={css.quiet}>{say('store.app.mayNot')}</p>
      </>
    );
  return (
    <div className={css.actions}>
      {(!isThere && mayAdd) || isTrial ? (
        <Button variant={isTrial ? 'secondary' : 'primary'} isPending={isPending} onPress={() => add(false)}>
          {say(isPart ? 'store.part.on' : isTrial ? 'store.app.keep' : 'store.app.subscribe')}
        </Button>
      ) : null}
      {isThere || way.is_trial_used || isPart || !mayAdd ? null : (
        <Button isDisabled={isPending} onPress={() => add(true)}>
          {say('store.app.try', { days: TRIAL_DAYS })}
        </Button>
      )}
      {children}
      {isThere || way.access_status === 'EXPIRED' ? (
        <Button variant="ghost" onPress={() => setLeaving(true)}>
          {say(isPart ? 'store.part.off' : 'store.app.cancel')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isLeaving}
        danger
        pending={isPending}
        title={say(isPart ? 'store.part.off.title' : 'store.app.cancel.title', words)}
        accept={say(isPart ? 'store.part.off.accept' : 'store.app.cancel.accept', words)}
        onAccept={leave}
        onCancel={() => setLeaving(false)}
      >
        {say(isPart ? 'store.part.off.text' : 'store.app.cancel.text')}
      </ConfirmDialog>
    </div>
  );
}

/** First steps of a new app, until dismissed. */
function FirstSteps({ app, way }: { app: StoreAppAnswer; way: Way }) {
  const say = useWords<typeof storeWords>();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const toggle = async (is_fte: boolean): Promise<void> => {
    setPending(true);
    try {
      await call('POST /admin/app/togglefte/', {
        body: { app_name: app.app_name, app_category: way.app_category, is_fte },
      });
      await refreshApps();
    } catch (error) {
      showErrorToast(error, {
        title: say('store.change.failed', { app: app.title }),
        detail: errorText(error),
      });
    } finally {
      setPending(false);
    }
  };
  if (!way.is_fte)
    return (
      <div>
        <Button variant="link" isDisabled={isPending} onPress={() => void toggle(true)}>
          {say('store.first.show')}
        </Button>
      </div>
    );
  return (
    <section className={css.first} aria-label={say('store.first')}>
      <p>{say(`store.first.${way.app_category}`)}</p>
      <Button size="small" isPending={isPending} onPress={() => void toggle(false)}>
        {say('store.first.done')}
      </Button>
    </section>
  );
}

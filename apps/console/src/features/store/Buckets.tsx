import { isBucketName, MOST_BUCKETS_AT_ONCE } from '@casbah/domain/store/bucket';
import type { storeWords } from '@casbah/messages/store';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { linesOf } from './account-form.ts';
import { bucketsQuery, refreshApps } from './queries.ts';
import css from './Store.module.css';
import { useErrorText } from './useErrorText.ts';

/** The buckets of one account: added by name. */
export function Buckets({ app, instance }: { app: string; instance: string }) {
  const say = useWords<typeof storeWords>();
  const errorText = useErrorText();
  const list = useInfiniteQuery(bucketsQuery(app, instance));
  const [isAdding, setAdding] = useState(false);
  const buckets = list.data?.pages.flatMap((page) => page.buckets) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;

  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      await refreshApps();
    } catch (error) {
      showErrorToast(error, { title: say('store.change.failed', { app }), detail: errorText(error) });
    }
  };
  const add = <Button onPress={() => setAdding(true)}>{say('store.buckets.add')}</Button>;
  return (
    <Card title={say('store.buckets', { account: instance })} aside={total > 0 ? add : undefined}>
      {list.error !== null && list.data === undefined ? (
        <ErrorView error={list.error} compact onRetry={() => void list.refetch()} />
      ) : total === 0 ? (
        <EmptyState compact title={say('store.buckets.none')} action={add}>
          {say('store.buckets.none.text')}
        </EmptyState>
      ) : (
        <div className={css.stack}>
          <p className={css.quiet}>{say('store.buckets.count', { count: total })}</p>
          <ul className={css.buckets}>
            {buckets.map(({ bucket_name: name }) => (
              <li key={name} className={css.bucket}>
                <span>{name}</span>
                <IconButton
                  size="small"
                  label={say('store.buckets.remove', { name })}
                  onPress={() =>
                    void doing(() =>
                      call('POST /admin/application/remove_s3_buckets', {
                        body: { app_name: app, instance, bucket_name: name },
                      }),
                    )
                  }
                >
                  <CloseIcon size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
          {list.hasNextPage ? (
            <div>
              <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                {say('store.buckets.more')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
      {isAdding ? <AddBuckets app={app} instance={instance} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function AddBuckets({ app, instance, onClose }: { app: string; instance: string; onClose: () => void }) {
  const say = useWords<typeof storeWords>();
  const [text, setText] = useState('');
  const names = linesOf(text);
  const wrong = names.find((name) => !isBucketName(name));
  const error =
    names.length === 0
      ? say('store.wrong.missing')
      : wrong !== undefined
        ? say('store.buckets.invalid', { name: wrong })
        : names.length > MOST_BUCKETS_AT_ONCE
          ? say('store.wrong.list', { maximum: MOST_BUCKETS_AT_ONCE })
          : undefined;
  const send = async (): Promise<void> => {
    const data = names.map((bucket_name) => ({ bucket_name }));
    await call('POST /admin/application/configure_s3_buckets', { body: { app_name: app, instance, data } });
    await refreshApps();
    onClose();
  };
  return (
    <FormDialog
      title={say('store.buckets.add')}
      accept={say('store.buckets.add')}
      isRight={error === undefined}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <TextField
          name="data"
          isRequired
          label={say('store.buckets.names')}
          hint={say('store.buckets.names.hint', { maximum: MOST_BUCKETS_AT_ONCE })}
          rows={8}
          value={text}
          onChange={setText}
          formatError={wasTried ? error : undefined}
          autoFocus
        />
      )}
    </FormDialog>
  );
}

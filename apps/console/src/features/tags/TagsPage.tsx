import type { TagAnswer } from '@casbah/contract/tags';
import type { tagsWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { errorWords } from '../../words/error-words.ts';
import { useTagName } from '../../words/useTagName.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshTags, tagsQuery } from './queries.ts';
import { TagDialog } from './TagDialog.tsx';
import css from './Tags.module.css';
import { TagsTable } from './TagsTable.tsx';

/** A company's tags, and the reserved ones. */
export function TagsPage() {
  const say = useWords<typeof tagsWords>();
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useTagName();
  const mayChange = useMay('account.modify');
  const { data, error, refetch } = useQuery(tagsQuery);
  const [edited, setEdited] = useState<TagAnswer | 'new'>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly TagAnswer[]>([]);
  const [isPending, setPending] = useState(false);

  const own = (data?.tags ?? []).filter(({ attributes }) => !attributes.system);
  const system = (data?.tags ?? []).filter(({ attributes }) => attributes.system);
  const picked = own.filter(({ id }) => chosen.has(id));

  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      const { deleted } = await call('POST /admin/tenant/deletetags', {
        body: { ids: asked.map(({ id }) => id) },
      });
      showToast({ tone: 'low', title: say('tags.TAG_ACTION_REMOVE_SUCCESS', { count: deleted }) });
      setChosen(new Set());
    } catch (failure) {
      const { text } = errorWords(intl, failure, {
        unreachable: say('shell.error.unreachable'),
        unexpected: say('shell.error.unexpected'),
      });
      showErrorToast(failure, { title: say('tags.TAG_ACTION_REMOVE_FAILURE'), detail: text });
    }
    await refreshTags();
    setPending(false);
    setAsked([]);
  };

  return (
    <>
      <PageHead
        title={say('route.account.tags')}
        actions={
          mayChange ? (
            <>
              {picked.length === 0 ? null : (
                <Button onPress={() => setAsked(picked)}>
                  {say('tags.delete.chosen', { count: picked.length })}
                </Button>
              )}
              <Button variant="primary" icon={<PlusIcon />} onPress={() => setEdited('new')}>
                {say('tags.add')}
              </Button>
            </>
          ) : undefined
        }
      >
        {data === undefined
          ? null
          : say('tags.sentence', { own: format.number(own.length), limit: format.number(data.limit) })}
      </PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <div className={css.cards}>
          <Card title={say('tags.own')}>
            <TagsTable
              label={say('tags.own')}
              tags={own}
              chosen={mayChange ? chosen : undefined}
              onChoose={(id, is) => {
                const next = new Set(chosen);
                if (is) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
              onEdit={mayChange ? setEdited : undefined}
              onDelete={mayChange ? (tag) => setAsked([tag]) : undefined}
            />
          </Card>
          <Card title={say('tags.system')}>
            <p className={css.hint}>{say('tags.system.hint')}</p>
            <TagsTable label={say('tags.system')} tags={system} />
          </Card>
        </div>
      )}
      {edited === undefined ? null : (
        <TagDialog tag={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={asked.length > 0}
        title={say('tags.delete.title', { names: intl.formatList(asked.map(nameOf)) })}
        accept={say('tags.delete')}
        danger
        pending={isPending}
        onAccept={() => void remove()}
        onCancel={() => setAsked([])}
      >
        {say('tags.delete.text', { count: asked.reduce((sum, { services }) => sum + services, 0) })}
      </ConfirmDialog>
    </>
  );
}

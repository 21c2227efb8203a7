import { meaningOfTag } from '@casbah/domain/decision';
import { MOST_TAGGED_AT_ONCE } from '@casbah/domain/tag';
import type { tagsWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { ErrorState } from '@casbah/widgets/error-state/ErrorState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Tag } from '@casbah/widgets/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../request/api.ts';
import { useMayOpen } from '../../../request/permitted.ts';
import { queryClient } from '../../../request/query-client.ts';
import { serviceTagsQuery } from '../../../request/service-tags.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { errorWords } from '../../../words/error-words.ts';
import { useTagName } from '../../../words/useTagName.ts';
import { useWords } from '../../../words/useWords.ts';
import { idsOf, type ListAsked } from './chosen-services.ts';
import css from './Tags.module.css';

/** Adds tags to the selected services, and removes them. */
export function TagServicesDialog({
  selection,
  asked,
  onClose,
  onDone,
}: {
  selection: Selection;
  asked: ListAsked;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords<typeof tagsWords>();
  const intl = useIntl();
  const nameOf = useTagName();
  const mayOpen = useMayOpen();
  const marks = useQuery({ ...serviceTagsQuery, staleTime: 0 });
  const chosen = useQuery({
    queryKey: ['audit', 'chosen', selection.all, [...selection.ids], asked],
    queryFn: () => idsOf(selection, asked),
    staleTime: 0,
  });
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const ids = chosen.data ?? [];
  const among = new Set(ids);
  /** Number of selected services with each tag. */
  const carriers = new Map<number, number>();
  for (const { service_id, tag_ids } of marks.data?.service_tags ?? [])
    if (among.has(service_id)) for (const id of tag_ids) carriers.set(id, (carriers.get(id) ?? 0) + 1);

  const save = async (): Promise<void> => {
    const add_tags = [...wanted].flatMap(([id, is]) => (is ? [id] : []));
    const remove_tags = [...wanted].flatMap(([id, is]) => (is ? [] : [id]));
    if (add_tags.length + remove_tags.length === 0) return onClose();
    setPending(true);
    setFailure(undefined);
    try {
      let count = 0;
      for (let from = 0; from < ids.length; from += MOST_TAGGED_AT_ONCE) {
        const service_ids = ids.slice(from, from + MOST_TAGGED_AT_ONCE);
        const { changed } = await call('POST /risks/changeservicetags', {
          body: { service_ids, add_tags, remove_tags },
        });
        count += changed;
      }
      await queryClient.invalidateQueries({ queryKey: ['tags'] });
      void queryClient.invalidateQueries({ queryKey: ['audit'] });
      showToast({ tone: 'low', title: say('tags.bulk.saved', { count }) });
      onDone();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  const loadError = marks.error ?? chosen.error;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('tags.bulk.title', { count: ids.length })}
      actions={
        <>
          {mayOpen('/appAccount/account/tags') ? (
            <Link to="/appAccount/account/tags" className={css.manage}>
              {say('tags.bulk.manage')}
            </Link>
          ) : null}
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={chosen.data === undefined || marks.data === undefined}
            onPress={() => void save()}
          >
            {say('tags.bulk.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.quiet}>{say('tags.bulk.text')}</p>
        {loadError !== null ? (
          <ErrorView error={loadError} compact />
        ) : chosen.data === undefined || marks.data === undefined ? (
          <Skeleton height={180} />
        ) : (
          <ul className={css.list}>
            {marks.data.tags.map((tag) => {
              const count = carriers.get(tag.id) ?? 0;
              const isAll = ids.length > 0 && count === ids.length;
              const is = wanted.get(tag.id);
              return (
                <li key={tag.id}>
                  <Checkbox
                    isSelected={is ?? isAll}
                    isIndeterminate={is === undefined && count > 0 && !isAll}
                    onChange={(next) => setWanted(new Map(wanted).set(tag.id, next))}
                  >
                    <Tag
                      name={nameOf(tag)}
                      colour={tag.attributes.color}
                      pattern={tag.attributes.pattern}
                      meaning={meaningOfTag(tag.id)}
                    />
                  </Checkbox>
                </li>
              );
            })}
          </ul>
        )}
        {failure === undefined ? null : (
          <ErrorState compact title={say('tags.bulk.failed')}>
            <p>
              {
                errorWords(intl, failure, {
                  unreachable: say('shell.error.unreachable'),
                  unexpected: say('shell.error.unexpected'),
                }).text
              }
            </p>
          </ErrorState>
        )}
      </div>
    </Dialog>
  );
}

import type { Decision } from '@casbah/domain/decision';
import { MOST_TAGGED_AT_ONCE } from '@casbah/domain/tag';
import type { decisionsWords } from '@casbah/messages/decisions';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Decide.module.css';

/**
 * Shows what the selected decision would change. `chosen` is null for no decision, and undefined before a
 * choice.
 */
export function DecisionEffect({
  ids,
  chosen,
  until,
}: {
  ids: readonly string[] | undefined;
  chosen: Decision | null | undefined;
  /** When it expires, in ms. */
  until: number | undefined;
}) {
  const say = useWords<typeof decisionsWords>();
  const format = useFormat();
  const isAsked = ids !== undefined && ids.length > 0 && ids.length <= MOST_TAGGED_AT_ONCE;
  const { data } = useQuery({
    queryKey: ['decisions', 'effect', chosen, ids],
    queryFn:
      isAsked && chosen !== undefined
        ? ({ signal }) =>
            call(
              'POST /risks/decisions/preview',
              { body: { service_ids: [...ids], decision: chosen } },
              { signal },
            )
        : skipToken,
    placeholderData: keepPreviousData,
  });
  if (chosen === undefined)
    return (
      <div className={css.effect}>
        <p className={css.quiet}>{say('decisions.effect.choose')}</p>
      </div>
    );
  if (!isAsked || data === undefined)
    return (
      <div className={css.effect}>
        {ids === undefined || isAsked ? null : <p>{say('decisions.effect.many', { count: ids.length })}</p>}
      </div>
    );
  const { services, lists, feeds } = data.effect;
  const changed = lists.filter(({ added, removed }) => added + removed > 0);
  return (
    <div className={css.effect} role="status">
      <p>{say('decisions.effect.services', { count: services })}</p>
      {changed.length === 0 ? (
        <p className={css.quiet}>{say('decisions.effect.noLists')}</p>
      ) : (
        changed.map(({ kind, added, removed }) => (
          <p key={kind}>
            {added === 0 ? null : say(`decisions.effect.${kind}.added`, { count: added })}
            {added === 0 || removed === 0 ? null : ' '}
            {removed === 0 ? null : say(`decisions.effect.${kind}.removed`, { count: removed })}
          </p>
        ))
      )}
      {feeds.length === 0 ? null : (
        <p>
          {say('decisions.effect.feeds', {
            feeds: feeds
              .map(({ name, added, removed }) =>
                say('decisions.effect.feed', {
                  name,
                  change: [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(
                    ' ',
                  ),
                }),
              )
              .join(', '),
          })}
        </p>
      )}
      {until === undefined ? null : (
        <p>{say('decisions.effect.until', { date: format.date(until, 'dayTime') })}</p>
      )}
    </div>
  );
}

import type { historyWords } from '@casbah/messages/history';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { WarningIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { RefreshIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './History.module.css';
import { chainQuery, lookAgain } from './queries.ts';

const TONES: Readonly<Record<'intact' | 'unproven' | 'broken', Tone>> = {
  intact: 'low',
  unproven: 'medium',
  broken: 'high',
};

/** Whether the trail is intact, when it was verified, and a button to verify again. */
export function ChainBadge() {
  const say = useWords<typeof historyWords>();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(chainQuery);
  const again = useMutation({
    mutationFn: lookAgain,
    onSuccess: (state) => queryClient.setQueryData(chainQuery.queryKey, state),
  });
  const failed = again.isError || (error !== null && data === undefined);
  return (
    <section className={css.chain} aria-label={say('history.chain')}>
      <span role="status" className={css.chainState}>
        {failed ? (
          <Chip tone="medium">{say('history.chain.failed')}</Chip>
        ) : again.isPending ? (
          <Chip tone="info">{say('history.chain.checking')}</Chip>
        ) : data === undefined ? (
          <Skeleton width={140} height={22} />
        ) : (
          <>
            <Chip tone={TONES[data.state]}>{say(`history.chain.${data.state}`)}</Chip>
            <CheckedAt time={Date.parse(data.checked)} />
          </>
        )}
      </span>
      <Button
        size="small"
        icon={<RefreshIcon size={14} />}
        isPending={again.isPending}
        onPress={() => again.mutate()}
      >
        {say('history.chain.check')}
      </Button>
    </section>
  );
}

function CheckedAt({ time }: { time: number }) {
  const intl = useIntl();
  return (
    <span className={css.quiet}>
      {intl.formatMessage({ id: 'history.chain.checked' }, { when: <RelativeTime key="when" time={time} /> })}
    </span>
  );
}

/** Problems of the trail, with position and advice. Empty if intact. */
export function ChainNotice({ onShow }: { onShow: (sequence: number) => void }) {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  const { data } = useQuery(chainQuery);
  if (data === undefined || data.state === 'intact') return null;
  const { fault, last, unproven_up_to: unproven } = data;
  if (fault === null)
    return (
      <div role="alert" className={css.notice} data-tone="medium">
        <WarningIcon />
        <div>
          <p className={css.noticeTitle}>
            {say('history.chain.unproven.title', { sequence: format.number(unproven ?? 0) })}
          </p>
          <p>{say('history.chain.unproven.text')}</p>
        </div>
      </div>
    );
  const sequence = format.number(fault.sequence);
  return (
    <div role="alert" className={css.notice} data-tone="high">
      <WarningIcon />
      <div>
        <p className={css.noticeTitle}>{say('history.chain.broken.title', { sequence })}</p>
        <p>
          {say(`history.fault.${fault.reason}`)}{' '}
          {last === null
            ? say('history.chain.broken.all')
            : say('history.chain.broken.before', { last: format.date(Date.parse(last), 'full') })}
        </p>
        <p>{say('history.chain.broken.next')}</p>
      </div>
      <Button size="small" onPress={() => onShow(fault.sequence)}>
        {say('history.chain.show', { sequence })}
      </Button>
    </div>
  );
}

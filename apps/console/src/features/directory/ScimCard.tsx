import type { directoryWords } from '@casbah/messages/directory';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { overviewQuery } from './queries.ts';

/** Values to enter at an identity provider so that it provisions people. */
export function ScimCard() {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(overviewQuery);
  const count = data?.sources.find(({ source }) => source === 'scim')?.people ?? 0;
  return (
    <Card title={say('directory.scim')}>
      <p className={css.quiet}>{say('directory.scim.detail')}</p>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={40} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <dl className={css.address}>
            <dt>{say('directory.scim.address')}</dt>
            <dd>
              <span>{data.scim.address}</span>
              <CopyButton text={data.scim.address} size="small" />
            </dd>
          </dl>
          <p className={css.quiet}>{say('directory.scim.key')}</p>
          <p className={css.quiet}>{say('directory.scim.people', { count, words: format.number(count) })}</p>
        </>
      )}
    </Card>
  );
}

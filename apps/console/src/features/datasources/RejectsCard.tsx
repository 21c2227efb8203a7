import { address } from '@casbah/contract/client';
import type { Datasource } from '@casbah/contract/datasources';
import type { datasourcesReasonsWords, datasourcesWords } from '@casbah/messages/datasources';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CodeLines } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Bar } from '@casbah/widgets/usage-bar/UsageBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePeopleHidden } from '../../request/people-hidden.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { rejectsQuery } from './queries.ts';
import css from './Sources.module.css';

/** Rejected lines of a source with reasons, counts and samples. */
export function RejectsCard({ source }: { source: Datasource }) {
  const say = useWords<typeof datasourcesWords | typeof datasourcesReasonsWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(rejectsQuery(source));
  const [wanted, setWanted] = useState<string>();
  const isHidden = usePeopleHidden();
  const mayModify = useMay('datasources.modify');
  const reasons = data?.reasons ?? [];
  const open = reasons.find(({ reason }) => reason === wanted) ?? reasons[0];
  const most = Math.max(0, ...reasons.map(({ count }) => count));
  return (
    <Card
      title={say('datasources.rejects.title', { name: source.name })}
      aside={
        reasons.length === 0 || isHidden ? undefined : (
          <span className={css.actions}>
            <Link to="/appAudit/events" search={{ view: 'rejected', datasource: source.id }}>
              {say('datasources.rejects.all')}
            </Link>
            <a
              href={address('GET /admin/datasources/{id}/rejects/download', { params: { id: source.id } })}
              download
            >
              {say('datasources.rejects.download')}
            </a>
          </span>
        )
      }
    >
      {error !== null && data === undefined ? (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      ) : data === undefined ? (
        <SkeletonText lines={4} />
      ) : reasons.length === 0 ? (
        <p className={css.second}>{say('datasources.rejects.none')}</p>
      ) : (
        <>
          <ul className={css.reasons} aria-label={say('datasources.rejects.reasons')}>
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                <Button
                  className={css.reason ?? ''}
                  aria-pressed={reason === open?.reason}
                  onPress={() => setWanted(reason)}
                >
                  <span>{say(`datasources.reject.${reason}`)}</span>
                  <span className={css.number}>{format.number(count)}</span>
                  <Bar value={count} max={most} tone={count === most ? 'high' : 'medium'} />
                </Button>
              </li>
            ))}
          </ul>
          {isHidden ? <p className={css.second}>{say('datasources.rejects.hidden')}</p> : null}
          {open === undefined || open.samples.length === 0 ? null : (
            <div className={css.samples}>
              <CodeLines
                label={say('datasources.rejects.samples', {
                  reason: say(`datasources.reject.${open.reason}`),
                })}
              >
                {open.samples.map(({ text }) => text).join('\n')}
              </CodeLines>
              {mayModify ? (
                <Link
                  to="/appAudit/sources/parsers"
                  search={{ parser: 'new', source: source.id, reason: open.reason }}
                >
                  {say('datasources.parsers.of')}
                </Link>
              ) : null}
              <ul className={css.second}>
                {open.samples.slice(0, 3).map(({ load_id, file_name, line, detail }) => (
                  <li key={`${load_id}${line}`}>
                    {say('datasources.rejects.where', { file: file_name, line: format.number(line), detail })}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

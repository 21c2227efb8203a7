import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Indexes.module.css';
import { IndexState } from './IndexState.tsx';
import { isBuilding } from './poll-interval.ts';

/** State of an index: the build in progress, why the last one failed, and what is in the index. */
export function BuildCard({ index }: { index: ContentIndex }) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  const {
    kind,
    state,
    error,
    progress,
    rows,
    documents,
    size,
    built_on: time,
    is_outdated: isOutdated,
  } = index;
  const isBusy = isBuilding(index);
  return (
    <Card title={say('indices.state')} aside={<IndexState index={index} />}>
      <div className={css.stack}>
        {isBusy ? (
          <div className={css.wide}>
            <ProgressBar
              label={say('indices.build.progress')}
              value={state === 'queued' ? undefined : progress}
              showValue
            />
            <p className={css.quiet}>
              {say(state === 'queued' ? 'indices.build.queued' : 'indices.build.running')}
            </p>
          </div>
        ) : null}
        {state === 'failed' && error !== null ? (
          <p className={css.text}>{say(`indices.error.${error}`)}</p>
        ) : null}
        {isOutdated && !isBusy ? <p className={css.text}>{say('indices.outdated')}</p> : null}
        {time === null ? (
          <p className={css.quiet}>{say('indices.notBuilt')}</p>
        ) : (
          <div className={css.wide}>
            <Facts
              facts={[
                kind === 'exact'
                  ? [say('indices.rows'), format.number(rows)]
                  : [say('indices.documents'), format.number(documents)],
                [say('indices.size'), format.bytes(size)],
                [say('indices.built'), <RelativeTime key="built" time={Date.parse(time)} />],
              ]}
            />
          </div>
        )}
        {time !== null && (isBusy || state === 'failed' || state === 'uploading') ? (
          <p className={css.quiet}>{say('indices.previous')}</p>
        ) : null}
        <p className={css.quiet}>{say(`indices.hashes.${kind}`)}</p>
      </div>
    </Card>
  );
}

import type { PolicyAnswer, PolicyVersionAnswer } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { CompareIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { versionsQuery } from '../queries.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** Versions of a policy, newest first: who activated each, when and why. */
export function HistoryCard({
  policy,
  onRestore,
}: {
  policy: PolicyAnswer;
  /** Saves a version as the draft. Undefined if the reader may not. */
  onRestore: ((version: number) => Promise<void>) | undefined;
}) {
  const say = useWords<typeof policiesWords>();
  const [compared, setCompared] = useState<number>();
  const { versions } = policy;
  const oldest = versions.at(-1)?.version ?? 1;
  const [wantsMore, setWantsMore] = useState(false);
  const more = useInfiniteQuery({ ...versionsQuery(policy.id, oldest), enabled: wantsMore });
  const all = [...versions, ...(more.data?.pages.flatMap((page) => page.versions) ?? [])];
  const hasMore = wantsMore ? more.hasNextPage : oldest > 1;
  return (
    <Card title={say('policy.history')} flush={all.length > 0}>
      {all.length === 0 ? (
        <p className={css.quiet}>{say('policy.history.none')}</p>
      ) : (
        <ol className={css.versions}>
          {all.map((one) => (
            <Version
              key={one.version}
              version={one}
              onCompare={all.length > 1 || policy.draft !== null ? () => setCompared(one.version) : undefined}
            />
          ))}
        </ol>
      )}
      {hasMore ? (
        <Button
          variant="link"
          isPending={more.isFetching}
          onPress={() => {
            if (wantsMore) void more.fetchNextPage();
            else setWantsMore(true);
          }}
        >
          {say('policy.history.more')}
        </Button>
      ) : null}
      {compared === undefined ? null : (
        <CompareDialog
          policy={policy}
          versions={all}
          version={compared}
          onRestore={onRestore}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Card>
  );
}

function Version({
  version: { version, note, activated_on, activated_by },
  onCompare,
}: {
  version: PolicyVersionAnswer;
  onCompare: (() => void) | undefined;
}) {
  const say = useWords<typeof policiesWords>();
  return (
    <li>
      <span className={css.rowWords}>
        <strong>{say('policy.history.version', { version })}</strong>
        <span className={css.quiet}>
          <RelativeTime time={Date.parse(activated_on)} />
          {activated_by === null ? null : ` ${say('policy.history.by', { who: activated_by })}`}
        </span>
        {note === '' ? null : <span>{note}</span>}
      </span>
      {onCompare === undefined ? null : (
        <IconButton size="small" label={say('policy.history.compare', { version })} onPress={onCompare}>
          <CompareIcon size={14} />
        </IconButton>
      )}
    </li>
  );
}

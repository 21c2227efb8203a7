import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { UserIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { Popover } from '@casbah/widgets/popover/Popover.tsx';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../words/useWords.ts';
import css from '../Investigate.module.css';
import type { Owner } from '../useUpdate.ts';

/** Loaded when opened. */
const OwnerChoice = lazy(async () => ({ default: (await import('./OwnerChoice.tsx')).OwnerChoice }));

/** Chooses who looks after activities or incidents. `current`: the owner of the one, null for none. */
export function OwnerButton({
  current,
  isPending,
  onOwn,
}: {
  current?: Owner | null;
  isPending: boolean;
  onOwn: (owner: Owner | null) => void;
}) {
  const say = useWords<typeof investigateWords>();
  return (
    <Popover
      label={say('investigate.owner')}
      placement="bottom end"
      trigger={
        <Button size="small" icon={<UserIcon size={14} />} isPending={isPending}>
          {current === undefined || current === null ? say('investigate.own') : current.name}
        </Button>
      }
    >
      {(close) => (
        <div className={css.owner}>
          <Suspense>
            <OwnerChoice
              current={current}
              onOwn={(owner) => {
                close();
                onOwn(owner);
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}

import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { ownersQuery } from '../queries.ts';
import type { Owner } from '../useUpdate.ts';

/** The people who can own activities and incidents, oneself first. */
export function OwnerChoice({
  current,
  onOwn,
}: {
  current: Owner | null | undefined;
  onOwn: (owner: Owner | null) => void;
}) {
  const say = useWords<typeof investigateWords>();
  const { user_id, userName } = useSession();
  const { data, error, refetch } = useQuery(ownersQuery);
  if (error !== null && data === undefined)
    return <ErrorView compact error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={72} />;
  const { people } = data;
  return (
    <>
      <ComboBox
        label={say('investigate.owner')}
        placeholder={say('investigate.owner.choose')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={current?.id ?? null}
        onChange={(chosen) => {
          const owner = people.find(({ id }) => id === chosen);
          if (owner !== undefined && owner.id !== current?.id) onOwn(owner);
        }}
      />
      <Button size="small" onPress={() => onOwn({ id: user_id, name: userName })}>
        {say('investigate.owner.me')}
      </Button>
      {current === null ? null : (
        <Button size="small" variant="ghost" onPress={() => onOwn(null)}>
          {say('investigate.owner.remove')}
        </Button>
      )}
    </>
  );
}

import type { investigateWords } from '@casbah/messages/investigate';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { type Choice, Choices } from '@casbah/widgets/choices/Choices.tsx';
import { ClockIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { keepSearches, recentSearches, withSearch } from '../recent-searches.ts';

/** Filters that the reader used before, in this browser. `text`: the current one, once it has an answer. */
export function RecentSearches({
  text,
  onChoose,
}: {
  text: string | undefined;
  onChoose: (text: string) => void;
}) {
  const say = useWords<typeof investigateWords>();
  const { tenantId, user_id } = useSession();
  const searcher = useMemo(() => ({ tenant: tenantId, user: user_id }), [tenantId, user_id]);
  const [searches, setSearches] = useState(() => recentSearches(searcher));
  useEffect(() => {
    if (text === undefined) return;
    const kept = withSearch(recentSearches(searcher), text);
    keepSearches(searcher, kept);
    setSearches(kept);
  }, [searcher, text]);
  const choices: Choice[] = searches.map((one) => ({
    id: one,
    label: one,
    chosen: one === text,
    onChoose: () => onChoose(one),
  }));
  return (
    <Choices
      label={say('investigate.searches')}
      heading={searches.length === 0 ? say('investigate.searches.none') : say('investigate.searches')}
      trigger={
        <IconButton size="tiny" label={say('investigate.searches')}>
          <ClockIcon size={14} />
        </IconButton>
      }
      choices={
        searches.length === 0
          ? []
          : [
              ...choices,
              {
                id: 'clear',
                label: say('investigate.searches.clear'),
                icon: <TrashIcon size={14} />,
                onChoose: () => {
                  keepSearches(searcher, []);
                  setSearches([]);
                },
              },
            ]
      }
    />
  );
}

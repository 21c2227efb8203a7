import { NoticeBanner } from '@casbah/widgets/notice-banner/NoticeBanner.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answersAgain, useReachable } from '../request/connection.ts';
import { useWords } from '../words/useWords.ts';

const ASK_EVERY_MS = 3000;

/** Banner while the server doesn't respond; polls it, then refetches everything visible. */
export function Offline() {
  const say = useWords();
  const reachable = useReachable();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (reachable) return;
    const timer = setInterval(() => {
      void answersAgain().then((isThere) => {
        if (isThere) void queryClient.invalidateQueries();
      });
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reachable, queryClient]);

  return reachable ? null : <NoticeBanner tone="medium">{say('shell.offline')}</NoticeBanner>;
}

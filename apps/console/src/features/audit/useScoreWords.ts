import { LANGUAGE_OF } from '@casbah/messages/languages';
import { loadScoreMessages, type ScoreMessageId } from '@casbah/messages/load-score';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createIntl } from 'react-intl';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import type { Say } from '../../words/useWords.ts';

/** The words of scores, which come with the first page that shows one; absent until they are here. */
export function useScoreWords(): Say<ScoreMessageId> | undefined {
  const { language } = useLanguage();
  const { data: messages } = useQuery({
    queryKey: ['words', 'score', language],
    queryFn: () => loadScoreMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // Like any part of the page that does not arrive: the page says so and offers to load it again.
    throwOnError: true,
  });
  return useMemo(() => {
    if (messages === undefined) return undefined;
    const intl = createIntl({ locale: LANGUAGE_OF[language].locale, messages: { ...messages } });
    return (id, values) => intl.formatMessage({ id }, values);
  }, [messages, language]);
}

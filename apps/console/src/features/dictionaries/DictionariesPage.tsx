import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DictionaryDetail } from './DictionaryDetail.tsx';
import { DictionaryList } from './DictionaryList.tsx';
import { readDictionariesSearch } from './dictionaries-search.ts';

/** All dictionaries, or the one in the URL with its terms. */
export function DictionariesPage() {
  const found = useSearch({ strict: false });
  const search = useMemo(() => readDictionariesSearch(found), [found]);
  return search.dictionary === undefined ? (
    <DictionaryList />
  ) : (
    <DictionaryDetail key={search.dictionary} id={search.dictionary} search={search} />
  );
}

import { SOURCE_STATES } from '@casbah/domain/source-state';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import { choosingWords, filterWords } from '@casbah/messages/widgets';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { lazy, useEffect, useState } from 'react';
import { AtRest } from '../../shell/AtRest.tsx';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import css from './Sources.module.css';
import type { SourcesAsked } from './saved-search.ts';

/** Loads once the list is there and nothing else is pending. */
const SourceSavedFilters = lazy(
  withWords([filterWords, savedfiltersWords, choosingWords], async () => ({
    default: (await import('./SourceSavedFilters.tsx')).SourceSavedFilters,
  })),
);

/** Pause in typing before the URL is updated, in milliseconds. */
const QUIET_MS = 250;
const ANY = '';

/** Filters of the source list: name, state, and saved filters. */
export function SourcesFilter({
  search,
  isUntouched,
  onChange,
}: {
  search: SourcesAsked;
  isUntouched: boolean;
  onChange: (part: SourcesAsked, replace?: boolean) => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  return (
    <div className={css.filter} data-page-search>
      <TextSearch text={search.q} onText={(q) => onChange({ q }, true)} />
      <Select
        aria-label={say('datasources.column.state')}
        options={[
          { value: ANY, label: say('datasources.find.any') },
          ...SOURCE_STATES.map((value) => ({ value, label: say(`datasources.find.${value}`) })),
        ]}
        value={search.state ?? ANY}
        onChange={(value) => onChange({ state: SOURCE_STATES.find((one) => one === value) })}
      />
      <div className={css.saved}>
        <AtRest>
          <SourceSavedFilters search={search} isUntouched={isUntouched} onChange={onChange} />
        </AtRest>
      </div>
    </div>
  );
}

function TextSearch({ text = '', onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const say = useWords<typeof datasourcesWords>();
  const [typed, setTyped] = useState(text);
  // The URL also changes through back or a cleared search.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => onText(wanted === '' ? undefined : wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <SearchField
      aria-label={say('datasources.find')}
      placeholder={say('datasources.find')}
      value={typed}
      onChange={setTyped}
      maxLength={64}
      shortcut="/"
    />
  );
}

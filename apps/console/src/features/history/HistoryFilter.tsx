import type { historyWords } from '@casbah/messages/history';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { DateRangePicker } from '@casbah/widgets/date-range-picker/DateRangePicker.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { type Option, Select } from '@casbah/widgets/select/Select.tsx';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './History.module.css';
import { choiceOf, HISTORY_SPANS, type HistorySearch, searchOfChoice } from './history-search.ts';
import type { Facets } from './queries.ts';
import { useActionName, useOutcomeName } from './sentence.ts';

/** Pause in typing before the list is queried, in milliseconds. */
const QUIET_MS = 250;
const ANY = '';

/** Filters of the history. Options are those of the current time range. */
export function HistoryFilter({
  search,
  facets,
  now,
  onChange,
}: {
  search: HistorySearch;
  facets: Facets | undefined;
  now: number;
  onChange: (part: HistorySearch, options?: { replace: boolean }) => void;
}) {
  const say = useWords<typeof historyWords>();
  const nameOfAction = useActionName();
  const nameOfOutcome = useOutcomeName();
  const since = facets?.since == null ? undefined : Date.parse(facets.since);
  return (
    <div data-page-search className={css.filter}>
      <TextSearch text={search.text} onText={(text) => onChange({ text }, { replace: true })} />
      <ComboBox
        aria-label={say('history.person')}
        placeholder={say('history.any.person')}
        options={choicesOf(facets?.people, search.person, (email) => email)}
        value={search.person ?? null}
        onChange={(person) => onChange({ person: person ?? undefined })}
      />
      <Select
        aria-label={say('history.action')}
        options={[
          { value: ANY, label: say('history.any.action') },
          ...choicesOf(facets?.actions, search.action, nameOfAction),
        ]}
        value={search.action ?? ANY}
        onChange={(action) => onChange({ action: action === ANY ? undefined : action })}
      />
      <Select
        aria-label={say('history.outcome')}
        options={[
          { value: ANY, label: say('history.any.outcome') },
          ...choicesOf(facets?.outcomes, search.outcome, nameOfOutcome),
        ]}
        value={search.outcome ?? ANY}
        onChange={(outcome) => onChange({ outcome: outcome === ANY ? undefined : outcome })}
      />
      <DateRangePicker
        value={choiceOf(search)}
        onChange={(choice) => onChange(searchOfChoice(choice))}
        now={now}
        presets={HISTORY_SPANS}
        data={{ from: Math.min(since ?? now, now - 1), to: now }}
      />
    </div>
  );
}

/** Options, including the active one even if the time range lacks it. */
function choicesOf(
  counts: Facets['people'] | undefined,
  chosen: string | undefined,
  label: (value: string) => string,
): Option[] {
  const values = (counts ?? []).map(({ value }) => value);
  if (chosen !== undefined && !values.includes(chosen)) values.push(chosen);
  return values.map((value) => ({ value, label: label(value) }));
}

function TextSearch({
  text = '',
  onText,
}: {
  text: string | undefined;
  onText: (text: string | undefined) => void;
}) {
  const say = useWords<typeof historyWords>();
  const [typed, setTyped] = useState(text);
  // The URL also changes through back or a cleared filter.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => onText(wanted === '' ? undefined : wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <SearchField
      aria-label={say('history.search')}
      placeholder={say('history.search')}
      value={typed}
      onChange={setTyped}
      maxLength={256}
      shortcut="/"
    />
  );
}

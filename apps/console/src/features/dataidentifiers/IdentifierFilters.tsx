import { CONFIDENCES } from '@casbah/domain/content-alias';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Identifiers.module.css';
import { IDENTIFIER_STATES, type IdentifiersSearch } from './identifiers-search.ts';
import { INTERNATIONAL, type ListedIdentifier } from './listed-identifiers.ts';
import { useIdentifierWords } from './useIdentifierWords.ts';

const ANY = '';
/** Pause in typing before the list changes, in milliseconds. */
const QUIET_MS = 150;

/** Search and filters of the list. State is in the URL. */
export function IdentifierFilters({
  rows,
  search,
  found,
  onChange,
}: {
  /** All rows, whose values can be chosen. */
  rows: readonly ListedIdentifier[];
  search: IdentifiersSearch;
  /** Number of rows that match. */
  found: number;
  onChange: (part: IdentifiersSearch, replace?: boolean) => void;
}) {
  const say = useWords<typeof dataidentifiersWords>();
  const { locale } = useIntl();
  const country = useCountry();
  const { groupName, riskName } = useIdentifierWords();
  const groups = useMemo(() => distinct(rows.map(({ group }) => group)), [rows]);
  const risks = useMemo(() => distinct(rows.flatMap((row) => row.risks)), [rows]);
  const countries = useMemo(
    () => [
      { value: ANY, label: say('identifiers.country.all') },
      { value: INTERNATIONAL, label: say('identifiers.country.none') },
      ...distinct(rows.flatMap((row) => row.country ?? []))
        .map((value) => ({ value, label: country(value) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale)),
    ],
    [rows, country, locale, say],
  );
  const pick =
    <Name extends keyof IdentifiersSearch>(name: Name) =>
    (value: NonNullable<IdentifiersSearch[Name]> | typeof ANY) =>
      onChange({ [name]: value === ANY ? undefined : value });
  return (
    <div className={css.filters} data-page-search>
      <div className={css.search}>
        <TextSearch text={search.q} onText={(q) => onChange({ q }, true)} />
      </div>
      <Select
        aria-label={say('identifiers.group')}
        options={[
          { value: ANY, label: say('identifiers.group.all') },
          ...groups.map((value) => ({ value, label: groupName(value) })),
        ]}
        value={search.group ?? ANY}
        onChange={pick('group')}
      />
      <div className={css.country}>
        {/* Its text is set when it mounts, from the countries that are known by then. */}
        <ComboBox
          key={`${rows.length > 0} ${search.country ?? ANY}`}
          aria-label={say('identifiers.country')}
          options={countries}
          value={search.country ?? ANY}
          onChange={(value) => pick('country')(value ?? ANY)}
        />
      </div>
      <Select
        aria-label={say('identifiers.risk')}
        options={[
          { value: ANY, label: say('identifiers.risk.all') },
          ...risks.map((value) => ({ value, label: riskName(value) })),
        ]}
        value={search.risk ?? ANY}
        onChange={pick('risk')}
      />
      <Select
        aria-label={say('identifiers.confidence')}
        options={[
          { value: ANY, label: say('identifiers.confidence.all') },
          ...[...CONFIDENCES]
            .reverse()
            .map((value) => ({ value, label: say(`identifiers.confidence.${value}`) })),
        ]}
        value={search.confidence ?? ANY}
        onChange={pick('confidence')}
      />
      <Select
        aria-label={say('identifiers.state')}
        options={[
          { value: ANY, label: say('identifiers.state.any') },
          ...IDENTIFIER_STATES.map((value) => ({ value, label: say(`identifiers.state.${value}`) })),
        ]}
        value={search.state ?? ANY}
        onChange={pick('state')}
      />
      <span role="status" className={css.quiet}>
        {rows.length === 0 ? null : say('identifiers.count', { count: found })}
      </span>
    </div>
  );
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

function TextSearch({ text = '', onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const say = useWords<typeof dataidentifiersWords>();
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
      aria-label={say('identifiers.search')}
      placeholder={say('identifiers.search')}
      value={typed}
      onChange={setTyped}
      maxLength={128}
      shortcut="/"
    />
  );
}

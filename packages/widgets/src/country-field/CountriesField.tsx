import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceField } from '../choice-field/ChoiceField.tsx';
import { Matcher } from '../choice-field/matcher.ts';
import type { FieldWords } from '../field/FieldText.tsx';
import { countries } from './countries.ts';
import { readCountries } from './read-countries.ts';

export interface CountriesFieldProps extends FieldWords {
  /** ISO 3166-1 alpha-2. */
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
  /** Unrecognized text in the field, which blocks submitting until removed. */
  onUnread?: ((text: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
}

const SHOWN = 8;

/** Selects countries by name in the reader's language; codes and lists can be typed and pasted. */
export function CountriesField({ value, onChange, onUnread, error, ...props }: CountriesFieldProps) {
  const { locale, formatMessage, formatList } = useIntl();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const known = useMemo(() => countries(locale), [locale]);
  const nameOf = useMemo(() => new Map(known.map(({ code, name }) => [code, name])), [known]);
  const matcher = useMemo(() => {
    const made = new Matcher();
    made.add(known.map(({ name }) => name));
    return made;
  }, [known]);
  const offered = useMemo(() => {
    const taken = new Set(known.flatMap(({ code }, place) => (value.includes(code) ? [place] : [])));
    const byCode = known.findIndex(({ code }) => code === text.trim().toUpperCase());
    const { places } = matcher.find(text, known.length, taken);
    const first = byCode === -1 || taken.has(byCode) ? [] : [byCode];
    return [...first, ...places.filter((place) => place !== first[0])].flatMap((place) => known[place] ?? []);
  }, [known, matcher, text, value]);

  const tell = useRef(onUnread);
  tell.current = onUnread;
  // An unmounted field has no value.
  useEffect(() => () => tell.current?.(''), []);
  const show = (next: string, wrong: readonly string[]) => {
    setText(next);
    setUnread(wrong);
    tell.current?.(next.trim());
  };
  /** Takes recognized countries; the rest stays for correction. */
  const read = (given: string) => {
    const found = readCountries(given, known);
    if (found.codes.length > 0) onChange([...new Set([...value, ...found.codes])]);
    show(found.unread.join(', '), found.unread);
  };
  return (
    <ChoiceField
      {...props}
      tokens={value.map((code) => ({ key: code, label: nameOf.get(code) ?? code }))}
      onRemove={(index) => onChange(value.filter((_, at) => at !== index))}
      text={text}
      onText={(next) => show(next, [])}
      options={offered.map(({ code, name }) => ({ key: code, label: name, end: code }))}
      first={text.trim() === '' || offered.length === 0 ? -1 : 0}
      onTake={(index) => {
        const country = offered[index];
        if (country === undefined) return;
        onChange([...value, country.code]);
        show('', []);
      }}
      onEnter={() => read(text)}
      onLeave={() => read(text)}
      onPaste={(pasted) => {
        if (readCountries(pasted, known).codes.length === 0) return false;
        read(`${text}, ${pasted}`);
        return true;
      }}
      offers
      shownItems={SHOWN}
      error={
        unread.length === 0
          ? error
          : formatMessage(
              { id: 'widgets.countries.unread' },
              { count: unread.length, parts: formatList(unread, { type: 'conjunction' }) },
            )
      }
    />
  );
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from './useWords.ts';

/** The name of a country (ISO 3166-1 alpha-2) in the reader's language. */
export function useCountry(): (code: string | null) => string {
  const { locale } = useIntl();
  const say = useWords();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    const unknown = say('audit.country.unknown');
    return (code) => {
      if (code === null || code === '') return unknown;
      const upper = code.toUpperCase();
      return /^[A-Z]{2}$/.test(upper) ? (names.of(upper) ?? upper) : code;
    };
  }, [locale, say]);
}

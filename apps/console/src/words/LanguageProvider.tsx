import { isLanguage, LANGUAGE_OF, type Language, languageFor } from '@casbah/messages/languages';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { words } from './words.ts';

const KEY = 'casbah.lang';

interface LanguageChoice {
  language: Language;
  /** Takes effect once its messages are loaded. */
  chooseLanguage: (language: Language) => void;
}

export function useLanguage(): LanguageChoice {
  const { language } = useSyncExternalStore(words.subscribe, words.current, words.current);
  return { language, chooseLanguage };
}

function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  words.choose(language).catch((error: unknown) => console.error('The words could not be loaded', error));
}

/** The initial language: the one chosen on this browser, otherwise the reader's first supported one. */
export function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && isLanguage(kept)) return kept;
  } catch {
    // Storage is disabled: the browser's languages decide.
  }
  return languageFor(navigator.languages);
}

/** Makes a language the initial one on this browser. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

function reportFault(error: Error): void {
  console.error(error.message);
}

/** Provides messages to everything below; switches language without a reload. */
export function LanguageProvider({
  timeZone,
  children,
}: {
  /** IANA time zone of displayed times; defaults to the browser's. */
  timeZone?: string | undefined;
  children: ReactNode;
}) {
  const { language, messages } = useSyncExternalStore(words.subscribe, words.current, words.current);
  const { locale } = LANGUAGE_OF[language];
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale}>
      <IntlProvider
        locale={locale}
        messages={messages}
        {...(timeZone === undefined ? {} : { timeZone })}
        onError={reportFault}
      >
        {children}
      </IntlProvider>
    </I18nProvider>
  );
}

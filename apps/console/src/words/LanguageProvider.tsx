import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_OF,
  type Language,
  languageFor,
} from '@casbah/messages/languages';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';

const KEY = 'casbah.lang';

interface LanguageChoice {
  language: Language;
  /** Takes effect as soon as its words are here. */
  chooseLanguage: (language: Language) => void;
}

const Choice = createContext<LanguageChoice>({ language: DEFAULT_LANGUAGE, chooseLanguage: () => undefined });

export function useLanguage(): LanguageChoice {
  return use(Choice);
}

/** The language to begin with: the one chosen on this browser, else the first of the reader's that we speak. */
export function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && isLanguage(kept)) return kept;
  } catch {
    // Storage is switched off: the browser's languages decide.
  }
  return languageFor(navigator.languages);
}

/** Makes a language the one to begin with on this browser. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The words in force. Without an entry in the catalogue the id itself shows: an error that is seen. */
export interface Words {
  language: Language;
  messages: Readonly<Record<string, string>>;
}

export async function firstWords(
  load: (language: Language) => Promise<Readonly<Record<string, string>>>,
): Promise<Words> {
  const language = firstLanguage();
  const messages = await load(language);
  document.documentElement.lang = LANGUAGE_OF[language].locale;
  return { language, messages };
}

/** Words for everything below; switches without a reload. */
export function LanguageProvider({
  first,
  load,
  timeZone,
  children,
}: {
  first: Words;
  load: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** IANA time zone in which times are told; the browser's where absent. */
  timeZone?: string | undefined;
  children: ReactNode;
}) {
  const [words, setWords] = useState(first);
  const chooseLanguage = useCallback(
    (language: Language) => {
      rememberLanguage(language);
      load(language).then(
        (messages) => {
          document.documentElement.lang = LANGUAGE_OF[language].locale;
          setWords({ language, messages });
        },
        (error: unknown) => console.error('The words could not be loaded', error),
      );
    },
    [load],
  );
  const choice = useMemo(
    () => ({ language: words.language, chooseLanguage }),
    [words.language, chooseLanguage],
  );
  const { locale } = LANGUAGE_OF[words.language];
  return (
    <Choice value={choice}>
      <I18nProvider locale={locale}>
        <IntlProvider
          locale={locale}
          messages={{ ...words.messages }}
          {...(timeZone === undefined ? {} : { timeZone })}
          onError={(error) => console.error(error.message)}
        >
          {children}
        </IntlProvider>
      </I18nProvider>
    </Choice>
  );
}

/** Console languages by wire name. */
export const LANGUAGES = ['en-us', 'es', 'fr', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en-us';

/** Native name of each language, and the locale for its numbers and dates. */
export const LANGUAGE_OF: Readonly<Record<Language, { name: string; short: string; locale: string }>> = {
  'en-us': { name: 'English', short: 'EN', locale: 'en-US' },
  es: { name: 'Español', short: 'ES', locale: 'es-ES' },
  fr: { name: 'Français', short: 'FR', locale: 'fr-FR' },
  de: { name: 'Deutsch', short: 'DE', locale: 'de-DE' },
  ja: { name: '日本語', short: 'JA', locale: 'ja-JP' },
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first supported language in the reader's list. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const prefix = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language.split('-')[0] === prefix);
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}

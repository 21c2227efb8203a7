import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import '../src/tokens.css';
import '../src/base.css';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { ToastRegion } from '../src/toast/Toast.tsx';

/** Widgets contain no translations; the gallery loads them to show every language. */
const words = import.meta.glob<Record<string, string>>('../../messages/src/widgets/*/*.ts', {
  eager: true,
  import: 'words',
});
const WORDS = new Map<string, Record<string, string>>();
for (const [path, messages] of Object.entries(words)) {
  const language = path.split('/').at(-1)?.slice(0, -'.ts'.length) ?? '';
  WORDS.set(language, { ...WORDS.get(language), ...messages });
}

export const LOCALES = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', ja: 'ja-JP' } as const;
export type GalleryLanguage = keyof typeof LOCALES;
export const THEMES = ['light', 'dark'] as const;
export type GalleryTheme = (typeof THEMES)[number];

/** The console's context for widgets: theme, language, time zone, toasts. */
export function Frame({
  theme,
  language,
  children,
}: {
  theme: GalleryTheme;
  language: GalleryLanguage;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  const locale = LOCALES[language];
  return (
    <IntlProvider locale={locale} messages={WORDS.get(language) ?? {}} timeZone="UTC">
      <I18nProvider locale={locale}>
        <Suspense fallback={<p>…</p>}>{children}</Suspense>
        <ToastRegion />
      </I18nProvider>
    </IntlProvider>
  );
}

import type { SessionAnswer, Theme } from '@casbah/contract/session';
import type { Language } from '@casbah/messages/languages';
import { chooseTheme, useTheme } from '../look/theme.ts';
import { call } from '../request/api.ts';
import { useLanguage } from '../words/LanguageProvider.tsx';
import { useWords } from '../words/useWords.ts';
import { showErrorToast } from './toasts.ts';

/** The person's language and theme: applied at once, and saved on the server for other browsers. */
export function usePreferences() {
  const say = useWords();
  const { language, chooseLanguage } = useLanguage();
  const theme = useTheme();

  const save = (user_prefs: SessionAnswer['user_prefs']) => {
    call('POST /admin/user/saveprefs', { body: { user_prefs } }).catch((error: unknown) =>
      showErrorToast(error, { tone: 'medium', title: say('shell.preferences.notSaved') }),
    );
  };

  return {
    language,
    theme,
    setLanguage: (chosen: Language) => {
      chooseLanguage(chosen);
      save({ lang: chosen, theme });
    },
    setTheme: (chosen: Theme) => {
      chooseTheme(chosen);
      save({ lang: language, theme: chosen });
    },
  };
}

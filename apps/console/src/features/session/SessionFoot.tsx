import { isLanguage, LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { chooseTheme, useTheme } from '../../look/theme.ts';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useSessionWords } from '../../words/useWords.ts';
import { useBeginning } from './beginning.ts';
import { noteChosenLanguage } from './chosen-language.ts';
import css from './SessionFrame.module.css';

const THEMES = ['system', 'light', 'dark'] as const;

/**
 * Language, theme and version, for people without a session. Native selects keep these pages small. On shared
 * installations, the browser's language applies until sign-in.
 */
export function SessionFoot({ version }: { version: string | undefined }) {
  const say = useSessionWords();
  const { language, chooseLanguage } = useLanguage();
  const theme = useTheme();
  const { config } = useBeginning();
  return (
    <footer className={css.foot}>
      {config?.deploymentType === 'LOCAL' ? (
        <label>
          <VisuallyHidden>{say('session.language')}</VisuallyHidden>
          <select
            className={css.select}
            value={language}
            onChange={({ target }) => {
              if (!isLanguage(target.value)) return;
              chooseLanguage(target.value);
              noteChosenLanguage(target.value);
            }}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={LANGUAGE_OF[one].locale}>
                {LANGUAGE_OF[one].name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <VisuallyHidden>{say('session.theme')}</VisuallyHidden>
        <select
          className={css.select}
          value={theme}
          onChange={({ target }) => {
            chooseTheme(THEMES.find((one) => one === target.value) ?? 'system');
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {say(`session.theme.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {version === undefined ? null : <span>{say('session.version', { version })}</span>}
    </footer>
  );
}

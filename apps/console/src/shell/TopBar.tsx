import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { HelpIcon, MoonIcon, SearchIcon, SunIcon } from '@casbah/widgets/icons/icons.tsx';
import { Kbd } from '@casbah/widgets/kbd/Kbd.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../words/useWords.ts';
import { Choices } from './Choices.tsx';
import css from './TopBar.module.css';
import { usePreferences } from './usePreferences.ts';

const THEMES = ['light', 'dark', 'system'] as const;

export function TopBar({
  onSearch,
  onHelp,
  range,
}: {
  onSearch: () => void;
  onHelp: () => void;
  /** The time range, where the page has one. */
  range: ReactNode;
}) {
  const say = useWords();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  return (
    <header className={css.bar}>
      <AriaButton className={css.search ?? ''} onPress={onSearch} aria-keyshortcuts="Control+K">
        <SearchIcon />
        <span>{say('shell.search')}</span>
        <Kbd>Ctrl K</Kbd>
      </AriaButton>
      <span className={css.space} />
      {range}
      <Choices
        label={say('shell.theme')}
        heading={say('shell.theme')}
        trigger={
          <Button
            variant="ghost"
            aria-label={say('shell.theme.use', { theme: say(`shell.theme.${theme}`) })}
            icon={theme === 'dark' ? <MoonIcon /> : <SunIcon />}
          >
            {null}
          </Button>
        }
        choices={THEMES.map((one) => ({
          id: one,
          label: say(`shell.theme.${one}`),
          chosen: one === theme,
          onChoose: () => setTheme(one),
        }))}
      />
      <Choices
        label={say('shell.language')}
        heading={say('shell.language')}
        trigger={
          <Button variant="ghost">
            <VisuallyHidden>
              {say('shell.language.use', { language: LANGUAGE_OF[language].name })}{' '}
            </VisuallyHidden>
            {LANGUAGE_OF[language].short}
          </Button>
        }
        choices={LANGUAGES.map((one) => ({
          id: one,
          label: LANGUAGE_OF[one].name,
          chosen: one === language,
          onChoose: () => setLanguage(one),
        }))}
      />
      <IconButton label={say('shell.help')} shortcut="?" onPress={onHelp}>
        <HelpIcon />
      </IconButton>
    </header>
  );
}

import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { HelpIcon, MoonIcon, SearchIcon, SunIcon } from '@casbah/widgets/icons/icons.tsx';
import { Kbd } from '@casbah/widgets/kbd/Kbd.tsx';
import { Menu } from '@casbah/widgets/menu/Menu.tsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../words/useWords.ts';
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
      <Menu
        label={say('shell.theme')}
        placement="bottom end"
        trigger={
          <IconButton label={say('shell.theme')}>{theme === 'dark' ? <MoonIcon /> : <SunIcon />}</IconButton>
        }
        groups={[
          {
            id: 'theme',
            label: say('shell.theme'),
            actions: THEMES.map((one) => ({
              id: one,
              label: say(`shell.theme.${one}`),
              checked: one === theme,
              onAction: () => setTheme(one),
            })),
          },
        ]}
      />
      <Menu
        label={say('shell.language')}
        placement="bottom end"
        trigger={
          <Button
            variant="ghost"
            aria-label={say('shell.language.use', { language: LANGUAGE_OF[language].name })}
          >
            {LANGUAGE_OF[language].short}
          </Button>
        }
        groups={[
          {
            id: 'language',
            label: say('shell.language'),
            actions: LANGUAGES.map((one) => ({
              id: one,
              label: LANGUAGE_OF[one].name,
              checked: one === language,
              onAction: () => setLanguage(one),
            })),
          },
        ]}
      />
      <IconButton label={say('shell.help')} shortcut="?" onPress={onHelp}>
        <HelpIcon />
      </IconButton>
    </header>
  );
}

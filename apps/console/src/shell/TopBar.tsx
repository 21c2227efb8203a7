import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { HelpIcon, MoonIcon, SearchIcon, SidebarIcon, SunIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { Kbd } from '@casbah/widgets/kbd/Kbd.tsx';
import { LanguageSwitch } from '@casbah/widgets/language-switch/LanguageSwitch.tsx';
import { PageHeader } from '@casbah/widgets/page-header/PageHeader.tsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../words/useWords.ts';
import { Brand } from './Brand.tsx';
import css from './TopBar.module.css';
import { useAccount } from './useAccount.tsx';
import { usePreferences } from './usePreferences.ts';

const THEMES = ['light', 'dark', 'system'] as const;
const OFFERED = LANGUAGES.map((id) => ({ id, ...LANGUAGE_OF[id] }));

export function TopBar({
  onMenu,
  onSearch,
  onHelp,
  bell,
  range,
}: {
  /** Opens the sidebar, if it is a drawer. */
  onMenu: (() => void) | undefined;
  onSearch: () => void;
  onHelp: () => void;
  /** Bell with unseen notices. */
  bell: ReactNode;
  /** Time range, if the page has one. */
  range: ReactNode;
}) {
  const say = useWords();
  const account = useAccount();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  return (
    <PageHeader
      account={account}
      brand={
        onMenu === undefined ? (
          <Brand />
        ) : (
          <IconButton label={say('shell.nav.open')} onPress={onMenu}>
            <SidebarIcon />
          </IconButton>
        )
      }
      search={
        <AriaButton className={css.search ?? ''} onPress={onSearch} aria-keyshortcuts="Control+K">
          <SearchIcon />
          <span>{say('shell.search')}</span>
          <Kbd keys="Ctrl K" />
        </AriaButton>
      }
      scope={range}
      actions={
        <>
          {bell}
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
          <LanguageSwitch languages={OFFERED} language={language} onChange={setLanguage} />
          <IconButton label={say('shell.help')} shortcut="?" onPress={onHelp}>
            <HelpIcon />
          </IconButton>
        </>
      }
    />
  );
}

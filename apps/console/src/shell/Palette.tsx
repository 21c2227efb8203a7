import type { routeWords } from '@casbah/messages/every-area';
import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import type { shellPaletteWords } from '@casbah/messages/shell';
import {
  type Command,
  type CommandGroup,
  CommandPalette,
} from '@casbah/widgets/command-palette/CommandPalette.tsx';
import { rankCommands } from '@casbah/widgets/command-palette/found.ts';
import { HelpIcon, LinkOutIcon, MoonIcon, SignOutIcon, SunIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import { GlobeIcon } from '@casbah/widgets/icons/icons.tsx';
import { PermissionContext, permissionState } from '@casbah/widgets/permission/permission-state.ts';
import { useNavigate } from '@tanstack/react-router';
import { use, useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { paletteEntries } from '../features/palettes.generated.ts';
import { useMayOpen } from '../request/permitted.ts';
import { useSession } from '../request/session.ts';
import { APP_ICONS } from '../routing/app-icons.ts';
import type { Shown } from '../routing/page-link.ts';
import { railLinkOf } from '../routing/rail-links.ts';
import { TABLE } from '../routing/table.ts';
import { targetOf } from '../routing/target.ts';
import { usePageName } from '../routing/usePageName.ts';
import { useWords } from '../words/useWords.ts';
import type { PaletteAction } from './palette-entries.ts';
import { palettePages } from './palette-pages.ts';
import { RAIL_LINKS } from './place-in-rail.ts';
import { recentIds, remember } from './recent-commands.ts';
import { usePreferences } from './usePreferences.ts';
import { useSignOut } from './useSignOut.ts';

/** Icons of individual pages, in addition to their app's. */
const PAGE_ICONS: ReadonlyMap<string, Icon> = new Map(
  paletteEntries.flatMap(({ icons = {} }) => Object.entries(icons)),
);
const ACTIONS: readonly Shown<PaletteAction>[] = paletteEntries.flatMap(({ actions = [] }) => actions);
const SEARCHES = paletteEntries.flatMap(({ searches = [] }) => searches);
const THEMES = ['light', 'dark', 'system'] as const;
/** Results shown per kind, out of those fetched: the server sorts by traffic, the palette by name. */
const HITS = 6;
const LOOKED_UP = 24;

interface PaletteProps {
  /** Text typed before the palette loaded. */
  firstText: string;
  onThere: () => void;
  onClose: () => void;
  onHelp: () => void;
}

/**
 * Command palette (Ctrl K): pages, services, users and actions. Includes only what the person may open or
 * use.
 */
export function Palette({ open, ...props }: PaletteProps & { open: boolean }) {
  return open ? <OpenPalette {...props} /> : null;
}

function OpenPalette({ firstText, onThere, onClose, onHelp }: PaletteProps) {
  const say = useWords<typeof shellPaletteWords>();
  const pages = usePages();
  const actions: CommandGroup = {
    id: 'actions',
    label: say('palette.actions'),
    commands: useActions(onHelp),
  };
  const search = useLookup();
  useEffect(onThere, [onThere]);
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={[...pages, actions]}
      recent={recentIds()}
      firstText={firstText}
      onRan={({ id }) => remember(id)}
      search={search}
    />
  );
}

/** Built pages that the person may open, in sidebar order. */
function usePages(): readonly CommandGroup[] {
  const say = useWords<typeof shellPaletteWords>();
  const nameOf = usePageName();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const placeOf = (path: string): string => {
    const link = railLinkOf(path, RAIL_LINKS);
    if (link === undefined) return say('shell.account');
    return link.group === 'settings' ? say(link.words) : say(`shell.nav.${link.group}`);
  };
  const commands = palettePages(TABLE.routes, mayOpen).map((route): Command => {
    const { key, app, path } = route;
    const PageIcon = PAGE_ICONS.get(key) ?? APP_ICONS[app];
    const place = placeOf(path);
    return {
      id: `page-${key}`,
      label: nameOf({ route, params: {} }),
      detail: place,
      keywords: place,
      icon: <PageIcon />,
      onRun: () => void navigate({ to: targetOf(route, {}) }),
    };
  });
  return [{ id: 'pages', label: say('palette.pages'), commands }];
}

/** Actions available on any page. */
function useActions(onHelp: () => void): readonly Command[] {
  const say = useWords();
  const sayPage = useWords<typeof routeWords>();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  const states = use(PermissionContext);
  return [
    ...ACTIONS.filter(({ component }) => permissionState(states, component) === 'enabled').map(
      ({ id, words, icon: ActionIcon, to }): Command => ({
        id,
        label: sayPage(words),
        icon: <ActionIcon />,
        onRun: () => void navigate({ to }),
      }),
    ),
    ...THEMES.filter((one) => one !== theme).map(
      (one): Command => ({
        id: `theme-${one}`,
        label: say('shell.theme.use', { theme: say(`shell.theme.${one}`) }),
        icon: one === 'dark' ? <MoonIcon /> : <SunIcon />,
        onRun: () => setTheme(one),
      }),
    ),
    ...LANGUAGES.filter((one) => one !== language).map(
      (one): Command => ({
        id: `language-${one}`,
        label: say('widgets.language.use', { language: LANGUAGE_OF[one].name }),
        icon: <GlobeIcon />,
        onRun: () => setLanguage(one),
      }),
    ),
    { id: 'help', label: say('shell.help'), icon: <HelpIcon />, shortcut: '?', onRun: onHelp },
    {
      id: 'api',
      label: say('shell.account.api'),
      icon: <LinkOutIcon />,
      onRun: () => location.assign('/api'),
    },
    {
      id: 'sign-out',
      label: say('shell.account.signOut'),
      icon: <SignOutIcon />,
      onRun: () => void signOut(),
    },
  ];
}

/** Searches of the features; undefined without permission for any of them. */
function useLookup() {
  const say = useWords<typeof shellPaletteWords>();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
      const tools = { signal, limit: LOOKED_UP, say, formatMessage, navigate };
      const found = await Promise.all(
        SEARCHES.filter(({ permission }) => permissions.includes(permission)).map(({ find }) =>
          find(text, tools),
        ),
      );
      return found
        .flat()
        .map((group) => ({ ...group, commands: rankCommands(group.commands, text).slice(0, HITS) }));
    },
    [say, formatMessage, navigate, permissions],
  );
  return SEARCHES.some(({ permission }) => permissions.includes(permission)) ? search : undefined;
}

import { routeWords } from '@casbah/messages/every-area';
import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { shellPaletteWords } from '@casbah/messages/shell';
import { RISK_WORDS } from '@casbah/widgets/chip/RiskChip.tsx';
import {
  type Command,
  type CommandGroup,
  CommandPalette,
} from '@casbah/widgets/command-palette/CommandPalette.tsx';
import {
  AuditIcon,
  ClockIcon,
  HelpIcon,
  LinkOutIcon,
  MoonIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
  UsersIcon,
} from '@casbah/widgets/icons/frame-icons.tsx';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import { CloudIcon, GlobeIcon, ReportIcon, SourcesIcon } from '@casbah/widgets/icons/icons.tsx';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { call, optional } from '../request/api.ts';
import { useMayOpen } from '../request/permitted.ts';
import { useMay } from '../request/session.ts';
import { APP_ICONS } from '../routing/app-icons.ts';
import type { Route } from '../routing/route-table.ts';
import { TABLE } from '../routing/routes-of-apps.ts';
import { targetOf } from '../routing/target.ts';
import { usePageName } from '../routing/usePageName.ts';
import { useWords } from '../words/useWords.ts';
import { palettePages } from './palette-pages.ts';
import { recentIds, remember } from './recent-commands.ts';
import { usePreferences } from './usePreferences.ts';
import { useSignOut } from './useSignOut.ts';

/** Pages that have a picture of their own, beside that of their area. */
const PAGE_ICONS: Readonly<Record<string, Icon>> = {
  'audit.summary': ReportIcon,
  'audit.services': CloudIcon,
  'audit.users': UsersIcon,
  'audit.destinations': GlobeIcon,
  'audit.sites': AuditIcon,
  'audit.sources': SourcesIcon,
  'investigate.history': ClockIcon,
};
const THEMES = ['light', 'dark', 'system'] as const;
const HITS = 6;

interface PaletteProps {
  /** What was typed before this was there. */
  firstText: string;
  onThere: () => void;
  onClose: () => void;
  onHelp: () => void;
}

/** Ctrl K: pages, services, people, and what can be done on every page. Nothing that the person may not open or use. */
export function Palette({ open, ...props }: PaletteProps & { open: boolean }) {
  return open ? <OpenPalette {...props} /> : null;
}

function OpenPalette({ firstText, onThere, onClose, onHelp }: PaletteProps) {
  const say = useWords(shellPaletteWords);
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

/** The pages of the route table that the person may open: those that are built, and those to come. */
function usePages(): readonly CommandGroup[] {
  const say = useWords(shellPaletteWords);
  const nameOf = usePageName();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const { built, coming } = palettePages(TABLE.routes, mayOpen);
  const command = (route: Route): Command => {
    const { key, app, migrated } = route;
    const PageIcon = PAGE_ICONS[key] ?? APP_ICONS[app];
    const home = TABLE.homeOf(app) ?? route;
    const area = nameOf({ route: home, params: {} });
    return {
      id: `page-${key}`,
      label: nameOf({ route, params: {} }),
      detail: migrated ? area : say('palette.coming.detail', { area }),
      keywords: area,
      icon: <PageIcon />,
      onRun: () => void navigate({ to: targetOf(route, {}) }),
    };
  };
  return [
    { id: 'pages', label: say('palette.pages'), commands: built.map(command) },
    { id: 'coming', label: say('palette.coming'), commands: coming.map(command), last: true },
  ];
}

/** What can be done from any page. */
function useActions(onHelp: () => void): readonly Command[] {
  const say = useWords();
  const sayPage = useWords(routeWords);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  const adding = usePermission('sources.new');
  return [
    ...(adding === 'enabled'
      ? [
          {
            id: 'add-source',
            label: sayPage('route.audit.addSource'),
            icon: <SourcesIcon />,
            onRun: () => void navigate({ to: '/appAudit/sources' }),
          },
        ]
      : []),
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

/** Services and people, asked of the server; absent for those who may not see any. */
function useLookup() {
  const say = useWords();
  const sayPalette = useWords(shellPaletteWords);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayView = useMay('audit.view');
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
      const query = { q: text, limit: HITS, sort: '-requests' };
      const [services, people] = await Promise.all([
        optional(call('GET /audit/services', { query }, { signal }), { rows: [] }),
        optional(call('GET /audit/users', { query }, { signal }), { rows: [] }),
      ]);
      return [
        {
          id: 'services',
          label: sayPalette('palette.services'),
          commands: services.rows.map(({ id, name, category, level }) => ({
            id: `service-${id}`,
            label: name,
            detail: `${category} · ${formatMessage({ id: RISK_WORDS[level] })}`,
            icon: <CloudIcon />,
            onRun: () => void navigate({ to: '/appAudit/service/$id', params: { id } }),
          })),
        },
        {
          id: 'people',
          label: sayPalette('palette.people'),
          commands: people.rows
            .filter(({ user }) => user !== '')
            .map(({ user, services: used }) => ({
              id: `user-${user}`,
              label: user,
              detail: say('audit.count.services', { count: used }),
              icon: <UserIcon />,
              onRun: () => void navigate({ to: '/appAudit/user/$user', params: { user } }),
            })),
        },
      ];
    },
    [say, sayPalette, formatMessage, navigate],
  );
  return mayView ? search : undefined;
}

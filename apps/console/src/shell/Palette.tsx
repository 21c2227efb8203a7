import { LANGUAGE_OF, LANGUAGES } from '@casbah/messages/languages';
import { RISK_WORDS } from '@casbah/widgets/chip/RiskChip.tsx';
import {
  type Command,
  type CommandGroup,
  CommandPalette,
} from '@casbah/widgets/command-palette/CommandPalette.tsx';
import {
  AuditIcon,
  CloudIcon,
  GlobeIcon,
  HelpIcon,
  MoonIcon,
  ReportIcon,
  SignOutIcon,
  SourcesIcon,
  SunIcon,
  UserIcon,
  UsersIcon,
} from '@casbah/widgets/icons/icons.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { call, optional } from '../request/api.ts';
import { useWords } from '../words/useWords.ts';
import { usePreferences } from './usePreferences.ts';
import { useSignOut } from './useSignOut.ts';

const PAGES: readonly (readonly [
  'summary' | 'services' | 'users' | 'destinations' | 'sites' | 'sources',
  ReactNode,
])[] = [
  ['summary', <ReportIcon key="summary" />],
  ['services', <CloudIcon key="services" />],
  ['users', <UsersIcon key="users" />],
  ['destinations', <GlobeIcon key="destinations" />],
  ['sites', <AuditIcon key="sites" />],
  ['sources', <SourcesIcon key="sources" />],
];
const THEMES = ['light', 'dark', 'system'] as const;
const HITS = 6;

const KEY = 'casbah.recent';
const REMEMBERED = 5;

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Pages and actions; what was looked up is found again as fast. */
function remember(id: string): void {
  if (id.startsWith('service-') || id.startsWith('user-')) return;
  try {
    const ids = [id, ...remembered().filter((one) => one !== id)];
    localStorage.setItem(KEY, ids.slice(0, REMEMBERED).join(' '));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Ctrl K: pages, services, people and what the top bar can do. */
export function Palette({
  open,
  onClose,
  onHelp,
}: {
  open: boolean;
  onClose: () => void;
  onHelp: () => void;
}) {
  const say = useWords();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  const [recent, setRecent] = useState(remembered);

  const pages: CommandGroup = {
    id: 'pages',
    label: say('shell.palette.pages'),
    commands: PAGES.map(([page, icon]) => ({
      id: `page-${page}`,
      label: say(`audit.tab.${page}`),
      detail: say('shell.nav.audit'),
      icon,
      onRun: () => void navigate({ to: `/appAudit/${page}` }),
    })),
  };
  const actions: CommandGroup = {
    id: 'actions',
    label: say('shell.palette.actions'),
    commands: [
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
        id: 'sign-out',
        label: say('shell.account.signOut'),
        icon: <SignOutIcon />,
        onRun: () => void signOut(),
      },
    ],
  };

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
          label: say('shell.palette.services'),
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
          label: say('shell.palette.people'),
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
    [say, formatMessage, navigate],
  );

  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      groups={[pages, actions]}
      recent={recent}
      onRan={({ id }) => {
        remember(id);
        setRecent(remembered());
      }}
      search={search}
    />
  );
}

import { RISK_WORDS } from '@casbah/widgets/chip/RiskChip.tsx';
import type { CommandGroup } from '@casbah/widgets/command-palette/CommandPalette.tsx';
import { AuditIcon, UserIcon, UsersIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { CloudIcon, GlobeIcon, ReportIcon, TableIcon } from '@casbah/widgets/icons/icons.tsx';
import { call, optional } from '../../request/api.ts';
import type { PaletteEntries, SearchTools } from '../../shell/palette-entries.ts';

/** Services and users whose names contain the text. */
async function find(
  text: string,
  { signal, limit, say, formatMessage, navigate }: SearchTools,
): Promise<readonly CommandGroup[]> {
  const query = { q: text, limit, sort: '-requests' };
  const [services, people] = await Promise.all([
    optional(call('GET /audit/services', { query }, { signal }), { rows: [] }),
    optional(call('GET /audit/users', { query }, { signal }), { rows: [] }),
  ]);
  return [
    {
      id: 'services',
      label: say('palette.services'),
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
      label: say('palette.people'),
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
}

export const palette: PaletteEntries = {
  icons: {
    'audit.summary': ReportIcon,
    'audit.services': CloudIcon,
    'audit.users': UsersIcon,
    'audit.destinations': GlobeIcon,
    'audit.sites': AuditIcon,
    'audit.events': TableIcon,
  },
  searches: [{ permission: 'audit.view', find }],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { AuditIcon, MoonIcon, SignOutIcon, UsersIcon } from '../icons/frame-icons.tsx';
import { DashboardsIcon, SourcesIcon } from '../icons/icons.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { NameTile } from '../name-tile/NameTile.tsx';
import layout from '../story-layout.module.css';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup } from './command.ts';

const SERVICES = ['Dropbox', 'WeTransfer', 'ChatGPT', 'Google Drive', 'Notion', 'Slack'];

function Palette() {
  const [open, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [ran, setRan] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const run = (label: string) => () => setRan(label);
  const groups: CommandGroup[] = [
    {
      id: 'pages',
      label: 'Pages',
      commands: [
        { id: 'summary', label: 'Summary', detail: 'Audit', icon: <DashboardsIcon />, onRun: run('Summary') },
        { id: 'services', label: 'Services', detail: 'Audit', icon: <AuditIcon />, onRun: run('Services') },
        { id: 'users', label: 'Users', detail: 'Audit', icon: <UsersIcon />, onRun: run('Users') },
        {
          id: 'sources',
          label: 'Sources',
          detail: 'Audit',
          keywords: 'upload logs files',
          icon: <SourcesIcon />,
          onRun: run('Sources'),
        },
      ],
    },
    {
      id: 'actions',
      label: 'Actions',
      commands: [
        { id: 'dark', label: 'Use the dark theme', icon: <MoonIcon />, onRun: run('dark') },
        { id: 'out', label: 'Sign out', icon: <SignOutIcon />, shortcut: 'Q', onRun: run('out') },
      ],
    },
  ];
  return (
    <div className={layout.row}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Kbd keys="Ctrl K" />
      <output data-testid="ran">{ran}</output>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        groups={groups}
        recent={recent}
        onRan={(command) => setRecent([command.id, ...recent.filter((id) => id !== command.id)])}
        search={async (text) => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          return [
            {
              id: 'found',
              label: 'Services in use',
              commands: SERVICES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map(
                (name) => ({
                  id: `service ${name}`,
                  label: name,
                  detail: 'Cloud storage',
                  icon: <NameTile name={name} />,
                  onRun: run(name),
                }),
              ),
            },
          ];
        }}
      />
    </div>
  );
}

const meta: Meta = { title: 'Places/Command palette', id: 'command-palette' };
export default meta;

export const PagesActionsAndWhatIsLookedUp: StoryObj = {
  name: 'Pages, actions and what is looked up',
  render: () => <Palette />,
};

import { expect, test } from 'vitest';
import { findCommands, rankCommands, recentGroup } from './found.ts';

const command = (id: string, label: string, keywords?: string) => ({
  id,
  label,
  keywords,
  onRun: () => undefined,
});
const GROUPS = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      command('services', 'Services'),
      command('users', 'Users'),
      command('sources', 'Sources', 'upload logs'),
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [command('dark', 'Use the dark theme', 'night'), command('out', 'Sign out')],
  },
];
const ids = (typed: string) =>
  findCommands(GROUPS, typed).groups.map((group) => group.commands.map((one) => one.command.id));

test('before typing, everything is shown in order', () => {
  expect(ids('')).toEqual([
    ['services', 'users', 'sources'],
    ['dark', 'out'],
  ]);
});

test('the group with the best hit comes first', () => {
  expect(ids('dark')[0]).toEqual(['dark']);
  expect(ids('us')[0]?.[0]).toBe('users');
});

test('keywords are found, too, after labels', () => {
  expect(ids('upload')).toEqual([['sources']]);
  expect(ids('night')).toEqual([['dark']]);
  expect(ids('zzz')).toEqual([]);
});

test('a word prefix beats scattered letters in any group', () => {
  const groups = [
    {
      id: 'pages',
      label: 'Pages',
      commands: [command('policy', 'Passwords, sessions, MFA'), command('tags', 'Tags')],
    },
    { id: 'actions', label: 'Actions', commands: [command('theme', 'Theme: Passing')] },
  ];
  const found = findCommands(groups, 'pass');
  expect(found.groups.flatMap(({ commands }) => commands.map((one) => one.command.id))).toEqual([
    'policy',
    'theme',
  ]);
  const scattered = findCommands(groups, 'psm');
  expect(scattered.groups).toEqual([]);
  expect(scattered.weak.map(({ id }) => id)).toEqual(['pages']);
});

test('of looked-up results, names that start with the text come first', () => {
  const names = ['SweetTransfer', 'My WeTransfer', 'WeTransfer', 'Other'];
  const ranked = rankCommands(
    names.map((name) => command(name, name)),
    'wet',
  );
  expect(ranked.map(({ id }) => id)).toEqual(['WeTransfer', 'My WeTransfer', 'SweetTransfer', 'Other']);
});

test('recent commands are a group, without missing ones', () => {
  expect(
    recentGroup(GROUPS, ['out', 'gone', 'users'], 'Recent')?.commands.map((one) => one.command.id),
  ).toEqual(['out', 'users']);
  expect(recentGroup(GROUPS, ['gone'], 'Recent')).toBeUndefined();
});

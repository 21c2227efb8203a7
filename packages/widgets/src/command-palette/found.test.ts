import { expect, test } from 'vitest';
import { findCommands, recentGroup } from './found.ts';

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

test('before anything is typed, everything is there in its order', () => {
  expect(ids('')).toEqual([
    ['services', 'users', 'sources'],
    ['dark', 'out'],
  ]);
});

test('the group with the best hit comes first', () => {
  expect(ids('dark')[0]).toEqual(['dark']);
  expect(ids('us')[0]?.[0]).toBe('users');
});

test('other words find it too, after the labels', () => {
  expect(ids('upload')).toEqual([['sources']]);
  expect(ids('night')).toEqual([['dark']]);
  expect(ids('zzz')).toEqual([]);
});

test('a group that stands last does so however well it fits, and waits for something to be typed', () => {
  const groups = [
    { id: 'coming', label: 'Coming', commands: [command('policies', 'Policies')], last: true as const },
    { id: 'pages', label: 'Pages', commands: [command('help', 'Open place of ice')] },
  ];
  const found = findCommands(groups, 'policies');
  expect(found.last.map(({ id }) => id)).toEqual(['coming']);
  expect(findCommands(groups, 'p').groups.map(({ id }) => id)).toEqual(['pages']);
  expect(findCommands(groups, '').last).toEqual([]);
});

test('the last ones are a group, without those that are gone', () => {
  expect(
    recentGroup(GROUPS, ['out', 'gone', 'users'], 'Recent')?.commands.map((one) => one.command.id),
  ).toEqual(['out', 'users']);
  expect(recentGroup(GROUPS, ['gone'], 'Recent')).toBeUndefined();
});

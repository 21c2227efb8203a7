import { expect, test } from 'vitest';
import { groupsOf, linesOf } from './group-lines.ts';

const PROFILES = [
  { id: 'p-1', name: 'Owners' },
  { id: 'p-2', name: 'Readers of logs' },
];

test("writes one group per line, with the profile's name", () => {
  const groups = [
    { group: 'ops', profile: 'p-1' },
    { group: 'cn=log,ou=it', profile: 'p-2' },
  ];
  const lines = 'ops = Owners\ncn=log,ou=it = Readers of logs';
  expect(linesOf(groups, PROFILES)).toBe(lines);
  expect(groupsOf(`\n${lines}\n`, PROFILES)).toEqual(groups);
  expect(groupsOf('ops=owners', PROFILES)).toEqual([groups[0]]);
});

test('a line without a group, without a profile or with an unknown profile is reported', () => {
  for (const lines of ['ops', '= Owners', 'ops = Nobody', 'ops ='])
    expect(groupsOf(lines, PROFILES), lines).toBeUndefined();
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verb } from './policies.ts';
import { runVerb } from './test-run-verb.ts';

const POLICIES = `policies:
  - type: filexfer
    name: Cards
    severity: high
    condition: activity = upload and content = "Payment cards"
    exclude: [{ kind: group, value: Payments }]
    schedule: { time_zone: UTC, windows: [{ days: [1], from: "08:00", to: "18:00" }] }
    responses: [{ kind: block }, { kind: ticket, destination: Tickets }]
`;
const CASES = `cases:
  - name: Cards stay inside
    type: filexfer
    time: 2026-11-23T09:00:00Z
    facts: { activity: upload, content: [Payment cards] }
    outcome: block
    policies: [Cards]
  - name: The payments team may upload
    type: filexfer
    time: 2026-11-23T09:00:00Z
    facts: { activity: upload, content: [Payment cards], group: [Payments] }
    outcome: allow
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-policies-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function testCases(cases: string, policies = POLICIES) {
  const [casesFile, policiesFile] = [join(folder, 'cases.yaml'), join(folder, 'policies.yaml')];
  await writeFile(casesFile, cases);
  await writeFile(policiesFile, policies);
  return runVerb(verb, 'test', casesFile, '--policies', policiesFile);
}

test('cases are decided by a file of policies, without a server', async () => {
  expect(await testCases(CASES)).toEqual({ code: 0, stdout: '', stderr: '2 of 2 cases as expected\n' });
});

test('a case that comes out differently is printed and sets the exit code', async () => {
  const sunday = CASES.replace('2026-11-23', '2026-11-22');
  const { code, stdout, stderr } = await testCases(sunday);
  expect([code, stderr]).toEqual([1, '1 of 2 cases as expected\n']);
  expect(JSON.parse(stdout)).toEqual({
    name: 'Cards stay inside',
    mismatches: [
      { part: 'outcome', expected: 'block', found: 'allow' },
      { part: 'policies', expected: ['Cards'], found: [] },
    ],
  });
});

test('what is wrong with a file or the usage is said', async () => {
  const wrong = async (...given: Parameters<typeof testCases>) => {
    const { code, stderr } = await testCases(...given);
    return [code, stderr];
  };
  expect(await wrong('cases: [')).toEqual([2, expect.stringContaining('Line 1 of the cases')]);
  expect(await wrong('cases: []')).toEqual([2, expect.stringContaining("The cases can't be used")]);
  expect(await wrong(CASES, POLICIES.replace('activity', 'detector'))).toEqual([
    2,
    expect.stringContaining('condition: field'),
  ]);
  expect((await runVerb(verb, 'test', join(folder, 'nowhere.yaml'))).stderr).toContain('nowhere.yaml');
  for (const args of [[], ['forget', 'it'], ['diff'], ['diff', 'a', 'b'], ['export', '--colour']])
    expect([args, (await runVerb(verb, ...args)).code]).toEqual([args, 2]);
});

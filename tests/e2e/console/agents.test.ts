import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { type Heartbeat, heartbeat } from '@casbah/contract/agents';
import { userTokenOf } from '@casbah/domain/user-token';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin } from './console.ts';
import { logOf, threeDays } from './logs.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
/** The token that an agent put in place of a name. */
const TOKEN = tokenOf('omar.haddad');

function tokenOf(user: string): string {
  return userTokenOf(createHash('sha256').update(user).digest('hex'));
}

beforeAll(async () => {
  console = await Console.inOperatorCompany();
  const person = await console.sysadmin();
  const source = await person.source('Casablanca proxy');
  const visits = threeDays().map((visit) => ({ ...visit, user: tokenOf(visit.user) }));
  await person.upload(source, 'main.log', logOf(visits));
  const { token } = await person.client.call('POST /admin/datasources/{id}/tokens', {
    params: { id: source },
  });
  const beat = async (said: Partial<Heartbeat>) => {
    const body = heartbeat.parse({
      id: crypto.randomUUID(),
      name: 'proxy-casablanca',
      type: 'collect',
      version: '0.1.0',
      platform: 'linux x64',
      delivered_bytes: 52_000_000,
      spooled_bytes: 0,
      held_back_lines: 3,
      problem: null,
      ...said,
    });
    const answer = await person.fetch(`/ingest/${source}/heartbeat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  await beat({ users: 'tokens' });
  await beat({
    name: 'proxy-lyon',
    version: '0.0.9',
    problem: "Permission denied for /var/log/squid. Grant read access to the agent's user.",
  });
  await beat({ name: 'proxy-tangier', delivered_bytes: 0 });
  opened = await console.open('/ui/appAudit/sources');
  page = opened.page;
});
afterAll(async () => {
  await opened?.close();
  await console?.close();
});

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

test('Sources lists the agents, how they stand and what is in their way; one is taken off the list', async () => {
  const agents = main()
    .getByRole('grid', { name: 'Agents' })
    .or(main().getByRole('table', { name: 'Agents' }));
  const rowOf = (name: string) => agents.getByRole('row').filter({ hasText: name });
  await rowOf('proxy-casablanca').getByText('Alive').waitFor();
  await rowOf('proxy-casablanca').getByText('users as tokens', { exact: false }).waitFor();
  await rowOf('proxy-lyon').getByText('Outdated').waitFor();
  await main().getByText('Permission denied for /var/log/squid', { exact: false }).waitFor();
  await rowOf('proxy-tangier').getByText('New', { exact: true }).waitFor();
  await main().getByText('3 of 20').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await rowOf('proxy-tangier').getByRole('button', { name: 'Delete proxy-tangier' }).click();
  await rowOf('proxy-tangier')
    .getByRole('group', { name: 'Delete proxy-tangier?' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await main().getByText('2 of 20').waitFor();
});

test('senders of syslog are named, wrongly and rightly, and what comes is counted', async () => {
  await main().getByRole('button', { name: 'Change senders' }).click();
  await dialog().getByRole('button', { name: 'Add sender' }).click();
  await dialog().getByLabel('IP address or network').fill('10.300.0.0/16');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText('Enter an IP address, or a network such as 10.1.0.0/16.').waitFor();
  await dialog().getByLabel('IP address or network').fill('127.0.0.0/8');
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'detached' });
  await main().getByText('127.0.0.0/8').waitFor();
  const socket = connect({ host: '127.0.0.1', port: inject('casbah').syslogPort });
  socket.end('<134>Nov 20 08:14:22 fw-lyon test: hello\n');
  await main().getByText('1 line', { exact: true }).waitFor();
});

test('people that agents replaced are marked, with why, and how their name is found [PF-P020]', async () => {
  const why = 'the agent replaced the name before sending, and Casbah can’t reach the agent to look it up';
  await goWithin(page, '/ui/appAudit/users');
  const row = main().getByRole('row').filter({ hasText: TOKEN });
  await row.getByTitle(why, { exact: false }).waitFor();
  await goWithin(page, `/ui/appAudit/user/${TOKEN}`);
  const whose = main().getByRole('button', { name: 'Whose token is this?' });
  await whose.focus();
  await page.getByRole('tooltip').getByText(why, { exact: false }).waitFor();
  await whose.click();
  await dialog().getByText('proxy-casablanca (Casablanca proxy)', { exact: false }).waitFor();
  await dialog().getByText(`grep ${TOKEN}`, { exact: false }).waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
});

test('a company takes lines only without names, from one switch [PF-K050]', async () => {
  await goWithin(page, '/ui/settings/anonymisation');
  const onlyTokens = main().getByRole('switch', { name: /Require agents to replace names/ });
  expect(await onlyTokens.isChecked()).toBe(false);
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await onlyTokens.press('Space');
  expect((await kept).ok()).toBe(true);
  await goWithin(page, '/ui/settings/anonymisation');
  await expect.poll(() => onlyTokens.isChecked()).toBe(true);
  expect(opened.complaints).toEqual([]);
});

import { expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

test.each([
  ['/#/deviceGuestClient', 'Whose device is this?'],
  ['/#/deviceClientPending', 'This device waits for approval'],
  ['/#/deviceClientBlock', 'This device was blocked'],
])('%s is “%s” [PL-R024] [PL-R025] [PL-R026]', async (path, heading) => {
  expect((await showPage(path)).heading).toBe(heading);
});

test.each([
  ['success', 'The app is connected'],
  ['pending', 'The app is being connected'],
  ['denied', 'The app has refused the access'],
  ['expired', 'Connecting took too long'],
  ['E42', 'The app could not be connected'],
])('how connecting an app ended: %s [PL-R027]', async (code, title) => {
  const { heading, text, html } = await showPage(`/#/connectorstatus?code=${code}&app=%3Cb%3EBox`);
  expect(heading).toBe(title);
  expect(text).toContain('App: <b>Box');
  expect(html).not.toContain('<b>Box');
});

test('the installed agent has a page [PL-R036]', async () => {
  expect((await showPage('/#/reachInstall')).heading).toBe('The agent is installed');
});

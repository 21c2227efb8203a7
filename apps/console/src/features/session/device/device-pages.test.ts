import { expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

test.each([
  ['/#/deviceGuestClient', 'Whose device is this?'],
  ['/#/deviceClientPending', 'Device waiting for approval'],
  ['/#/deviceClientBlock', 'Device blocked'],
])('%s is “%s” [PL-R024] [PL-R025] [PL-R026]', async (path, heading) => {
  expect((await showPage(path)).heading).toBe(heading);
});

test.each([
  ['success', 'App connected'],
  ['pending', 'Connecting the app'],
  ['denied', 'The app refused access'],
  ['expired', 'Connection timed out'],
  ['E42', 'Couldn’t connect the app'],
])('result of connecting an app: %s [PL-R027]', async (code, title) => {
  const { heading, text, html } = await showPage(`/#/connectorstatus?code=${code}&app=%3Cb%3EBox`);
  expect(heading).toBe(title);
  expect(text).toContain('App: <b>Box');
  expect(html).not.toContain('<b>Box');
});

test('has a page for the installed agent [PL-R036]', async () => {
  expect((await showPage('/#/reachInstall')).heading).toBe('Agent installed');
});

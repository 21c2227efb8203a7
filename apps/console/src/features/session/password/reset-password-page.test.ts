import { expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

const at = (query: string) =>
  showPage(`/#/resetpassword?ctx=abc&email=${encodeURIComponent('lina@atlasfoods.example')}&${query}`);

test.each([
  ['set=1', 'Set Password', 'PL-S018', false],
  ['set=2', 'Change Password', 'PL-S019', true],
  ['set=5', 'Change Password', 'PL-S020', true],
  ['set=3', 'Reset Password', 'PL-S021', false],
  ['t=Atlas&tid=1&d=2', 'Reset Password', 'PL-R018', false],
] as const)('%s: %s [%s]', async (query, title, _row, asksForOld) => {
  const { heading, html } = await at(query);
  expect(heading).toBe(title);
  expect(/<input[^>]+autoComplete="current-password"/i.test(html)).toBe(asksForOld);
});

test('set=5 explains why a new password is needed [PL-S020]', async () => {
  const { intro, text } = await at('set=5');
  expect(intro).toContain('Choose your own password to continue');
  expect(text).toContain('Current Password');
});

test('an incomplete URL explains how to get a complete one', async () => {
  const { intro, actions } = await showPage('/#/resetpassword');
  expect(intro).toContain('This link is incomplete.');
  expect(actions).toContain('Request new link');
});

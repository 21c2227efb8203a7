import { describe, expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

describe('errors of single sign-on', () => {
  test.each([
    ['10', 'PL-X027', /sent a response that Casbah couldn’t accept/],
    ['11', 'PL-X028', /No company matches this address/],
    ['12', 'PL-X029', /hasn’t set up single sign-on/],
    ['13', 'PL-X030', /single sign-on is misconfigured/],
    ['14', 'PL-X031', /doesn’t belong to a sign-in started in this browser/],
    ['99', 'PL-X032', /needs its own window/],
  ] as const)('code %s has its own message [%s] [PL-R022]', async (code, _row, words) => {
    const { intro, text } = await showPage(`/#/ssoerror?code=${code}&error=not%20shown`);
    expect(intro).toMatch(words);
    expect(text).not.toContain('not shown');
  });

  test('an unknown code shows the text from the URL, as text [PL-R022]', async () => {
    const { intro, html } = await showPage(
      `/#/ssoerror?code=7&error=${encodeURIComponent('<b>Certificate</b> has ended')}`,
    );
    expect(intro).toBe('<b>Certificate</b> has ended');
    expect(html).not.toContain('<b>Certificate');
  });
});

test('has a page for a missing permission [PL-R032]', async () => {
  expect((await showPage('/#/permission')).heading).toBe('You don’t have access');
});

test('an expired link offers a new one [PL-R033]', async () => {
  const { heading, html } = await showPage('/#/linkexpire');
  expect(heading).toBe('This link no longer works');
  expect(html).toContain('href="#/forgotpassword"');
});

test('has a page for a sent verification email [PL-R037]', async () => {
  expect((await showPage('/#/autoInvite')).text).toContain('A verification email was sent to you.');
});

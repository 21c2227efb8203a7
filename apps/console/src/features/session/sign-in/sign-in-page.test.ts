import { expect, test } from 'vitest';
import { showPage } from '../shown-page.tsx';

const BRANCH = { id: '1', name: 'Branch', type: 'saml', login_url: '/saml2/login?idp=1' } as const;

test.each([
  [
    'show_unpw_login=false',
    'PL-S024',
    ['Continue with SAML', 'Continue with Branch', 'Continue with OpenID Connect'],
  ],
  ['show_sso_login=false', 'PL-S023', ['Sign in', 'Continue with OpenID Connect']],
  ['show_oidc_login=false', 'PL-S026', ['Sign in', 'Continue with Branch', 'Continue with SAML']],
  ['force_oidc_login=true', 'PL-S030', ['Continue with OpenID Connect']],
] as const)('%s leaves only these sign-in methods [%s]', async (query, _row, names) => {
  const { actions } = await showPage(`/#/?${query}`, { providers: [BRANCH] });
  expect(
    actions.filter((text) => /^(Continue|Sign in$)/.test(text) && text !== 'Continue with passkey'),
  ).toEqual(names);
});

test('show_partner_login=false offers no partner sign-in [PL-S025]', async () => {
  expect((await showPage('/#/')).actions).toContain('Partner sign-in');
  expect((await showPage('/#/?show_partner_login=false')).actions).not.toContain('Partner sign-in');
});

test('fills in the email from the URL [PL-S028]', async () => {
  const { html } = await showPage('/#/?email=nadia%40atlasfoods.example');
  expect(html).toMatch(/<input[^>]+type="email"[^>]+value="nadia@atlasfoods.example"/);
});

test('has no navigation [WD-S004]', async () => {
  expect((await showPage('/#/')).html).not.toMatch(/<nav|role="navigation"/);
});

import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'login.home', path: '/appLogin', permission: 'session.use', legacy: '#/' },
  { key: 'login.multiFactor', path: '/appLogin/multi-factor', permission: 'session.use', legacy: '#/mfa' },
  {
    key: 'login.forgotPassword',
    path: '/appLogin/forgotpassword',
    permission: 'session.use',
    legacy: '#/forgotpassword',
  },
  {
    key: 'login.resetPassword',
    path: '/appLogin/resetpassword',
    permission: 'session.use',
    legacy: '#/resetpassword',
  },
];

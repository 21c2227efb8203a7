import { COMPANY } from '../../system/casbah.ts';
import type { Colleague } from './company.ts';

const admin = { name: 'Somebody', role: 'admin' } as const;
const settingsAdmin = {
  email: 'settings@atlasfoods.example',
  name: 'Salma Settings',
  role: 'admin',
  grants: [{ area: 'settings', actions: ['view', 'modify'] }],
} as const satisfies Colleague;
const enduser = (first: string, last: string): Colleague => ({
  email: `${first.toLowerCase()}@atlasfoods.example`,
  name: `${first} ${last}`,
  role: 'enduser',
});
const sysadminOfTwoDays = (first: string, last: string): Colleague => ({
  email: `${first.toLowerCase()}@atlasfoods.example`,
  name: `${first} ${last}`,
  role: 'sysadmin',
  days: 2,
});

/**
 * People of companies in the Casbah that all files share, who are there before it starts: it costs next to nothing, and some of
 * it, such as the age of an account, can't be had over the wire. Each cast is one file’s, and has the company’s password.
 */
export const CASTS = {
  'access-profiles': [
    enduser('Hanan', 'Holder'),
    settingsAdmin,
    {
      email: 'olga@north-it.example',
      name: 'Olga Operator',
      role: 'sysadmin',
      company: { name: 'North IT', settings: [] },
    },
  ],
  /** Who approves has held the right for a day. */
  anonymisation: [sysadminOfTwoDays('Samir', 'Second')],
  'identity-providers': [
    {
      email: 'colleague@badwolf.org',
      name: 'Colleague',
      role: 'enduser',
      domains: ['badwolf.org', 'providers.example'],
    },
  ],
  notices: [sysadminOfTwoDays('Amina', 'Asking'), sysadminOfTwoDays('Salma', 'Approving')],
  passwords: [
    { ...admin, email: 'fatima@atlasfoods.example' },
    { ...admin, email: 'omar@atlasfoods.example' },
  ],
  'second-factor': [enduser('Amina', 'Idrissi'), enduser('Hassan', 'Amrani'), enduser('Latifa', 'Naciri')],
  'sign-in': [
    { ...admin, email: 'lina@atlasfoods.example', mustChange: true },
    { ...admin, email: 'youssef@atlasfoods.example', isActive: false },
    { ...admin, email: 'samir@rif.example', domains: ['branch.example'] },
    { ...admin, email: 'samir@rif.example', company: { name: 'Rif Trading', settings: [] } },
    { ...admin, email: 'pia@partner.example', partnerCode: 'rif' },
    {
      ...admin,
      email: 'omar@fenced.example',
      company: { name: 'Fenced', settings: [['security', 'ip_allow_list', ['203.0.113.0/24']]] },
    },
    {
      ...admin,
      email: 'old@expired.example',
      days: 40,
      company: { name: 'Expired', settings: [['security', 'password_expiry_days', 30]] },
    },
  ],
  sso: [
    settingsAdmin,
    // Each active sysadmin has an address of the domain that is led to a provider.
    { email: COMPANY.email, name: COMPANY.name, role: 'sysadmin', isActive: false },
    { email: 'sanaa@sso.example', name: 'Sanaa Sysadmin', role: 'sysadmin', domains: ['sso.example'] },
  ],
} as const satisfies Record<string, readonly Colleague[]>;

export type CastName = keyof typeof CASTS;

import { removeEndedLinks } from '@casbah/stores/control/links/one-time-links';
import { removeOldCounts } from '@casbah/stores/control/mail/hourly-counts';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { passwordHandlers } from './routes.ts';
import { PasswordService, passwordPage } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** URL of the page that sets a password. */
    passwordPage: typeof passwordPage;
  }
}

export const passwordArea = area({
  name: 'password',
  needs: [
    'control',
    'clock',
    'queueMail',
    'afterwards',
    'newPasswords',
    'knownBrowsers',
    'lockout',
    'forcedSignOn',
  ],
  gives: ['passwordPage'],
  build({ control, clock, newPasswords, knownBrowsers, forcedSignOn, ...parts }) {
    const service = new PasswordService({
      ...parts,
      control,
      clock,
      rules: newPasswords,
      // A password link would bypass the company's identity provider.
      signsInElsewhere: async (tx, account) =>
        !account.is_db_login_allowed || !(await forcedSignOn.mayUsePassword(tx, account)),
    });
    return {
      handlers: passwordHandlers({ service, knownBrowsers }),
      jobs: [
        cleanup('password', { control, clock }, async (tx, now) => {
          await removeEndedLinks(tx, now);
          await removeOldCounts(tx, now);
        }),
      ],
      provides: { passwordPage },
    };
  },
});

import { area } from '../areas/define.ts';
import { inviteBy } from './invitation.ts';
import { UserPasswords } from './passwords.ts';
import { UserReads } from './reads.ts';
import { userResource } from './resource.ts';
import { usersHandlers } from './routes.ts';
import { UsersService } from './service.ts';
import { UserSessions } from './sessions.ts';

/** Accounts of a company, their passwords and sessions. */
export const usersArea = area({
  name: 'users',
  needs: [
    'control',
    'clock',
    'newPasswords',
    'ownSessions',
    'lockout',
    'queueMail',
    'letterTo',
    'passwordPage',
  ],
  build({ control, clock, newPasswords, ownSessions, lockout, ...mail }) {
    const reads = new UserReads({ control, clock });
    const service = new UsersService({
      control,
      clock,
      reads,
      unlock: lockout.unlock,
      invite: inviteBy({ clock, ...mail }),
    });
    return {
      handlers: usersHandlers({
        reads,
        service,
        passwords: new UserPasswords({ control, clock, reads, service, newPasswords }),
        sessions: new UserSessions({ control, clock, reads, sessions: ownSessions }),
      }),
      resources: userResource({ reads, service }),
    };
  },
});

import type { AccountMenuProps } from '@casbah/widgets/account-menu/AccountMenu.tsx';
import { LinkOutIcon, SignOutIcon, UserIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { useSignOut } from './useSignOut.ts';

/** Account menu of the signed-in person: name, company, role and sign-out. */
export function useAccount(): Pick<AccountMenuProps, 'session' | 'label' | 'choices'> {
  const say = useWords();
  const { userName, user_email, tenantName, role } = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return {
    session: { name: userName, email: user_email, tenant: tenantName, role: say(`shell.role.${role}`) },
    label: say('shell.account'),
    choices: [
      {
        id: 'profile',
        label: say('shell.account.profile'),
        icon: <UserIcon />,
        onChoose: () => void navigate({ to: '/appAccount/profile' }),
      },
      {
        id: 'api',
        label: say('shell.account.api'),
        icon: <LinkOutIcon />,
        onChoose: () => location.assign('/api'),
      },
      {
        id: 'sign-out',
        label: say('shell.account.signOut'),
        icon: <SignOutIcon />,
        onChoose: () => void signOut(),
      },
    ],
  };
}

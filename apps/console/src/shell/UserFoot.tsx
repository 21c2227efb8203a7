import { LinkOutIcon, SignOutIcon } from '@casbah/widgets/icons/icons.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { Button } from 'react-aria-components/Button';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { Choices } from './Choices.tsx';
import css from './Rail.module.css';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in, where, as what; and the way out. */
export function UserFoot() {
  const say = useWords();
  const session = useSession();
  const signOut = useSignOut();
  const name = session.userName === '' ? session.user_email : session.userName;
  return (
    <div className={css.foot}>
      <Choices
        label={say('shell.account')}
        heading={session.user_email}
        placement="top start"
        trigger={
          <Button className={css.person ?? ''}>
            <NameTile name={name} person size={22} />
            <span className={css.who}>
              <strong>{name}</strong>
              <small>
                {session.tenantName} · {say(`shell.role.${session.role}`)}
              </small>
            </span>
          </Button>
        }
        choices={[
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
        ]}
      />
    </div>
  );
}

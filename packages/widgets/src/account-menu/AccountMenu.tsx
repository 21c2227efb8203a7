import { Button } from 'react-aria-components/Button';
import { type Choice, Choices } from '../choices/Choices.tsx';
import { NameTile } from '../name-tile/NameTile.tsx';
import css from './AccountMenu.module.css';

/** What the frame says of the session, in words: it is handed it and asks no one. */
export interface FrameSession {
  /** The person's name; if empty, their email is shown. */
  name: string;
  email: string;
  role: string;
  tenant: string;
}

export interface AccountMenuProps {
  session: FrameSession;
  /** The name of what opens, for screen readers. */
  label: string;
  choices: readonly Choice[];
  placement?: 'bottom end' | 'top start';
}

/** Who is signed in, where, as what; and what may be done about it. */
export function AccountMenu({ session, label, choices, placement = 'bottom end' }: AccountMenuProps) {
  const { email, role, tenant } = session;
  const name = session.name === '' ? email : session.name;
  return (
    <Choices
      label={label}
      heading={email}
      placement={placement}
      choices={choices}
      trigger={
        <Button className={css.person ?? ''}>
          <NameTile name={name} colourOf={email} person size={22} />
          <span className={css.who}>
            <strong>{name}</strong>
            <small>
              {tenant} · {role}
            </small>
          </span>
        </Button>
      }
    />
  );
}

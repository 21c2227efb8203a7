import { Button } from 'react-aria-components/Button';
import { type Choice, Choices } from '../choices/Choices.tsx';
import { NameTile } from '../name-tile/NameTile.tsx';
import css from './AccountMenu.module.css';

/** Session data for the frame, already formatted as text. */
export interface FrameSession {
  /** The person's name; if empty, their email is shown. */
  name: string;
  email: string;
  role: string;
  tenant: string;
}

export interface AccountMenuProps {
  session: FrameSession;
  /** Accessible name of the menu. */
  label: string;
  choices: readonly Choice[];
  placement?: 'bottom end' | 'top start';
}

/** Menu with the signed-in person, company and role, and account actions. */
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

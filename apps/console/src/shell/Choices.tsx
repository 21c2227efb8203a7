import { CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { Popover } from '@casbah/widgets/popover/Popover.tsx';
import type { ReactElement, ReactNode } from 'react';
import css from './Choices.module.css';

export interface Choice {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The one in force; absent where it is an action, not a choice. */
  chosen?: boolean | undefined;
  onChoose: () => void;
}

/** A button with a few things to choose below it. Lighter than a menu: the frame of every page waits for it. */
export function Choices({
  trigger,
  label,
  heading,
  choices,
  placement = 'bottom end',
}: {
  trigger: ReactElement;
  label: string;
  heading?: ReactNode;
  choices: readonly Choice[];
  placement?: 'bottom end' | 'top start';
}) {
  return (
    <Popover trigger={trigger} label={label} placement={placement}>
      {(close) => (
        <div className={css.choices}>
          {heading === undefined ? null : <p className={css.heading}>{heading}</p>}
          <ul>
            {choices.map(({ id, label: name, icon, chosen, onChoose }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.choice}
                  aria-pressed={chosen}
                  onClick={() => {
                    close();
                    onChoose();
                  }}
                >
                  <span className={css.icon}>{chosen === true ? <CheckIcon size={14} /> : icon}</span>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}

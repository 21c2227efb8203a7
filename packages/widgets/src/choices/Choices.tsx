import type { ReactElement, ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import css from './Choices.module.css';

export interface Choice {
  id: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  icon?: ReactNode;
  /** Whether it is the current choice; absent for actions. */
  chosen?: boolean | undefined;
  onChoose: () => void;
}

export interface ChoicesProps {
  trigger: ReactElement;
  label: string;
  heading?: ReactNode;
  choices: readonly Choice[];
  placement?: 'bottom end' | 'top start';
}

/** A button with a small list of choices. Lighter than a menu, because every page's frame loads it. */
export function Choices({ trigger, label, heading, choices, placement = 'bottom end' }: ChoicesProps) {
  return (
    <Popover trigger={trigger} label={label} placement={placement}>
      {(close) => (
        <div className={css.choices}>
          {heading === undefined ? null : <p className={css.heading}>{heading}</p>}
          <ul>
            {choices.map(({ id, label: name, lang, icon, chosen, onChoose }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.choice}
                  lang={lang}
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

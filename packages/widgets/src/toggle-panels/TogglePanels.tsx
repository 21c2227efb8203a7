import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import css from './TogglePanels.module.css';

export interface TogglePanel {
  id: string;
  title: string;
  content: ReactNode;
}

/** Buttons that slide panels in; opening one closes the others. */
export function TogglePanels({ panels }: { panels: readonly TogglePanel[] }) {
  const [open, setOpen] = useState<string>();
  const base = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what is open from wherever the focus is within.
    <div
      className={css.panels}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === undefined) return;
        event.stopPropagation();
        setOpen(undefined);
      }}
    >
      <div className={css.buttons}>
        {panels.map(({ id, title }) => (
          <Button
            key={id}
            aria-expanded={open === id}
            aria-controls={`${base}-${id}`}
            onPress={() => setOpen(open === id ? undefined : id)}
          >
            {title}
          </Button>
        ))}
      </div>
      <div className={css.place}>
        {panels.map(({ id, title, content }) => (
          <section
            key={id}
            id={`${base}-${id}`}
            aria-label={title}
            className={css.panel}
            data-open={open === id}
            inert={open !== id}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

import { ArchMark } from '@casbah/widgets/icons/ArchMark.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSessionWords } from '../../words/useWords.ts';
import { useBeginning } from './beginning.ts';
import { GateArt } from './GateArt.tsx';
import { SessionFoot } from './SessionFoot.tsx';
import css from './SessionFrame.module.css';

/** Layout of every page before sign-in: text on plaster, beside the gate. */
export function SessionFrame({
  heading,
  intro,
  state,
  gate = 'open',
  children,
}: {
  heading: string;
  intro?: ReactNode;
  /** Above the heading: the page's state in a word. */
  state?: ReactNode;
  /** Closed if access was refused. */
  gate?: 'open' | 'closed';
  children?: ReactNode;
}) {
  const say = useSessionWords();
  const { setup } = useBeginning();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = say('session.title', { page: heading });
  }, [say, heading]);
  // Moves keyboard and screen reader users to the heading, unless a field already has the focus.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) title.current?.focus();
  }, []);

  return (
    <div className={css.page}>
      <div className={css.side}>
        <main className={css.column}>
          <div className={css.brand}>
            <ArchMark size={24} />
            Casbah
          </div>
          <div>
            {state === undefined ? null : <p className={css.state}>{state}</p>}
            <h1 ref={title} tabIndex={-1} className={css.heading}>
              {heading}
            </h1>
            {intro === undefined ? null : <p className={css.intro}>{intro}</p>}
          </div>
          {children}
        </main>
        <SessionFoot version={setup?.version} />
      </div>
      <GateArt motto={say('session.motto')} gate={gate} />
    </div>
  );
}

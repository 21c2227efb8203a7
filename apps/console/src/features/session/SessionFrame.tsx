import type { SessionMessageId } from '@casbah/messages/load-session';
import { ArchMark } from '@casbah/widgets/icons/ArchMark.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import { GateArt } from './GateArt.tsx';
import { SessionFoot } from './SessionFoot.tsx';
import css from './SessionFrame.module.css';

/** What every page in front of the session looks like: the form on plaster, the gate beside it. */
export function SessionFrame({
  heading,
  intro,
  version,
  children,
}: {
  heading: string;
  intro: string;
  version: string | undefined;
  children: ReactNode;
}) {
  const say = useWords<SessionMessageId>();
  return (
    <div className={css.page}>
      <div className={css.side}>
        <main className={css.column}>
          <div className={css.brand}>
            <ArchMark size={24} />
            Casbah
          </div>
          <div>
            <h1 className={css.heading}>{heading}</h1>
            <p className={css.intro}>{intro}</p>
          </div>
          {children}
        </main>
        <SessionFoot version={version} />
      </div>
      <GateArt motto={say('session.motto')} />
    </div>
  );
}

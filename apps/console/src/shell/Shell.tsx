import { ToastRegion } from '@casbah/widgets/toast/Toast.tsx';
import { Outlet, useMatchRoute, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useHeartbeat } from '../request/useHeartbeat.ts';
import { useWords } from '../words/useWords.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { useKeys } from './keys.ts';
import { Offline } from './Offline.tsx';
import { Palette } from './Palette.tsx';
import { Rail } from './Rail.tsx';
import { RangePicker } from './RangePicker.tsx';
import css from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** The frame around every page. */
export function Shell() {
  const say = useWords();
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);
  const main = useRef<HTMLElement>(null);
  useHeartbeat();
  useKeys({
    'ctrl+k': () => setSearching(true),
    '?': () => setHelping(true),
    '/': () => main.current?.querySelector<HTMLElement>('[data-page-search] input')?.focus(),
  });
  const matches = useMatchRoute();
  const hasRange =
    matches({ to: '/appAudit', fuzzy: true }) !== false && matches({ to: '/appAudit/sources' }) === false;
  return (
    <div className={css.app}>
      <a href="#content" className={css.skip}>
        {say('shell.skip')}
      </a>
      <Rail />
      <div className={css.right}>
        <TopBar
          onSearch={() => setSearching(true)}
          onHelp={() => setHelping(true)}
          range={hasRange ? <RangePicker /> : null}
        />
        <Offline />
        <main id="content" ref={main} tabIndex={-1} className={css.page}>
          <Outlet />
        </main>
      </div>
      <Palette open={searching} onClose={() => setSearching(false)} />
      <HelpDialog open={helping} onClose={() => setHelping(false)} />
      <PageName />
      <ToastRegion />
    </div>
  );
}

/** Says the page's name when it changes: there is no load of a document that would. */
function PageName() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [name, setName] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (path === undefined) return;
    if (first.current) {
      first.current = false;
      return;
    }
    // The page sets its title after it is drawn.
    const timer = setTimeout(() => setName(document.title), 300);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div role="status" className={css.hidden}>
      {name}
    </div>
  );
}

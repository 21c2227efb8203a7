import { PageFrame } from '@casbah/widgets/page-frame/PageFrame.tsx';
import { useCollapse } from '@casbah/widgets/sidebar/useCollapse.ts';
import { usableStorage } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { StorageNotice } from '@casbah/widgets/storage-notice/StorageNotice.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { Outlet, useMatchRoute, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHeartbeat } from '../request/useHeartbeat.ts';
import { Footer } from './Footer.tsx';
import { useKeys } from './keys.ts';
import { Offline } from './Offline.tsx';
import { Palette } from './Palette.tsx';
import { Rail } from './Rail.tsx';
import { RangePicker } from './RangePicker.tsx';
import { TopBar } from './TopBar.tsx';
import { useToastsWanted } from './toasts.ts';

// Both come when they are first needed: the first page does not wait for them.
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));
const ToastRegion = lazy(async () => ({
  default: (await import('@casbah/widgets/toast/Toast.tsx')).ToastRegion,
}));

/** The frame around every page. */
export function Shell() {
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);
  const main = useRef<HTMLElement>(null);
  const toasts = useToastsWanted();
  const [kept] = useState(() => usableStorage(() => localStorage));
  const [collapsed, setCollapsed] = useCollapse(kept);
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
    <>
      <PageFrame
        sidebar={<Rail collapsed={collapsed} onCollapse={setCollapsed} />}
        collapsed={collapsed}
        mainRef={main}
        header={
          <TopBar
            onSearch={() => setSearching(true)}
            onHelp={() => setHelping(true)}
            range={hasRange ? <RangePicker /> : null}
          />
        }
        notices={
          <>
            <StorageNotice isOk={kept !== undefined} />
            <Offline />
          </>
        }
        footer={<Footer />}
      >
        <Outlet />
      </PageFrame>
      <Palette open={searching} onClose={() => setSearching(false)} onHelp={() => setHelping(true)} />
      <PageName />
      <Suspense>
        {helping ? <HelpDialog open onClose={() => setHelping(false)} /> : null}
        {toasts ? <ToastRegion /> : null}
      </Suspense>
    </>
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
    <VisuallyHidden>
      <span role="status">{name}</span>
    </VisuallyHidden>
  );
}

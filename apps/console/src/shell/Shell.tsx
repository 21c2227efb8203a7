import { routeWords } from '@casbah/messages/every-area';
import { notificationsWords } from '@casbah/messages/notifications';
import { sessionBannerWords } from '@casbah/messages/session';
import { shellKeysWords, shellPaletteWords } from '@casbah/messages/shell';
import { overlayWords } from '@casbah/messages/widgets';
import { OverlayListenerContext } from '@casbah/widgets/overlay/overlay-listener.ts';
import { PageFrame } from '@casbah/widgets/page-frame/PageFrame.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { usableStorage } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { StorageNotice } from '@casbah/widgets/storage-notice/StorageNotice.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { Outlet, useRouterState, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { queryClient } from '../request/query-client.ts';
import { useSession } from '../request/session.ts';
import { useHeartbeat } from '../request/useHeartbeat.ts';
import { whenIdle } from '../request/when-idle.ts';
import { withWords } from '../words/words.ts';
import { AtRest } from './AtRest.tsx';
import { whenAtRest } from './at-rest.ts';
import { Footer } from './Footer.tsx';
import { useKeys } from './keys.ts';
import { Offline } from './Offline.tsx';
import { PlaceContext } from './place-context.ts';
import { usePlaceInRail } from './place-in-rail.ts';
import { usePopupWait } from './popup-wait.ts';
import { Rail } from './Rail.tsx';
import { Rights } from './Rights.tsx';
import { TopBar } from './TopBar.tsx';
import { tellParentFrame } from './tell-parent-frame.ts';
import { clearOffers, useToastsWanted } from './toasts.ts';
import { useTypedAhead } from './typed-ahead.ts';
import { useRail } from './useRail.ts';

/** Placeholder for a dialog whose code failed to load: the page continues, and a toast reports it. */
function Missing(_: object) {
  return null;
}

// Loaded on first use: no page waits for them.
const loadPalette = withWords([shellPaletteWords, routeWords], () => import('./Palette.tsx'));
const Palette = lazy(async () => ({
  default: (await loadPalette().catch(() => ({ Palette: Missing }))).Palette,
}));
const RangePicker = lazy(async () => ({ default: (await import('./RangePicker.tsx')).RangePicker }));
const loadHelp = withWords([shellKeysWords], () => import('./HelpDialog.tsx'));
const HelpDialog = lazy(async () => ({
  default: (await loadHelp().catch(() => ({ HelpDialog: Missing }))).HelpDialog,
}));
const loadBell = withWords([notificationsWords], () => import('./notices/Bell.tsx'));
const Bell = lazy(async () => ({ default: (await loadBell().catch(() => ({ Bell: Missing }))).Bell }));
const loadMaintenance = withWords([overlayWords], () => import('./notices/Maintenance.tsx'));
const Maintenance = lazy(async () => ({
  default: (await loadMaintenance().catch(() => ({ Maintenance: Missing }))).Maintenance,
}));
const loadClockCheck = withWords([overlayWords], () => import('./notices/ClockCheck.tsx'));
const ClockCheck = lazy(async () => ({
  default: (await loadClockCheck().catch(() => ({ ClockCheck: Missing }))).ClockCheck,
}));
/** Delay of notices for everyone, so screen readers announce the page's content first. Milliseconds. */
const NOTICES_AFTER_MS = 500;
const loadSessionBanner = withWords([sessionBannerWords], () => import('./SessionBanner.tsx'));
const SessionBanner = lazy(async () => ({ default: (await loadSessionBanner()).SessionBanner }));
const ToastRegion = lazy(async () => ({
  default: (await import('@casbah/widgets/toast/Toast.tsx')).ToastRegion,
}));

/** The frame around every page. */
export function Shell() {
  const [searching, setSearching] = useState(false);
  const [searched, setSearched] = useState(false);
  if (searching && !searched) setSearched(true);
  const [paletteIsThere, setPaletteIsThere] = useState(false);
  const typed = useTypedAhead(searching && !paletteIsThere, () => setSearching(false));
  const showPalette = useCallback(() => {
    setPaletteIsThere(false);
    setSearching(true);
  }, []);
  const paletteThere = useCallback(() => setPaletteIsThere(true), []);
  const [helping, setHelping] = useState(false);
  const main = useRef<HTMLElement>(null);
  const toasts = useToastsWanted();
  const [kept] = useState(() => usableStorage(() => localStorage));
  const rail = useRail(kept);
  const place = usePlaceInRail();
  useHeartbeat();
  usePopupWait(helping || searching);
  // Preloads the palette after the page.
  useEffect(
    () =>
      whenAtRest(
        () => queryClient.isFetching() > 0,
        () => void loadPalette().catch(() => undefined),
      ),
    [],
  );
  const [late, setLate] = useState(false);
  useEffect(() => {
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(() => setLate(true));
    }, NOTICES_AFTER_MS);
    return () => callOff();
  }, []);
  const goToFilter = () => main.current?.querySelector<HTMLElement>('[data-page-search] input')?.focus();
  useKeys({
    'ctrl+k': showPalette,
    '?': () => setHelping(true),
    '/': goToFilter,
    f: goToFilter,
  });
  const { iframe } = useSearch({ strict: false });
  const embedded = iframe === 'y';
  const { preview, partner_visit, syndicationConfig } = useSession();
  const hasRange = useRouterState({ select: ({ matches }) => matches.some(countsTime) });
  return (
    <Rights>
      <OverlayListenerContext value={tellParentFrame}>
        <PageFrame
          embedded={embedded}
          isSyndicated={syndicationConfig.syndicated}
          sidebar={
            <PlaceContext value={place}>
              <Rail rail={rail} kept={kept} />
            </PlaceContext>
          }
          collapsed={rail.shown === 'narrow'}
          drawer={rail.shown === 'drawer'}
          mainRef={main}
          header={
            embedded ? null : (
              <TopBar
                onMenu={rail.shown === 'drawer' && !syndicationConfig.syndicated ? rail.onOpen : undefined}
                onSearch={showPalette}
                onHelp={() => setHelping(true)}
                bell={
                  <Suspense fallback={<Skeleton width={32} height={32} />}>
                    {late ? <Bell /> : <Skeleton width={32} height={32} />}
                  </Suspense>
                }
                range={
                  hasRange ? (
                    <Suspense fallback={<Skeleton width={150} height={32} />}>
                      <RangePicker />
                    </Suspense>
                  ) : null
                }
              />
            )
          }
          notices={
            <>
              <StorageNotice isOk={kept !== undefined} />
              <Offline />
              <Suspense>{late ? <Maintenance /> : null}</Suspense>
              <AtRest>
                <ClockCheck />
              </AtRest>
              <Suspense>{preview === null && !partner_visit ? null : <SessionBanner />}</Suspense>
            </>
          }
          footer={embedded ? null : <Footer />}
        >
          <PlaceContext value={place}>
            <Outlet />
          </PlaceContext>
        </PageFrame>
        <PageName />
        {/* One that fails to load must not block the others. */}
        <Suspense>
          {searched ? (
            <Palette
              open={searching}
              firstText={typed}
              onThere={paletteThere}
              onClose={() => setSearching(false)}
              onHelp={() => setHelping(true)}
            />
          ) : null}
        </Suspense>
        <Suspense>{helping ? <HelpDialog open onClose={() => setHelping(false)} /> : null}</Suspense>
        <Suspense>{toasts ? <ToastRegion /> : null}</Suspense>
      </OverlayListenerContext>
    </Rights>
  );
}

/** Pages with a time range: the log of activities, and Audit without sources, decisions, reports and risk profiles. */
function countsTime({ routeId }: { routeId: string }): boolean {
  return /^\/investigate\/appForensics$|^\/appAudit\/(?!tabs$|(?:tabs\/)?(?:sources|decisions|preferences|schedule|compare|review|requested))/.test(
    routeId,
  );
}

/** Announces the page's name when it changes, because there is no document load. */
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
    clearOffers();
    // The page sets its title after rendering.
    const timer = setTimeout(() => setName(document.title), 300);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <VisuallyHidden>
      <span role="status">{name}</span>
    </VisuallyHidden>
  );
}

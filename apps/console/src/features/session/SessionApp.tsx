import { Button } from '@casbah/widgets/button/Button.tsx';
import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { ownPath } from '../../request/safe-url.ts';
import { useReloadOnce } from '../../request/useReloadOnce.ts';
import { useSessionWords } from '../../words/useWords.ts';
import { type Beginning, BeginningContext } from './beginning.ts';
import { CONSOLE } from './console-address.ts';
import { HashAddress } from './hash-address.ts';
import { PAGES, SETUP_PAGE } from './load-pages.ts';
import { PublicMaintenance } from './PublicMaintenance.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { routeAt, whereTo } from './session-routes.ts';

/** Pages before sign-in. They are hash routes; unknown ones redirect to the start page. */
export function SessionApp({ beginning }: { beginning: Beginning }) {
  const [address, setAddress] = useState(() => new HashAddress(location));

  useEffect(() => {
    // The previous page stays until the next one is loaded.
    const read = () => startTransition(() => setAddress(new HashAddress(location)));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const match = routeAt(address.path);
  const where = match === undefined ? 'home' : whereTo(match.route.for, beginning.person !== undefined);
  useEffect(() => {
    switch (where) {
      case 'here':
        return;
      case 'home':
        return location.replace('#/');
      case 'default-app':
        // Only within this server: other targets haven't been validated.
        return location.replace(ownPath(address.value('redirect')) ?? CONSOLE);
    }
  }, [where, address]);

  if (match === undefined || where !== 'here') return null;
  const needsSetup = beginning.setup?.needs_setup === true && match.route.page === 'signIn';
  const { Page } = needsSetup ? SETUP_PAGE : PAGES[match.route.page];
  return (
    <BeginningContext value={beginning}>
      <PublicMaintenance />
      {/* Typed values belong to one path; another path starts with an empty form. */}
      <PageBoundary key={address.path}>
        <Suspense>
          <Page address={address} segment={match.segment} />
        </Suspense>
      </PageBoundary>
    </BeginningContext>
  );
}

/** Reloads once if a page's code is missing, as after an upgrade, then shows the error. */
class PageBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | undefined }> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page could not be shown', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <PageFailed error={failure.error} />;
  }
}

function PageFailed({ error }: { error: unknown }) {
  const say = useSessionWords();
  if (useReloadOnce(error)) return null;
  return (
    <SessionFrame heading={say('session.failed.heading')} intro={say('session.failed.text')}>
      <Button variant="primary" size="large" onPress={() => location.reload()}>
        {say('session.failed.reload')}
      </Button>
    </SessionFrame>
  );
}

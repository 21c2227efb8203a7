import '@casbah/widgets/tokens.css';
import '@casbah/widgets/base.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './look/look.css';
import { isLanguage } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { ChartFormContext } from '@casbah/widgets/chart-frame/chart-form.ts';
import { Splash } from '@casbah/widgets/splash/Splash.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseTheme, followSystemTheme } from './look/theme.ts';
import { call, callAs } from './request/api.ts';
import { watchFaults } from './request/faults.ts';
import { listenLater } from './request/listen-later.ts';
import { permittedQuery } from './request/permitted.ts';
import { queryClient } from './request/query-client.ts';
import { SessionProvider } from './request/session.ts';
import { verdictOn } from './routing/access.ts';
import { dataRangeQuery } from './scope/data-range.ts';
import { beginWith } from './scope/scope.ts';
import { StartFailed } from './shell/StartFailed.tsx';
import { firstLanguage, LanguageProvider, rememberLanguage } from './words/LanguageProvider.tsx';
import { words } from './words/words.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('ui.html has no #root');
const page = createRoot(root);
followSystemTheme();
watchFaults();

/** The splash is a sibling of the content it covers, so its element stays the same and can fade out. */
function show(content: ReactNode): void {
  page.render(
    <>
      <Splash label="Casbah" ready={content !== null} />
      {content}
    </>,
  );
}

async function start(): Promise<void> {
  show(null);
  const wordsOfBrowser = words.begin(firstLanguage(), loadMessages);
  const asked = queryClient.prefetchQuery(permittedQuery);
  // Routes, shell, and the chunk that all pages share load along with the session, which needs none of them.
  const routes = import('./routes.tsx');
  routes.catch(() => undefined);
  import('./shell/RangePicker.tsx').catch(() => undefined);
  try {
    const session = await call('GET /admin/user/sessions', {});
    callAs(session.apiHeaderInfo);
    beginWith(session.default_selected_range);
    await asked;
    const permitted = queryClient.getQueryState(permittedQuery.queryKey);
    // Non-sysadmins see no page until their permissions are loaded.
    if (permitted?.data === undefined && session.role !== 'sysadmin') throw permitted?.error;
    // Every Audit page counts its time range from the end of the data.
    if (verdictOn('/appAudit', session.role, permitted?.data) === 'open')
      void queryClient.prefetchQuery(dataRangeQuery);
    // Preferences from another browser apply here, too.
    const { lang, theme } = session.user_prefs;
    if (theme !== undefined) chooseTheme(theme);
    if (lang !== undefined && isLanguage(lang)) rememberLanguage(lang);
    await (lang === undefined ? wordsOfBrowser : words.begin(firstLanguage(), loadMessages));
    const { Pages } = await routes;
    show(
      <StrictMode>
        <LanguageProvider timeZone={session.json.timezone}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={session}>
              <ChartFormContext value={session.accessibility_options.tables_for_charts ? 'table' : 'chart'}>
                <Pages session={session} />
              </ChartFormContext>
            </SessionProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </StrictMode>,
    );
    listenLater();
  } catch (error) {
    await wordsOfBrowser;
    show(
      <LanguageProvider>
        <StartFailed error={error} onRetry={() => void start()} />
      </LanguageProvider>,
    );
  }
}

// Not awaited: the routes import this file, which would wait for them.
void start();

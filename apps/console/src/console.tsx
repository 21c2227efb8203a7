import '@casbah/widgets/tokens.css';
import '@casbah/widgets/base.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './look/look.css';
import { isLanguage } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { ChartFormContext } from '@casbah/widgets/chart-frame/chart-form.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseTheme, followSystemTheme } from './look/theme.ts';
import { call } from './request/api.ts';
import { queryClient } from './request/query-client.ts';
import { SessionProvider } from './request/session.ts';
import { router } from './routes.tsx';
import { dataRangeQuery } from './scope/useScope.ts';
import { StartFailed } from './shell/StartFailed.tsx';
import { firstWords, LanguageProvider, rememberLanguage } from './words/LanguageProvider.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('ui.html has no #root');
const page = createRoot(root);
followSystemTheme();

async function start(): Promise<void> {
  // Every page of Audit counts its time from the end of the data.
  void queryClient.prefetchQuery(dataRangeQuery);
  const wordsOfBrowser = firstWords(loadMessages);
  try {
    const session = await call('GET /admin/user/sessions', {});
    // What the person chose on another browser holds here, too.
    const { lang, theme } = session.user_prefs;
    if (theme !== undefined) chooseTheme(theme);
    if (lang !== undefined && isLanguage(lang)) rememberLanguage(lang);
    const words = lang === undefined ? await wordsOfBrowser : await firstWords(loadMessages);
    page.render(
      <StrictMode>
        <LanguageProvider first={words} load={loadMessages} timeZone={session.json.timezone}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={session}>
              <ChartFormContext value={session.accessibility_options.tables_for_charts ? 'table' : 'chart'}>
                <RouterProvider router={router} />
              </ChartFormContext>
            </SessionProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </StrictMode>,
    );
  } catch (error) {
    const words = await wordsOfBrowser;
    page.render(
      <LanguageProvider first={words} load={loadMessages}>
        <StartFailed error={error} onRetry={() => void start()} />
      </LanguageProvider>,
    );
  }
}

await start();

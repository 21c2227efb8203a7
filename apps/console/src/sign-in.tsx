import '@casbah/widgets/tokens.css';
import '@casbah/widgets/base.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './look/look.css';
import { loadSessionMessages } from '@casbah/messages/load-session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { begin } from './features/session/beginning.ts';
import { loadFirstPage } from './features/session/load-pages.ts';
import { toldParent } from './features/session/parent-frame.ts';
import { SessionApp } from './features/session/SessionApp.tsx';
import { followSystemTheme } from './look/theme.ts';
import { firstLanguage, LanguageProvider } from './words/LanguageProvider.tsx';
import { words } from './words/words.ts';

async function start(): Promise<void> {
  followSystemTheme();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const firstWords = words.begin(firstLanguage(), loadSessionMessages);
  const [beginning] = await Promise.all([begin(), firstWords, loadFirstPage(location, firstWords)]);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <SessionApp beginning={beginning} />
      </LanguageProvider>
    </StrictMode>,
  );
}

if (!toldParent(window)) await start();

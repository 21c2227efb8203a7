import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Frame, type GalleryLanguage, LOCALES } from './frame.tsx';
import css from './Gallery.module.css';
import { type Entry, entriesOf } from './stories.ts';

/**
 * Stories for browser tests: `?story=id` shows all states of a widget on one page, or those in `&state=`;
 * `&theme=dark`, `&lang=de`. `showStory('?story=other')` switches without a reload, which would take three times as
 * long.
 */
declare global {
  var showStory: (search: string) => Promise<void>;
}

const isLanguage = (language: string): language is GalleryLanguage => Object.hasOwn(LOCALES, language);

function Gallery({ search, shown }: { search: URLSearchParams; shown: readonly Entry[] }) {
  const language = search.get('lang') ?? 'en';
  const wanted = new Set(search.getAll('state'));
  return (
    <Frame
      theme={search.get('theme') === 'dark' ? 'dark' : 'light'}
      language={isLanguage(language) ? language : 'en'}
    >
      <main className={css.main}>
        <h1 className={css.hidden}>
          {search.has('story') ? (shown[0]?.title ?? 'No such widget') : 'Casbah widgets'}
        </h1>
        {shown.map(({ id, title, states }) => (
          <section key={id} className={css.story} aria-label={title} data-story={id}>
            <h2>{title}</h2>
            {states
              .filter(({ name }) => wanted.size === 0 || wanted.has(name))
              .map(({ name, Render }) => (
                <section key={name} className={css.state} aria-label={`${title}: ${name}`} data-state={name}>
                  <h3>{name}</h3>
                  <Render />
                </section>
              ))}
          </section>
        ))}
      </main>
    </Frame>
  );
}

let root: Root | undefined;

/** Removes everything shown before and updates the URL. */
globalThis.showStory = async (asked) => {
  root?.unmount();
  history.replaceState(null, '', asked);
  const search = new URLSearchParams(asked);
  const shown = await entriesOf(search.get('story'));
  const place = document.getElementById('gallery');
  if (place === null) return;
  root = createRoot(place);
  root.render(
    <StrictMode>
      <Gallery search={search} shown={shown} />
    </StrictMode>,
  );
};

await showStory(location.search);

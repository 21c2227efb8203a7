import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame, type GalleryLanguage, LOCALES } from './frame.tsx';
import css from './Gallery.module.css';
import { entriesOf } from './stories.ts';

/**
 * The stories for the browser tests: `?story=id` shows all states of one widget on one page, `&theme=dark`, `&lang=de`.
 * People look at them in Storybook: `npm run gallery`.
 */
const search = new URLSearchParams(location.search);
const story = search.get('story');
const asked = search.get('lang') ?? 'en';
const isLanguage = (language: string): language is GalleryLanguage => Object.hasOwn(LOCALES, language);
const shown = await entriesOf(story);

function Gallery() {
  return (
    <Frame
      theme={search.get('theme') === 'dark' ? 'dark' : 'light'}
      language={isLanguage(asked) ? asked : 'en'}
    >
      <main className={css.main}>
        <h1 className={css.hidden}>
          {story === null ? 'Casbah widgets' : (shown[0]?.title ?? 'No such widget')}
        </h1>
        {shown.map(({ id, title, states }) => (
          <section key={id} className={css.story} aria-label={title} data-story={id}>
            <h2>{title}</h2>
            {states.map(({ name, Render }) => (
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

const root = document.getElementById('gallery');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );

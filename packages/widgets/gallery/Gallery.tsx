import { Suspense, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { SegmentedControl } from '../src/segmented-control/SegmentedControl.tsx';
import type { Story } from '../src/story.ts';
import { ToastRegion } from '../src/toast/Toast.tsx';
import css from './Gallery.module.css';

const stories = Object.values(
  import.meta.glob<Story>('../src/**/*.story.tsx', { eager: true, import: 'story' }),
);

/** Widgets know no words; only this page, which shows them in every language, looks them up. */
const words = import.meta.glob<Record<string, string>>('../../messages/src/*/widgets.ts', {
  eager: true,
  import: 'widgets',
});
const WORDS = new Map(
  Object.entries(words).map(([path, messages]) => [path.split('/').at(-2) ?? '', messages]),
);
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  ja: 'ja-JP',
};

const GROUPS = ['Basics', 'Fields', 'Data', 'Charts', 'Places'] as const;

/** `?story=id` shows one widget, `&bare` without the list around it, `&theme=dark`, `&lang=de`. */
function fromAddress() {
  const search = new URLSearchParams(location.search);
  return {
    story: search.get('story') ?? '',
    theme: search.get('theme') === 'dark' ? ('dark' as const) : ('light' as const),
    language: search.get('lang') ?? 'en',
    bare: search.has('bare'),
  };
}

export function Gallery() {
  const [address, setAddress] = useState(fromAddress);
  useEffect(() => {
    document.documentElement.dataset.theme = address.theme;
  }, [address.theme]);

  const go = (change: Partial<typeof address>) => {
    const next = { ...address, ...change };
    const search = new URLSearchParams();
    if (next.story !== '') search.set('story', next.story);
    if (next.theme === 'dark') search.set('theme', 'dark');
    if (next.language !== 'en') search.set('lang', next.language);
    if (next.bare) search.set('bare', '');
    history.replaceState(null, '', `?${search}`);
    setAddress(next);
  };
  const shown = stories.filter((story) => address.story === '' || story.id === address.story);
  const locale = LOCALES[address.language] ?? 'en-US';

  return (
    <IntlProvider
      locale={locale}
      messages={WORDS.get(address.language) ?? WORDS.get('en') ?? {}}
      timeZone="UTC"
    >
      <I18nProvider locale={locale}>
        <div className={address.bare ? css.bare : css.app}>
          {address.bare ? null : (
            <nav className={css.list} aria-label="Widgets">
              <SegmentedControl
                label="Theme"
                value={address.theme}
                onChange={(theme) => go({ theme })}
                segments={[
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
              <a href="?" aria-current={address.story === '' ? 'page' : undefined}>
                Everything
              </a>
              {GROUPS.map((group) => (
                <div key={group}>
                  <h2>{group}</h2>
                  {stories
                    .filter((story) => story.group === group)
                    .sort((a, b) => a.title.localeCompare(b.title))
                    .map((story) => (
                      <a
                        key={story.id}
                        href={`?story=${story.id}`}
                        aria-current={address.story === story.id ? 'page' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          go({ story: story.id });
                        }}
                      >
                        {story.title}
                      </a>
                    ))}
                </div>
              ))}
            </nav>
          )}
          <main className={css.main}>
            <h1 className={address.bare ? css.hidden : undefined}>
              {address.story === '' ? 'Casbah widgets' : (shown[0]?.title ?? 'No such widget')}
            </h1>
            <Suspense fallback={<p>…</p>}>
              {GROUPS.flatMap((group) =>
                shown
                  .filter((story) => story.group === group)
                  .sort((a, b) => a.title.localeCompare(b.title))
                  .map((story) => <StoryView key={story.id} story={story} />),
              )}
            </Suspense>
          </main>
          <ToastRegion />
        </div>
      </I18nProvider>
    </IntlProvider>
  );
}

function StoryView({ story }: { story: Story }) {
  return (
    <section className={css.story} aria-label={story.title} data-story={story.id}>
      <h2>{story.title}</h2>
      {story.states.map(({ name, render: State }) => (
        <section key={name} className={css.state} aria-label={`${story.title}: ${name}`} data-state={name}>
          <h3>{name}</h3>
          <State />
        </section>
      ))}
    </section>
  );
}

import type { Language } from '@casbah/messages/languages';
import type { WordPart } from '@casbah/messages/word-part';
import { expect, test, vi } from 'vitest';
import { WordStore, withWords, words } from './words.ts';

const first = async (language: Language) => ({ page: `page ${language}` });
const inAll = (say: (language: Language) => Promise<Record<string, string>>): WordPart => ({
  'en-us': () => say('en-us'),
  es: () => say('es'),
  fr: () => say('fr'),
  de: () => say('de'),
  ja: () => say('ja'),
});
const filters = inAll(async (language) => ({ filter: `filter ${language}` }));

/** A part that arrives when the test releases it. */
function late(id: string) {
  const waiting: (() => void)[] = [];
  const part = inAll(
    (language) => new Promise((resolve) => waiting.push(() => resolve({ [id]: `${id} ${language}` }))),
  );
  return {
    part,
    arrive: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('starts with the initial messages, and loads parts in the active language', async () => {
  const store = new WordStore();
  await store.begin('fr', first);
  expect(store.current()).toEqual({ language: 'fr', messages: { page: 'page fr' } });
  await store.need([filters]);
  expect(store.current().messages).toEqual({ page: 'page fr', filter: 'filter fr' });
});

test('a switch loads the parts in use, and shows nothing before all are loaded', async () => {
  const store = new WordStore();
  await store.begin('en-us', first);
  const { part, arrive } = late('map');
  const needed = store.need([filters, part]);
  arrive();
  await needed;
  const seen = vi.fn();
  store.subscribe(seen);
  const switched = store.choose('de');
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  arrive();
  await switched;
  expect(seen).toHaveBeenCalledTimes(1);
  expect(store.current()).toEqual({
    language: 'de',
    messages: { page: 'page de', filter: 'filter de', map: 'map de' },
  });
});

test('a part requested during a switch is in the new language', async () => {
  const store = new WordStore();
  await store.begin('en-us', first);
  const { part, arrive } = late('map');
  const switched = store.choose('ja');
  const needed = store.need([part]);
  const timer = setInterval(arrive);
  await Promise.all([switched, needed]);
  clearInterval(timer);
  expect(store.current()).toEqual({ language: 'ja', messages: { page: 'page ja', map: 'map ja' } });
});

test('the later of two choices wins, whichever arrives first', async () => {
  const store = new WordStore();
  const slow = Promise.withResolvers<void>();
  await store.begin('en-us', async (language) => {
    if (language === 'es') await slow.promise;
    return first(language);
  });
  const one = store.choose('es');
  await store.choose('fr');
  slow.resolve();
  await one;
  expect(store.current().language).toBe('fr');
});

test('code waits for its messages, and both load in parallel', async () => {
  await words.begin('en-us', first);
  const { part, arrive } = late('map');
  const load = vi.fn(async () => 'code');
  const loaded = withWords([part], load)();
  expect(load).toHaveBeenCalledTimes(1);
  const done = vi.fn();
  void loaded.then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  arrive();
  expect(await loaded).toBe('code');
  expect(words.current().messages).toHaveProperty('map', 'map en-us');
});

test('missing messages fail the page that needs them, and are requested again with it', async () => {
  const store = new WordStore();
  await store.begin('en-us', first);
  let broken = true;
  const part = inAll(async (language) => {
    if (broken) throw new Error('offline');
    return { map: `map ${language}` };
  });
  await expect(store.need([part])).rejects.toThrow('offline');
  broken = false;
  await store.need([part]);
  expect(store.current().messages).toHaveProperty('map', 'map en-us');
});

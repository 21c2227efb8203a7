import { whenIdle } from './when-idle.ts';

/** The stream starts after the initial content and its requests. */
const AFTER_MS = 2500;

/** Begins to listen once the page stands; its code comes then, too. A page without it asks as ever. */
export function listenLater(): void {
  const begin = (): void =>
    void import('./live-stream.ts').then(
      ({ listen }) => listen(),
      () => undefined,
    );
  setTimeout(() => whenIdle(begin), AFTER_MS);
}

import { whenIdle } from './when-idle.ts';

/** Delay of the stream, so the initial content and its requests come first. */
const AFTER_MS = 2500;

/** Opens the live stream once the page has loaded; its code loads then, too. Until then, pages poll. */
export function listenLater(): void {
  const begin = (): void =>
    void import('./live-stream.ts').then(
      ({ listen }) => listen(),
      () => undefined,
    );
  setTimeout(() => whenIdle(begin), AFTER_MS);
}

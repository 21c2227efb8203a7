/** Poll interval for the browser extension, and how long the success message shows, in milliseconds. */
export const POLL_EVERY_MS = 1000;
export const GO_ON_AFTER_MS = 1000;

/** The extension sets `data-casbah-extension` on the root element, with its version. */
export function isExtensionHere(root: { dataset: DOMStringMap } = document.documentElement): boolean {
  return (root.dataset.casbahExtension ?? '') !== '';
}

/**
 * Checks for the extension now and every second while the page is visible. Calls `found` once. Returns a function that
 * stops it.
 */
export function lookForExtension(
  found: () => void,
  {
    page = document,
    isHere = isExtensionHere,
  }: {
    page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
    isHere?: () => boolean;
  } = {},
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = () => {
    if (!isHere()) return;
    stop();
    found();
  };
  const goOn = () => {
    pause();
    if (page.hidden) return;
    timer = setInterval(look, POLL_EVERY_MS);
  };
  const stop = () => {
    pause();
    page.removeEventListener('visibilitychange', goOn);
  };
  page.addEventListener('visibilitychange', goOn);
  goOn();
  if (!page.hidden) look();
  return stop;
}

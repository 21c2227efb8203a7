import { ApiError } from '@casbah/contract/client';
import type { ToastWords } from '@casbah/widgets/toast/Toast.tsx';
import { useSyncExternalStore } from 'react';

/** Whether anything was ever said: only then is the corner in which toasts appear worth its weight. */
let wanted = false;
const listeners = new Set<() => void>();

/** What takes away toasts that offer something on the page they came up on, and when they came. */
const offers = new Map<() => void, number>();
/** A page that says something and leaves at once says it on the next page. */
const JUST_SAID_MS = 1000;

/** Takes away what the page before has offered to do. */
export function clearOffers(): void {
  for (const [close, at] of offers) {
    if (Date.now() - at < JUST_SAID_MS) continue;
    close();
    offers.delete(close);
  }
}

/** Says something in passing. */
export function showToast(words: ToastWords): void {
  wanted = true;
  for (const listener of listeners) listener();
  void import('@casbah/widgets/toast/Toast.tsx').then((toast) => {
    const close = toast.showToast(words);
    if (words.action !== undefined) offers.set(close, Date.now());
  });
}

/** Says that something failed, with the request id for those who look it up in the log. */
export function showErrorToast(error: unknown, words: ToastWords): void {
  const requestId = error instanceof ApiError ? error.answer?.request_id : undefined;
  showToast({ tone: 'high', requestId, ...words });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted);
}

import { ApiError } from '@casbah/contract/client';
import type { ToastWords } from '@casbah/widgets/toast/Toast.tsx';
import { useSyncExternalStore } from 'react';

/** Whether a toast was ever shown: only then is their region loaded. */
let wanted = false;
const listeners = new Set<() => void>();

/** Close functions of toasts with an action for their page, and when they were shown. */
const offers = new Map<() => void, number>();
/** A toast shown right before a page change belongs to the next page. */
const JUST_SAID_MS = 1000;

/** Closes toasts with actions of the previous page. */
export function clearOffers(): void {
  for (const [close, at] of offers) {
    if (Date.now() - at < JUST_SAID_MS) continue;
    close();
    offers.delete(close);
  }
}

/** Shows a toast. */
export function showToast(words: ToastWords): void {
  wanted = true;
  for (const listener of listeners) listener();
  void import('@casbah/widgets/toast/Toast.tsx').then((toast) => {
    const close = toast.showToast(words);
    if (words.action !== undefined) offers.set(close, Date.now());
  });
}

/** Shows an error toast, with the request ID for looking it up in the log. */
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

import { ApiError } from '@casbah/contract/client';
import type { ToastWords } from '@casbah/widgets/toast/Toast.tsx';
import { useSyncExternalStore } from 'react';

/** Whether anything was ever said: only then is the corner in which toasts appear worth its weight. */
let wanted = false;
const listeners = new Set<() => void>();

/** Says something in passing. */
export function showToast(words: ToastWords): void {
  wanted = true;
  for (const listener of listeners) listener();
  void import('@casbah/widgets/toast/Toast.tsx').then((toast) => toast.showToast(words));
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

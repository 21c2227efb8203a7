import { useState } from 'react';
import { isNearBottom } from './near-bottom.ts';
import { useDocumentScroll } from './useDocumentScroll.ts';

/** Whether the page is scrolled near its end, for lists that extend the page. */
export function useNearBottom(): boolean {
  const [isNear, setNear] = useState(false);
  useDocumentScroll(() => setNear(isNearBottom(document.documentElement)));
  return isNear;
}

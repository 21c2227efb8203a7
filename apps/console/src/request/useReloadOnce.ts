import { useEffect, useState } from 'react';
import { isMissingCode, reloadOnce } from './reload-once.ts';

/**
 * Reloads a page whose code is no longer served. Returns true while it may still reload: show nothing until
 * then.
 */
export function useReloadOnce(error: unknown): boolean {
  const [isShown, setIsShown] = useState(!isMissingCode(error));
  useEffect(() => {
    let isCurrent = true;
    void reloadOnce(error).then((reloads) => {
      if (isCurrent && !reloads) setIsShown(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return !isShown;
}

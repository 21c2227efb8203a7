import { useEffect, useState } from 'react';
import { isMissingCode, reloadOnce } from './reload-once.ts';

/** Reloads a page whose code is no longer served. True while it may still reload: until then nothing is to be shown. */
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

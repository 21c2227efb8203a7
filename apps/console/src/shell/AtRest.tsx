import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenAtRest } from './at-rest.ts';

/** Content that a page works without: loaded once the page is idle. */
export function AtRest({
  placeholder = null,
  children,
}: {
  /** Reserves space until then, to avoid layout shift. */
  placeholder?: ReactNode;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenAtRest(
        () => client.isFetching() > 0,
        () => setQuiet(true),
      ),
    [client],
  );
  return isQuiet ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}

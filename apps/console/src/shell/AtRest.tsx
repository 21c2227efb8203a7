import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenAtRest } from './at-rest.ts';

/** What a page can be read without: it is fetched and shown once the page waits for nothing else. */
export function AtRest({
  placeholder = null,
  children,
}: {
  /** Keeps the place until then, where the page would move otherwise. */
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

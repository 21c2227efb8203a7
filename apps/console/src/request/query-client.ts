import { QueryClient } from '@tanstack/react-query';

/** Half a minute: recently viewed data shows immediately on return. */
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // The request layer retries what is repeatable; more retries would only delay the error.
      retry: false,
      // The server is often on this machine, so the browser's offline state says nothing about it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

import { QueryClient } from '@tanstack/react-query';

/** Half a minute: recently viewed data shows immediately on return. */
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // The request layer repeats what may be repeated; more would only make a person wait for the words.
      retry: false,
      // The server is often this very machine: the browser's idea of “offline” says nothing about it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

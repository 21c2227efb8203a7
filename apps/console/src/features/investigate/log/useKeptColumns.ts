import { useState } from 'react';

const KEY = 'casbah.activities.columns';

/** The reader's last choice of columns, for addresses that name none. */
export function useKeptColumns(): [string | undefined, (columns: string | undefined) => void] {
  const [kept, setKept] = useState(read);
  return [
    kept,
    (columns) => {
      setKept(columns);
      try {
        if (columns === undefined) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, columns);
      } catch {
        // Without storage, it lasts until the page is closed.
      }
    },
  ];
}

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

import { useState } from 'react';

/** What a form holds over what is saved. */
export interface Draft<Values extends object> {
  values: Values;
  /** What is different from what is saved. */
  changed: Partial<Values>;
  isChanged: boolean;
  set: (part: Partial<Values>) => void;
  reset: () => void;
}

/** Changes of someone's own stay while what is saved is read again: what no one touched follows it. */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [own, setOwn] = useState<Partial<Values>>({});
  const values = { ...saved, ...own };
  const entries = Object.entries(own).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(saved).find(([key]) => key === name)?.[1]),
  );
  // Entries of a part of the values are a part of the values.
  const changed = Object.fromEntries(entries) as Partial<Values>;
  return {
    values,
    changed,
    isChanged: entries.length > 0,
    set: (part) => setOwn((before) => ({ ...before, ...part })),
    reset: () => setOwn({}),
  };
}

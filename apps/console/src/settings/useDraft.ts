import { useState } from 'react';

/** Unsaved changes of a form. */
export interface Draft<Values extends object> {
  values: Values;
  /** Fields that differ from the saved ones. */
  changed: Partial<Values>;
  isChanged: boolean;
  set: (part: Partial<Values>) => void;
  reset: () => void;
}

/** Unsaved changes survive a refetch: untouched fields follow the server. */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [own, setOwn] = useState<Partial<Values>>({});
  const values = { ...saved, ...own };
  const entries = Object.entries(own).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(saved).find(([key]) => key === name)?.[1]),
  );
  // The entries of a partial object form a partial object.
  const changed = Object.fromEntries(entries) as Partial<Values>;
  return {
    values,
    changed,
    isChanged: entries.length > 0,
    set: (part) => setOwn((before) => ({ ...before, ...part })),
    reset: () => setOwn({}),
  };
}

import { type Operator, takesNoValue } from '@casbah/domain/filter/operator';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import { useEffect, useState } from 'react';
import { type FieldChoice, hasValues, type ValueChoice } from './suggestions.ts';

/** Values of a field that match the typed text. */
export type LoadValues<Field extends string = string> = (
  field: Field,
  text: string,
  signal: AbortSignal,
) => Promise<readonly ValueChoice[]>;

/** Debounce before values are looked up, in milliseconds. */
const QUIET_MS = 140;

type Loaded = { state: 'loading' | 'ready' | 'failed'; values: readonly ValueChoice[] };
const NONE: Loaded = { state: 'ready', values: [] };

/** Values of a field that match the typed text, with debounce; keeps previous ones while loading. */
export function useValues<Field extends string>(
  choice: FieldChoice<Field> | undefined,
  vocabulary: Vocabulary<Field>,
  operator: Operator | undefined,
  text: string,
  load: LoadValues<Field>,
): Loaded {
  const field = choice?.field;
  const wanted =
    field !== undefined &&
    operator !== undefined &&
    !takesNoValue(operator) &&
    choice?.closed === undefined &&
    hasValues(vocabulary[field]);
  const [loaded, setLoaded] = useState<Loaded>(NONE);
  useEffect(() => {
    if (!wanted || field === undefined) {
      setLoaded(NONE);
      return;
    }
    const aborted = new AbortController();
    setLoaded((before) => ({ ...before, state: 'loading' }));
    const timer = setTimeout(() => {
      load(field, text.trim(), aborted.signal).then(
        (values) => {
          if (!aborted.signal.aborted) setLoaded({ state: 'ready', values });
        },
        () => {
          if (!aborted.signal.aborted) setLoaded({ state: 'failed', values: [] });
        },
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [wanted, field, text, load]);
  return wanted ? loaded : NONE;
}

import { useEffect, useMemo, useState } from 'react';
import type { WorldShapes } from './world-shapes.ts';

/**
 * Loads the country borders: a GET of a static file (`world-atlas/countries-110m.json`, Natural Earth, public domain)
 * by the page that knows its location. Called when a map is first drawn.
 */
export type LoadWorld = (signal: AbortSignal) => Promise<unknown>;

type Draw = (width: number, height: number) => WorldShapes;

export type World =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; shapes: WorldShapes };

/**
 * The world drawn for this size. The drawing code loads together with the file, so pages without maps need neither.
 */
export function useWorld(loadWorld: LoadWorld, width: number, height: number): World {
  const [draw, setDraw] = useState<{ draw: Draw } | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const stop = new AbortController();
    setDraw(undefined);
    Promise.all([loadWorld(stop.signal), import('./world-shapes.ts')])
      .then(([atlas, { readWorld }]) => {
        if (!stop.signal.aborted) setDraw({ draw: readWorld(atlas) });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('A map could not be loaded', error);
        setDraw('failed');
      });
    return () => stop.abort();
  }, [loadWorld, attempt]);
  const shapes = useMemo(
    () => (draw === undefined || draw === 'failed' ? undefined : draw.draw(width, height)),
    [draw, width, height],
  );
  if (draw === 'failed') return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return shapes === undefined ? { status: 'loading' } : { status: 'ready', shapes };
}

import type { Density } from '@casbah/widgets/data-grid/grid-column.ts';
import { useState } from 'react';

const KEY = 'casbah.density';

function kept(): Density {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'compact' || value === 'comfortable' ? value : 'regular';
  } catch {
    return 'regular';
  }
}

/** Row density of lists: depends on the person's eyes and screen, so it isn't part of shared links. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(kept);
  return [
    density,
    (chosen) => {
      setDensity(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // Without storage, it lasts until the page is closed.
      }
    },
  ];
}

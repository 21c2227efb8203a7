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

/** How dense a person likes lists: a matter of their eyes and screen, not of a link they send. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(kept);
  return [
    density,
    (chosen) => {
      setDensity(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  ];
}

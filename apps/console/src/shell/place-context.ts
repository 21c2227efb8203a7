import { createContext } from 'react';
import type { ShownRailLink } from '../routing/rail-links.ts';

/**
 * The sidebar link of the open page. Provided by the shell, because pages can't import the list they are part
 * of.
 */
export const PlaceContext = createContext<ShownRailLink | undefined>(undefined);

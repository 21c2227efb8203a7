import { createContext } from 'react';
import type { ShownRailLink } from '../routing/rail-links.ts';

/** The sidebar's link that the open page belongs to: the shell provides it, pages can't import the list they are part of. */
export const PlaceContext = createContext<ShownRailLink | undefined>(undefined);

// Written by `npm run areas`. Edit the areas, not this file.
import type { PaletteEntries } from '../shell/palette-entries.ts';
import { palette as audit } from './audit/palette.tsx';
import { palette as datasources } from './datasources/palette.tsx';
import { palette as history } from './history/palette.tsx';
import { palette as incidents } from './incidents/palette.tsx';
import { palette as investigate } from './investigate/palette.tsx';

export const paletteEntries: readonly PaletteEntries[] = [
  audit,
  datasources,
  history,
  incidents,
  investigate,
];

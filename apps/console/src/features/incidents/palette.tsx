import { FlagIcon } from '@casbah/widgets/icons/icons.tsx';
import type { PaletteEntries } from '../../shell/palette-entries.ts';

export const palette: PaletteEntries = { icons: { 'investigate.dlpIncidents': FlagIcon } };

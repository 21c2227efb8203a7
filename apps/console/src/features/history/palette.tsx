import { ClockIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import type { PaletteEntries } from '../../shell/palette-entries.ts';

export const palette: PaletteEntries = { icons: { 'investigate.history': ClockIcon } };

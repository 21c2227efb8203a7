import { SettingsIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { InvestigateIcon } from '@casbah/widgets/icons/icons.tsx';
import type { PaletteEntries } from '../../shell/palette-entries.ts';

export const palette: PaletteEntries = {
  icons: { 'investigate.home': InvestigateIcon, 'investigate.incidentData': SettingsIcon },
};

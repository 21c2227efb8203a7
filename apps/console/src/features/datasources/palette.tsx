import { SourcesIcon } from '@casbah/widgets/icons/icons.tsx';
import type { PaletteEntries } from '../../shell/palette-entries.ts';

export const palette: PaletteEntries = {
  icons: { 'audit.sources': SourcesIcon },
  actions: [
    {
      id: 'add-source',
      component: 'sources.new',
      words: 'route.audit.addSource',
      icon: SourcesIcon,
      to: '/appAudit/sources',
    },
  ],
};

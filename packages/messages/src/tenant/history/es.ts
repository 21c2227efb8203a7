import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'Cambió ajustes: {name}',
  'history.did.tenant.changed': 'Cambió los datos de la empresa',
  'history.did.tenant.renamed': 'Cambió el nombre de la empresa a {name}',
  'history.did.events.expired':
    '{kind, select, activity {Eliminó las actividades anteriores al {name}, según la retención configurada} traffic {Eliminó el tráfico anterior al {name}, según la retención configurada} dlp {Eliminó los hallazgos de DLP anteriores al {name}, según la retención configurada} posture {Eliminó los hallazgos de configuración anteriores al {name}, según la retención configurada} audit {Eliminó los eventos de auditoría anteriores al {name}, según la retención configurada} other {Eliminó los eventos anteriores al {name}, según la retención configurada}}',
};

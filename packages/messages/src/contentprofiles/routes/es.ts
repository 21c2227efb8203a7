import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.contentIq': 'Perfiles de contenido',
  'route.protect.manageDlpProfile': 'Perfil DLP',
  'route.protect.dataFilter': 'Filtros de datos',
  'route.protect.reusable': 'Reglas reutilizables',
  'route.protect.manageReusable': 'Regla reutilizable',
  'route.protect.aliases': 'Alias',
};

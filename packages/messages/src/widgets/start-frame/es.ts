import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.skipLink.content': 'Ir al contenido',
  'widgets.sidebar.collapse': 'Contraer la barra lateral',
  'widgets.sidebar.expand': 'Ampliar la barra lateral',
  'widgets.sidebar.close': 'Cerrar la navegación',
  'widgets.key.ctrl': 'Ctrl',
  'widgets.key.shift': 'Mayús',
  'widgets.key.enter': 'Intro',
  'widgets.key.esc': 'Esc',
  'widgets.key.tab': 'Tab',
  'widgets.key.backspace': 'Retroceso',
  'widgets.key.home': 'Inicio',
  'widgets.key.end': 'Fin',
  'widgets.key.pageUp': 'Re Pág',
  'widgets.key.pageDown': 'Av Pág',
  'widgets.language.title': 'Idioma',
  'widgets.language.use': 'Idioma: {language}',
  'widgets.error.requestId': 'Id. de solicitud {id}',
  'widgets.storage.notOk':
    'Este navegador no guarda nada entre visitas y sus elecciones se pierden. Permita que este sitio guarde datos y recargue la página.',
  'widgets.permission.reason': 'Su rol no lo permite. Pídalo a su administrador.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.drm': 'Servidores DRM',
  'settings.drm.hint':
    'Servidores que guardan las claves de archivos protegidos. Las directivas que protegen archivos están por llegar: hasta entonces se guardan y se puede preguntar si responden.',
  'settings.drm.empty': 'Todavía no hay servidores DRM',
  'settings.drm.add': 'Añadir servidor DRM',
  'settings.drm.edit': 'Editar {name}',
  'settings.drm.url': 'Dirección',
  'settings.drm.url.hint': 'https:// o http://; direcciones privadas solo si el operador las permite',
  'settings.drm.url.wrong': 'Escriba una dirección que empiece por https:// o http://',
  'settings.drm.key': 'Clave',
  'settings.drm.key.hint': 'De 1 a 64 caracteres, sellada y nunca vuelta a mostrar',
  'settings.drm.key.keep': 'Déjelo vacío para conservar la que hay.',
  'settings.drm.key.moved': 'Otra dirección: no se le muestra la clave que hay. Indique la suya.',
  'settings.drm.key.kept': 'Guardada',
  'settings.drm.key.none': 'Ninguna',
  'settings.drm.notes': 'Notas',
  'settings.drm.check': 'Comprobar',
  'settings.drm.answers': '{name} responde (estado {status})',
  'settings.drm.silent': '{name} no responde',
  'settings.drm.remove.title': '¿Eliminar el servidor DRM {name}?',
  'settings.drm.remove.text': 'Su clave se olvida. Los archivos que protege quedan como están.',
};

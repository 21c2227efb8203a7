import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.drm': 'DRM-Server',
  'settings.drm.hint':
    'Server, die Schlüssel geschützter Dateien verwahren. Richtlinien, die Dateien schützen, kommen noch: Bis dahin werden Server aufbewahrt und können gefragt werden, ob sie antworten.',
  'settings.drm.empty': 'Noch keine DRM-Server',
  'settings.drm.add': 'DRM-Server hinzufügen',
  'settings.drm.edit': '{name} bearbeiten',
  'settings.drm.url': 'Adresse',
  'settings.drm.url.hint': 'https:// oder http://; private Adressen nur, wo der Betreiber sie erlaubt',
  'settings.drm.url.wrong': 'Schreiben Sie eine Adresse, die mit https:// oder http:// beginnt',
  'settings.drm.key': 'Schlüssel',
  'settings.drm.key.hint': '1 bis 64 Zeichen, versiegelt aufbewahrt und nie wieder gezeigt',
  'settings.drm.key.keep': 'Leer lassen, um den vorhandenen zu behalten.',
  'settings.drm.key.moved':
    'Eine andere Adresse: Der vorhandene Schlüssel wird ihr nicht gezeigt. Geben Sie ihren an.',
  'settings.drm.key.kept': 'Vorhanden',
  'settings.drm.key.none': 'Keiner',
  'settings.drm.notes': 'Notizen',
  'settings.drm.check': 'Prüfen',
  'settings.drm.answers': '{name} antwortet (Status {status})',
  'settings.drm.silent': '{name} antwortet nicht',
  'settings.drm.remove.title': 'DRM-Server {name} entfernen?',
  'settings.drm.remove.text':
    'Sein Schlüssel wird vergessen. Dateien, die er schützt, bleiben, wie sie sind.',
};

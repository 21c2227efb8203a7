import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.drm': 'Serveurs DRM',
  'settings.drm.hint':
    'Serveurs gardant les clés de fichiers protégés. Les règles qui protègent des fichiers restent à venir : d’ici là, ils sont gardés et l’on peut demander s’ils répondent.',
  'settings.drm.empty': 'Pas encore de serveurs DRM',
  'settings.drm.add': 'Ajouter un serveur DRM',
  'settings.drm.edit': 'Modifier {name}',
  'settings.drm.url': 'Adresse',
  'settings.drm.url.hint': 'https:// ou http:// ; adresses privées seulement si l’exploitant les permet',
  'settings.drm.url.wrong': 'Écrivez une adresse qui commence par https:// ou http://',
  'settings.drm.key': 'Clé',
  'settings.drm.key.hint': '1 à 64 caractères, scellée et jamais montrée à nouveau',
  'settings.drm.key.keep': 'Laissez vide pour garder la clé actuelle.',
  'settings.drm.key.moved': 'Une autre adresse : la clé actuelle ne lui est pas montrée. Donnez la sienne.',
  'settings.drm.key.kept': 'Gardée',
  'settings.drm.key.none': 'Aucune',
  'settings.drm.notes': 'Notes',
  'settings.drm.check': 'Vérifier',
  'settings.drm.answers': '{name} répond (statut {status})',
  'settings.drm.silent': '{name} ne répond pas',
  'settings.drm.remove.title': 'Supprimer le serveur DRM {name} ?',
  'settings.drm.remove.text': 'Sa clé est oubliée. Les fichiers qu’il protège restent tels quels.',
};

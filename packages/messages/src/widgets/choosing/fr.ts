import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.choice.remove': 'Retirer {name}',
  'widgets.choice.more':
    '{count, plural, one {# autre. Continuez à taper pour affiner.} other {# autres. Continuez à taper pour affiner.}}',
  'widgets.countries.unread':
    '{count, plural, one {{parts} n’est pas un pays.} other {{parts} ne sont pas des pays.}} Choisissez dans la liste ou écrivez des noms ou des codes à deux lettres.',
  'widgets.typeahead.loading': 'Recherche en cours…',
  'widgets.typeahead.failed': 'La recherche a échoué.',
  'widgets.typeahead.enter': 'Appuyez sur Entrée pour ajouter « {text} ».',
  'widgets.typeahead.dropped':
    '{count, plural, one {# entrée ne convenait pas et a été ignorée.} other {# entrées ne convenaient pas et ont été ignorées.}}',
  'widgets.typeahead.INVALID_INPUT_FORMAT':
    'Le format n’est pas bon. Vérifiez les espaces et les parties manquantes.',
  'widgets.typeahead.INCOMPLETE_OPTION_ERROR': 'Appuyez sur Entrée pour ajouter votre saisie, ou effacez-la.',
  'widgets.typeahead.TYPEAHEAD_OPTION_NOT_MATCH_ERROR': 'Rien ne porte ce nom. Choisissez dans la liste.',
  'widgets.typeahead.INVALID_URL_ERROR':
    'Ce n’est pas une adresse web. Écrivez par exemple https://example.com.',
  'widgets.filterBox.FILTERBOX_ALREADY_EXIST_MSG': '« {text} » est déjà choisi.',
  'widgets.filterBox.full': '{count, number} au plus. Retirez-en un pour en ajouter.',
  'widgets.filterBox.failed': 'La recherche n’a pas démarré. Rechargez la page.',
  'widgets.filterBox.loadFailed': 'La suite n’a pas pu être cherchée. Tapez à nouveau pour réessayer.',
  'widgets.filterBox.service': 'Service',
  'widgets.filterBox.tag': 'Étiquette',
  'widgets.filterBox.customTag': 'Étiquette maison',
  'widgets.filterBox.category': 'Catégorie',
  'widgets.filterBox.risk': 'Risque',
  'widgets.filterBox.user': 'Utilisateur',
  'widgets.filterBox.country': 'Pays',
  'widgets.filterBox.city': 'Ville',
  'widgets.filterBox.device': 'Appareil',
  'widgets.filterBox.browser': 'Navigateur',
  'widgets.filterBox.doctypes': 'Type de fichier',
  'widgets.filterBox.newService': 'Nouveau service',
  'widgets.filterBox.knockedOutService': 'Éliminé',
  'widgets.filterBox.filters': 'Filtre',
  'widgets.filterBox.allowedDenied': 'Autorisé ou refusé',
  'widgets.filterBox.serviceType': 'Type de service',
  'widgets.dropdown.none': 'Rien pour l’instant.',
  'widgets.dropdown.newTab': 'ouvre un nouvel onglet',
  'widgets.multiDropdown.none': 'Choisir…',
  'widgets.multiDropdown.chosen': '{count, number} sur {of, number}',
  'widgets.includeExclude.except': 'Sauf',
  'widgets.includeExclude.include': 'Inclus',
  'widgets.includeExclude.withExceptions': 'En exclure certains',
  'widgets.showAll.apply': '{count, plural, =0 {N’en choisir aucun} other {En choisir #}}',
  'widgets.showAll.search': 'Chercher parmi tout',
  'widgets.showAll.selectAll': 'Tout sélectionner ({count, number})',
  'widgets.itemDelete.delete': 'Supprimer {name}',
  'widgets.itemDelete.question': 'Supprimer {name} ?',
  'widgets.itemDelete.confirm': 'Supprimer',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'uploads.view': 'Le graphique montre',
  'uploads.title': 'Envois {interval, select, hour {par heure} day {par jour} other {dans le temps}}',
  'uploads.usual': 'Habituel',
  'uploads.hint':
    'Plage habituelle : d’après {interval, select, hour {la même heure} other {le même jour de la semaine}} des 8 semaines précédentes au plus{later, select, yes {, à partir du {date}} other {}}',
  'uploads.short': 'La plage habituelle apparaît après 3 semaines de données, le {date}',
  'uploads.unusual':
    '{count, plural, one {# dépassement de l’habituel} other {# dépassements de l’habituel}}',
  'uploads.item': '{bytes}, d’habitude {most} au plus',
  'uploads.more': '{count, plural, one {# autre dans le graphique} other {# autres dans le graphique}}',
  'uploads.file': 'envois',
  'person.actions': 'Actions',
  'person.copyLink': 'Copier le lien',
  'person.export': 'Exporter les événements',
  'person.export.detail': 'Les 100 000 plus récents, en NDJSON',
  'person.account': 'Ouvrir le compte',
  'person.history': 'Historique du compte',
  'person.groups': 'Groupes personnalisés',
  'person.groups.title': 'Groupes personnalisés de {name}',
  'person.groups.search': 'Chercher un groupe personnalisé',
  'person.groups.none': 'Aucun groupe personnalisé. Créez-en un sous Groupes personnalisés.',
  'person.groups.nothing': 'Aucun groupe personnalisé ne correspond',
  'person.groups.more':
    '{count, plural, one {# autre. Cherchez-le par son nom.} other {# autres. Cherchez-les par leur nom.}}',
  'person.groups.save': 'Enregistrer',
  'person.groups.open': 'Ouvrir les groupes personnalisés',
  'person.groups.saved': 'Groupes personnalisés de {name} enregistrés',
  'person.deactivate': 'Désactiver le compte',
  'person.activate': 'Activer le compte',
  'person.deactivate.title': 'Désactiver le compte de {name} ?',
  'person.deactivate.text':
    'Ses sessions et ses clés d’API prennent fin aussitôt et la connexion à Casbah est bloquée. Son trafic reste enregistré.',
  'person.deactivate.accept': 'Désactiver',
  'person.activate.title': 'Activer le compte de {name} ?',
  'person.activate.text': 'La connexion à Casbah est de nouveau possible.',
  'person.activate.accept': 'Activer',
  'person.deactivated': '{name} : compte désactivé',
  'person.activated': '{name} : compte activé',
  'person.inactive': 'Compte inactif',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'trends.report': 'Rapport d’audit',
  'trends.infographic': 'Infographie',
  'trends.withoutHost':
    '{count, plural, one {{words} requête ne nomme} other {{words} requêtes ne nomment}} aucun hôte ({bytes} envoyés) : les chiffres ci-dessus les comptent, les listes de services et de sites non.',
  'trends.withoutHost.users': 'Qui les a envoyées',
  'trends.months': 'Mois par mois',
  'trends.months.aside': 'chacun par rapport au mois précédent',
  'trends.months.aside.cut':
    'chacun par rapport au mois précédent ; celui-ci jusqu’au {time}, par rapport à la même durée',
  'trends.months.since': 'Il y a des données depuis le {date}.',
  'trends.months.nothing': 'Il n’y a pas de trafic pendant ces mois.',
  'trends.month': 'Mois',
  'trends.column.services': 'Services',
  'trends.column.users': 'Personnes',
  'trends.column.requests': 'Requêtes',
  'trends.column.uploaded': 'Envoyé',
  'trends.column.downloaded': 'Téléchargé',
  'trends.column.blocked': 'Bloqué',
  'trends.column.new': 'Nouveaux services',
  'trends.column.category': 'Catégorie',
  'trends.column.duplicateSeats': 'Places en double',
  'trends.column.cost': 'Coût par mois',
  'trends.column.service': 'Service',
  'trends.column.instance': 'Compte',
  'trends.column.kind': 'À qui',
  'trends.column.department': 'Service interne',
  'trends.people': '{count, plural, one {# personne} other {# personnes}}',
  'trends.duplicates': 'Plusieurs services pour le même travail',
  'trends.duplicates.aside':
    '{count, plural, one {{words} place en double} other {{words} places en double}}',
  'trends.duplicates.text':
    'Qui utilise deux services d’une catégorie occupe deux places, dont une en double. Seuls les outils de travail sont comptés, d’après l’usage et non d’après ce qui est payé.',
  'trends.duplicates.more': '{count, plural, one {# autre} other {# autres}}',
  'trends.duplicates.nothing': 'Personne n’utilise deux services pour le même travail.',
  'trends.price': 'Prix d’une place par mois',
  'trends.price.hint': 'Dans votre monnaie. Montre ce que coûteraient les doubles.',
  'trends.sameCategory': 'Autres de la même catégorie',
  'trends.sameCategory.nothing': 'Aucun autre service de cette catégorie n’est utilisé.',
  'trends.instances': 'Comptes personnels et d’entreprise',
  'trends.instances.nothing': 'Les hôtes ne distinguent pas les comptes personnels de ceux d’entreprise.',
  'trends.instances.kind':
    '{users, plural, one {# personne} other {# personnes}}, {count, plural, one {# compte} other {# comptes}}, {uploaded} envoyés',
  'trends.instance.personal': 'Personnel',
  'trends.instance.corporate': 'Entreprise',
  'trends.instance.unknown': 'Inconnu',
  'trends.departments': 'Services internes',
  'trends.departments.others': 'Service interne inconnu',
  'trends.departments.nothing':
    'On ne connaît le service interne de personne ici. Il vient avec les personnes de l’annuaire, que leur adresse e-mail fait reconnaître dans les journaux.',
  'trends.departments.anonymous':
    'Les personnes sont anonymes : les services internes ne sont pas montrés, car un petit révélerait de qui il s’agit.',
};

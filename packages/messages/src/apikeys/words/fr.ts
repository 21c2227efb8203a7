import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'Clés d’API',
  'apikeys.sentence':
    'Identifiants pour les programmes, limités par un profil d’accès et par les droits de leur créateur.',
  'apikeys.mayNot':
    'Vous voyez les clés. Pour en créer ou en supprimer, il faut le droit de modifier les paramètres.',
  'apikeys.add': 'Nouvelle clé d’API',
  'apikeys.none': 'Aucune clé d’API pour l’instant',
  'apikeys.none.why':
    'Créez-en une pour chaque programme qui utilise l’API : un annuaire, un script, un outil de tickets.',
  'apikeys.name': 'Nom',
  'apikeys.name.hint': 'Le programme ou le système qui l’utilise',
  'apikeys.profile': 'Profil d’accès',
  'apikeys.profile.hint': 'Profils dans les limites de vos propres droits',
  'apikeys.profile.none':
    'Il n’y a aucun profil d’accès que vous puissiez attribuer. Un administrateur système les crée dans Profils d’accès.',
  'apikeys.profile.create': 'Créer un profil d’accès',
  'apikeys.profile.missing': 'Choisissez un profil d’accès',
  'apikeys.days': 'Expire dans',
  'apikeys.days.count': '{count, plural, one {# jour} many {# jours} other {# jours}}, jusqu’au {date}',
  'apikeys.networks': 'Réseaux autorisés',
  'apikeys.networks.all': 'Tous',
  'apikeys.networks.hint':
    'Adresses IP et réseaux, séparés par des virgules. Laissez vide pour tous les autoriser.',
  'apikeys.networks.wrong': '{network} n’est ni une adresse IP ni un réseau comme 192.0.2.0/24',
  'apikeys.state': 'État',
  'apikeys.state.works': 'Active',
  'apikeys.state.ended': 'Expirée',
  'apikeys.state.maker-left': 'Compte du créateur fermé',
  'apikeys.state.maker-holds-less': 'Limitée : son créateur a désormais moins de droits',
  'apikeys.used': 'Dernière utilisation',
  'apikeys.used.never': 'Jamais',
  'apikeys.ends': 'Jusqu’au {date}',
  'apikeys.made': 'Créée par',
  'apikeys.remove': 'Supprimer',
  'apikeys.removed': '{name} supprimée. Elle ne donne plus accès.',
  'apikeys.how': 'Utiliser une clé d’API',
  'apikeys.how.sentence':
    'Envoyez la clé avec chaque requête. Cet appel répond à toute clé valide ; la référence de l’API sous /api indique l’autorisation requise par les autres. La commande casbah lit CASBAH_API_KEY.',
  'apikeys.create': 'Créer la clé',
  'apikeys.new.title': 'Clé d’API {name}',
  'apikeys.new.once':
    'Copiez-la maintenant. Elle ne sera plus affichée : Casbah n’en conserve qu’une empreinte. Toute personne qui possède la clé peut faire ce que son profil permet.',
  'apikeys.new.try': 'Vérifiez qu’elle fonctionne :',
  'apikeys.new.done': 'Je l’ai copiée',
};

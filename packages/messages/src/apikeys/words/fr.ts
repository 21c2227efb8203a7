import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'Clés d’API',
  'apikeys.sentence':
    'Ce avec quoi les programmes se connectent. Chacune porte un profil d’accès et ne permet pas plus que son créateur.',
  'apikeys.mayNot':
    'Vous voyez les clés. Pour en créer ou en supprimer, il faut le droit de modifier les paramètres.',
  'apikeys.add': 'Nouvelle clé d’API',
  'apikeys.none': 'Il n’y a pas encore de clé d’API',
  'apikeys.none.why':
    'Créez-en une pour chaque programme qui lit ou alimente Casbah : annuaire, script, outil de tickets.',
  'apikeys.name': 'Nom',
  'apikeys.name.hint': 'Le programme ou le lieu qui l’utilisera',
  'apikeys.profile': 'Profil d’accès',
  'apikeys.profile.hint': 'Les profils qui ne permettent pas plus que vos droits',
  'apikeys.profile.none':
    'Aucun profil d’accès que vous puissiez donner. Les sysadmins les créent sous Profils d’accès.',
  'apikeys.profile.missing': 'Choisissez ce que la clé permet',
  'apikeys.days': 'Valable',
  'apikeys.days.count': '{count, plural, one {# jour} many {# jours} other {# jours}}, jusqu’au {date}',
  'apikeys.networks': 'Réseaux',
  'apikeys.networks.all': 'Partout',
  'apikeys.networks.hint':
    'Adresses et réseaux d’où elle peut être utilisée, séparés par des virgules. Vide : de partout.',
  'apikeys.networks.wrong': '{network} n’est ni une adresse ni un réseau comme 192.0.2.0/24',
  'apikeys.state': 'État',
  'apikeys.state.works': 'Valide',
  'apikeys.state.ended': 'Expirée',
  'apikeys.state.maker-left': 'Le compte de son créateur est fermé',
  'apikeys.state.maker-holds-less': 'Limitée : son créateur a désormais moins de droits',
  'apikeys.used': 'Dernière utilisation',
  'apikeys.used.never': 'Jamais',
  'apikeys.ends': 'Jusqu’au {date}',
  'apikeys.made': 'Créée par',
  'apikeys.remove': 'Supprimer',
  'apikeys.removed': '{name} est supprimée : elle n’ouvre plus rien',
  'apikeys.how': 'Comment un programme s’en sert',
  'apikeys.how.sentence':
    'Il envoie la clé avec chaque requête. Les appels sont décrits sous /api ; la commande casbah lit CASBAH_API_KEY.',
  'apikeys.create': 'Créer la clé',
  'apikeys.new.title': 'La clé {name}',
  'apikeys.new.once':
    'Copiez-la maintenant : elle n’est montrée qu’une fois, et Casbah n’en garde que l’empreinte. Qui la possède peut faire ce que son profil permet.',
  'apikeys.new.done': 'Je l’ai copiée',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sessions',
  'presence.sessions.hint':
    '{count, plural, one {{words} session} other {{words} sessions}}. Une session se termine après {pause} sans requête.',
  'presence.sessions.pause': 'Pause entre sessions',
  'presence.sessions.nothing': 'Aucune session pendant cette période.',
  'presence.sessions.more': 'Sessions plus anciennes',
  'presence.sessions.csv': 'Sessions en CSV',
  'presence.sessions.ndjson': 'Sessions en NDJSON',
  'presence.begin': 'Début',
  'presence.end': 'Fin',
  'presence.length': 'Durée',
  'presence.services': 'Services',
  'presence.services.more': 'et {count, number} de plus',
  'presence.services.nothing': 'absent du catalogue',
  'presence.requests': 'Requêtes',
  'presence.requests.take':
    '{count, plural, one {{words} requête, en NDJSON} other {{words} requêtes, en NDJSON}}',
  'presence.uploaded': 'Envoyé',
  'presence.downloaded': 'Reçu',
  'presence.cut.before': 'a commencé avant la période',
  'presence.cut.after': 'continue après la période',
  'presence.devices': 'Appareils',
  'presence.devices.hint':
    'Appareils par nom dans les journaux. Les requêtes sans nom sont regroupées par type et système d’exploitation.',
  'presence.devices.hidden':
    'Les personnes sont anonymes. Les noms d’appareils les identifient ; seuls le type et le système d’exploitation sont affichés.',
  'presence.devices.nothing': 'Les journaux de cette période n’enregistrent pas les appareils.',
  'presence.devices.more': 'Plus d’appareils',
  'presence.devices.csv': 'Appareils en CSV',
  'presence.devices.ndjson': 'Appareils en NDJSON',
  'presence.device': 'Appareil',
  'presence.noName': 'sans nom',
  'presence.type': 'Type',
  'presence.os': 'Système d’exploitation',
  'presence.browsers': 'Navigateurs',
  'presence.first': 'Première détection',
  'presence.last': 'Dernière détection',
  'presence.people': '{count, plural, one {# personne} other {# personnes}}',
  'presence.service.hint': 'Appareils utilisés, et volume envoyé depuis chacun.',
  'presence.service.untold':
    '{count, plural, one {Type d’appareil inconnu pour {words} requête.} other {Type d’appareil inconnu pour {words} requêtes.}}',
};

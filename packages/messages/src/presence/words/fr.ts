import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sessions',
  'presence.sessions.hint':
    '{count, plural, one {{words} session} other {{words} sessions}}. Une session se termine après {pause} sans requête.',
  'presence.sessions.pause': 'Pause qui met fin à une session',
  'presence.sessions.nothing': 'Aucune session pendant cette période.',
  'presence.sessions.more': 'Sessions plus anciennes',
  'presence.sessions.csv': 'Sessions en CSV',
  'presence.sessions.ndjson': 'Sessions en NDJSON',
  'presence.begin': 'Début',
  'presence.end': 'Fin',
  'presence.length': 'Durée',
  'presence.services': 'Services',
  'presence.services.more': 'et {count, number} de plus',
  'presence.services.nothing': 'aucun du catalogue',
  'presence.requests': 'Requêtes',
  'presence.requests.take':
    '{count, plural, one {{words} requête, en NDJSON} other {{words} requêtes, en NDJSON}}',
  'presence.uploaded': 'Envoyé',
  'presence.downloaded': 'Reçu',
  'presence.cut.before': 'a commencé avant la période affichée',
  'presence.cut.after': 'se poursuit après la période affichée',
  'presence.devices': 'Appareils',
  'presence.devices.hint':
    'Les appareils, sous le nom que leur donnent les journaux. Les requêtes sans nom sont regroupées par type et système.',
  'presence.devices.hidden':
    'Les personnes sont anonymes. Le nom d’un appareil dit à qui il est : seuls son type et son système sont affichés.',
  'presence.devices.nothing': 'Les journaux de cette période ne disent rien des appareils.',
  'presence.devices.more': 'Plus d’appareils',
  'presence.devices.csv': 'Appareils en CSV',
  'presence.devices.ndjson': 'Appareils en NDJSON',
  'presence.device': 'Appareil',
  'presence.noName': 'sans nom',
  'presence.type': 'Type',
  'presence.os': 'Système',
  'presence.browsers': 'Navigateurs',
  'presence.first': 'Vu la première fois',
  'presence.last': 'Vu la dernière fois',
  'presence.people': '{count, plural, one {# personne} other {# personnes}}',
  'presence.service.hint': 'Avec quoi les personnes viennent, et combien elles envoient de là.',
  'presence.service.untold':
    '{count, plural, one {Pour {words} requête, aucun journal ne dit le type.} other {Pour {words} requêtes, aucun journal ne dit le type.}}',
};

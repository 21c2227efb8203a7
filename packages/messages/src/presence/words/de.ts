import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sitzungen',
  'presence.sessions.hint':
    '{count, plural, one {{words} Sitzung} other {{words} Sitzungen}}. Eine Sitzung endet nach {pause} ohne Anfrage.',
  'presence.sessions.pause': 'Sitzungspause',
  'presence.sessions.nothing': 'Keine Sitzungen in diesem Zeitraum.',
  'presence.sessions.more': 'Ältere Sitzungen',
  'presence.sessions.csv': 'Sitzungen als CSV',
  'presence.sessions.ndjson': 'Sitzungen als NDJSON',
  'presence.begin': 'Beginn',
  'presence.end': 'Ende',
  'presence.length': 'Dauer',
  'presence.services': 'Dienste',
  'presence.services.more': 'und {count, number} weitere',
  'presence.services.nothing': 'nicht im Katalog',
  'presence.requests': 'Anfragen',
  'presence.requests.take':
    '{count, plural, one {{words} Anfrage als NDJSON} other {{words} Anfragen als NDJSON}}',
  'presence.uploaded': 'Hochgeladen',
  'presence.downloaded': 'Heruntergeladen',
  'presence.cut.before': 'begann vor dem Zeitraum',
  'presence.cut.after': 'dauert nach dem Zeitraum an',
  'presence.devices': 'Geräte',
  'presence.devices.hint':
    'Geräte nach dem Namen in den Logs. Anfragen ohne Namen sind nach Typ und Betriebssystem zusammengefasst.',
  'presence.devices.hidden':
    'Personen sind anonym. Gerätenamen machen Personen erkennbar, daher werden nur Typ und Betriebssystem angezeigt.',
  'presence.devices.nothing': 'Die Logs in diesem Zeitraum erfassen keine Geräte.',
  'presence.devices.more': 'Weitere Geräte',
  'presence.devices.csv': 'Geräte als CSV',
  'presence.devices.ndjson': 'Geräte als NDJSON',
  'presence.device': 'Gerät',
  'presence.noName': 'ohne Namen',
  'presence.type': 'Art',
  'presence.os': 'Betriebssystem',
  'presence.browsers': 'Browser',
  'presence.first': 'Zuerst gesehen',
  'presence.last': 'Zuletzt gesehen',
  'presence.people': '{count, plural, one {# Person} other {# Personen}}',
  'presence.service.hint': 'Geräte, die Personen verwenden, und wie viel sie von dort hochladen.',
  'presence.service.untold':
    '{count, plural, one {Gerätetyp für {words} Anfrage unbekannt.} other {Gerätetyp für {words} Anfragen unbekannt.}}',
};

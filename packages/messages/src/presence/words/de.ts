import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'Sitzungen',
  'presence.sessions.hint':
    '{count, plural, one {{words} Sitzung} other {{words} Sitzungen}}. Eine Sitzung endet nach {pause} ohne Anfrage.',
  'presence.sessions.pause': 'Pause, die eine Sitzung beendet',
  'presence.sessions.nothing': 'In dieser Zeit gibt es keine Sitzung.',
  'presence.sessions.more': 'Ältere Sitzungen',
  'presence.sessions.csv': 'Sitzungen als CSV',
  'presence.sessions.ndjson': 'Sitzungen als NDJSON',
  'presence.begin': 'Beginn',
  'presence.end': 'Ende',
  'presence.length': 'Dauer',
  'presence.services': 'Dienste',
  'presence.services.more': 'und {count, number} weitere',
  'presence.services.nothing': 'keiner aus dem Katalog',
  'presence.requests': 'Anfragen',
  'presence.requests.take':
    '{count, plural, one {{words} Anfrage als NDJSON} other {{words} Anfragen als NDJSON}}',
  'presence.uploaded': 'Hochgeladen',
  'presence.downloaded': 'Heruntergeladen',
  'presence.cut.before': 'begann vor der betrachteten Zeit',
  'presence.cut.after': 'geht nach der betrachteten Zeit weiter',
  'presence.devices': 'Geräte',
  'presence.devices.hint':
    'Geräte unter dem Namen, den Protokolle ihnen geben. Anfragen ohne Namen sind nach Art und Betriebssystem zusammengefasst.',
  'presence.devices.hidden':
    'Personen sind anonym. Namen von Geräten verraten, wem sie gehören; daher werden nur Art und Betriebssystem gezeigt.',
  'presence.devices.nothing': 'Die Protokolle dieser Zeit sagen nichts über Geräte.',
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
  'presence.service.hint': 'Womit Personen kommen und wie viel sie von dort hochladen.',
  'presence.service.untold':
    '{count, plural, one {Bei {words} Anfrage sagt kein Protokoll die Art.} other {Bei {words} Anfragen sagt kein Protokoll die Art.}}',
};

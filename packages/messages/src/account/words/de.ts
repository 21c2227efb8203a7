import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mein Konto',
  'account.sentence': 'Ihr Profil, Ihre Einstellungen und Sitzungen',
  'account.person': 'Profil',
  'account.name': 'Name',
  'account.email': 'E-Mail',
  'account.company': 'Unternehmen',
  'account.role': 'Rolle',
  'account.role.sysadmin': 'Sysadmin: voller Zugriff auf das Casbah Ihres Unternehmens.',
  'account.role.admin': 'Admin: Zugriff gemäß Ihrem Zugriffsprofil.',
  'account.role.enduser':
    'Benutzer: kein Admin-Zugriff. Wenn Sie ihn brauchen, bitten Sie einen Sysadmin von {company} um ein Zugriffsprofil.',
  'account.timeZone': 'Zeitzone',
  'account.preferences': 'Sprache und Darstellung',
  'account.preferences.hint': 'In Ihrem Konto gespeichert, gilt in jedem Browser.',
  'account.language': 'Sprache',
  'account.theme': 'Farbschema',
  'account.sessions': 'Aktive Sitzungen',
  'account.sessions.hint':
    'Wenn Sie eine Sitzung nicht erkennen, beenden Sie sie und ändern Sie Ihr Passwort.',
  'account.sessions.on': '{browser} auf {system}',
  'account.sessions.unknown': 'Unbekannter Browser',
  'account.sessions.current': 'Dieser Browser',
  'account.sessions.seen': '{address}, zuletzt verwendet {time}',
  'account.sessions.since': 'Angemeldet {time}',
  'account.sessions.end': 'Beenden',
  'account.sessions.endOne': 'Sitzung von {browser} unter {address} beenden',
  'account.sessions.endOthers': 'Alle anderen Sitzungen beenden',
  'account.sessions.ended': '{count, plural, one {# Sitzung wurde} other {# Sitzungen wurden}} beendet.',
  'account.sessions.failed': 'Die Sitzung konnte nicht beendet werden. Versuchen Sie es erneut.',
};

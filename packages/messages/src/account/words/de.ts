import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mein Konto',
  'account.sentence': 'Wer Sie in Casbah sind und wie es für Sie aussieht',
  'account.person': 'Sie',
  'account.name': 'Name',
  'account.email': 'E-Mail',
  'account.company': 'Unternehmen',
  'account.role': 'Rolle',
  'account.role.sysadmin': 'Sysadmin: Sie dürfen im Casbah Ihres Unternehmens alles.',
  'account.role.admin': 'Admin: Sie dürfen, was Ihre Zugriffsprofile erlauben.',
  'account.role.enduser':
    'Benutzer: Sie verwalten hier nichts. Wenn Ihre Arbeit es braucht, bitten Sie einen Sysadmin von {company} um ein Zugriffsprofil.',
  'account.timeZone': 'Zeiten gelten in',
  'account.preferences': 'Sprache und Aussehen',
  'account.preferences.hint': 'Gilt in jedem Browser, mit dem Sie sich anmelden.',
  'account.language': 'Sprache',
  'account.theme': 'Farbschema',
  'account.sessions': 'Wo Sie angemeldet sind',
  'account.sessions.hint': 'Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  'account.sessions.on': '{browser} auf {system}',
  'account.sessions.unknown': 'Unbekannter Browser',
  'account.sessions.current': 'Dieser Browser',
  'account.sessions.seen': 'Von {address}, zuletzt benutzt {time}',
  'account.sessions.since': 'Angemeldet {time}',
  'account.sessions.end': 'Beenden',
  'account.sessions.endOne': 'Sitzung von {browser} von {address} beenden',
  'account.sessions.endOthers': 'Alle anderen beenden',
  'account.sessions.ended': '{count, plural, one {# Sitzung wurde} other {# Sitzungen wurden}} beendet.',
  'account.sessions.failed': 'Die Sitzung konnte nicht beendet werden.',
};

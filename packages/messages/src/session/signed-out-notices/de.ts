import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'Single Sign-On hat nicht funktioniert',
  'session.sso.10':
    'Die Anmeldung Ihrer Firma hat etwas geantwortet, das Casbah nicht annehmen kann. Versuchen Sie es noch einmal; wenn es bleibt, sagen Sie es Ihrer Administration.',
  'session.sso.11':
    'Zu dieser Adresse gehört hier keine Firma. Prüfen Sie die Adresse, die Sie hergeführt hat, oder beginnen Sie auf der Anmeldeseite.',
  'session.sso.12':
    'Ihre Firma hat kein Single Sign-On eingerichtet. Melden Sie sich mit Ihrem Passwort an oder fragen Sie Ihre Administration.',
  'session.sso.13':
    'Die für Ihre Firma eingerichtete Anmeldung stimmt nicht: Zertifikat oder Name passen nicht. Sagen Sie es Ihrer Administration.',
  'session.sso.14':
    'Die Antwort der Anmeldung gehört zu keiner Anmeldung, die dieser Browser begonnen hat, oder kam zu spät. Beginnen Sie auf der Anmeldeseite noch einmal.',
  'session.sso.99':
    'Single Sign-On braucht eine eigene Seite. Öffnen Sie die App noch einmal in einem eigenen Fenster.',
  'session.sso.unknown':
    'Die Anmeldung Ihrer Firma ließ sich nicht abschließen. Beginnen Sie auf der Anmeldeseite noch einmal; wenn es bleibt, sagen Sie es Ihrer Administration.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'Das dürfen Sie nicht öffnen',
  'session.permission.text':
    'Ihr Konto hat kein Recht dazu. Bitten Sie die Systemadministration Ihrer Firma um Zugang, oder melden Sie sich mit einem anderen Konto an.',
  'session.link.heading': 'Dieser Link gilt nicht mehr',
  'session.link.text':
    'Links in unseren E-Mails gelten einmal und für begrenzte Zeit. Fordern Sie einen neuen an.',
  'session.link.again': 'Neuen Link anfordern',
  'session.support.heading': 'Hilfe zu Casbah',
  'session.support.text': 'Wer sich um dieses Casbah kümmert, finden Sie hier:',
  'session.support.none':
    'Für die Leute, die sich um dieses Casbah kümmern, ist keine Adresse eingetragen. Fragen Sie, wer Ihnen Ihr Konto gegeben hat.',
  'session.support.countdown':
    '{seconds, plural, one {Die Anmeldeseite öffnet sich in # Sekunde.} other {Die Anmeldeseite öffnet sich in # Sekunden.}}',
  'session.support.stay': 'Hier bleiben',
  'session.support.stayed': 'Diese Seite bleibt offen.',
  'session.debug.heading': 'Für den Support',
  'session.debug.text':
    'Nennen Sie diese ID, wenn Sie ein Problem melden: Sie führt zu dem, was der Server darüber notiert hat.',
  'session.debug.id': 'Anfrage-ID',
  'session.debug.version': 'Version',
  'session.debug.time': 'Uhrzeit des Servers',
  'session.debug.browser': 'Browser',
  'session.debug.failed':
    'Der Server antwortet nicht, also gibt es keine ID. Nennen Sie die Uhrzeit und was Sie getan haben.',
  'session.operator.opening': 'Casbah wird geöffnet',
  'session.operator.heading': 'Dieser Link gilt nicht mehr',
  'session.operator.text':
    'Jeder Link gilt einmal, eine Stunde lang, auf dem Rechner, auf dem Casbah läuft, und bis Casbah neu startet. Einen neuen gibt es dort mit diesem Befehl:',
  'session.mails.heading': 'E-Mails',
  'session.mails.text':
    'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails im Datenordner. Sie sehen sie, weil Sie den Code vorgelegt haben, den Casbah ausgegeben hat.',
  'session.mails.none':
    'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails auf diesem Rechner. Es gibt noch keine.',
  'session.mails.follow': 'Dem Link dieser E-Mail folgen',
  'session.invite.heading': 'Sehen Sie in Ihr Postfach',
  'session.invite.text':
    'Eine E-Mail zur Bestätigung wurde an Sie gesendet. Öffnen Sie sie und folgen Sie ihrem Link.',
  'session.invite.hint':
    'Nichts da? Sehen Sie in den Spam-Ordner, oder fragen Sie Ihre Administration, ob die Adresse stimmt.',
  'session.invite.state': 'Gesendet',
};

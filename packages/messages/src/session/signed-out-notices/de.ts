import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'Single Sign-on fehlgeschlagen',
  'session.sso.10':
    'Der Identitätsanbieter Ihres Unternehmens hat eine Antwort gesendet, die Casbah nicht annehmen konnte. Versuchen Sie es erneut; bleibt der Fehler, wenden Sie sich an Ihren Administrator.',
  'session.sso.11':
    'Zu dieser Adresse gehört kein Unternehmen. Prüfen Sie den Link oder beginnen Sie auf der Anmeldeseite.',
  'session.sso.12':
    'Ihr Unternehmen hat kein Single Sign-on eingerichtet. Melden Sie sich mit Ihrem Passwort an oder wenden Sie sich an Ihren Administrator.',
  'session.sso.13':
    'Das Single Sign-on Ihres Unternehmens ist falsch konfiguriert: Zertifikat oder Name stimmt nicht. Wenden Sie sich an Ihren Administrator.',
  'session.sso.14':
    'Die Antwort gehört zu keiner in diesem Browser begonnenen Anmeldung oder kam zu spät. Beginnen Sie auf der Anmeldeseite von vorn.',
  'session.sso.99':
    'Single Sign-on braucht ein eigenes Fenster. Öffnen Sie die App noch einmal in einem neuen Fenster.',
  'session.sso.unknown':
    'Single Sign-on konnte nicht abgeschlossen werden. Beginnen Sie auf der Anmeldeseite von vorn; bleibt der Fehler, wenden Sie sich an Ihren Administrator.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'Sie haben keinen Zugriff',
  'session.permission.text':
    'Ihr Konto hat keine Berechtigung. Bitten Sie einen Sysadmin Ihres Unternehmens um Zugriff oder melden Sie sich mit einem anderen Konto an.',
  'session.link.heading': 'Dieser Link funktioniert nicht mehr',
  'session.link.text':
    'Links in E-Mails von Casbah funktionieren einmal und für begrenzte Zeit. Fordern Sie einen neuen an.',
  'session.link.again': 'Neuen Link anfordern',
  'session.support.heading': 'Hilfe zu Casbah',
  'session.support.text': 'Wenden Sie sich an den Betreiber dieser Installation:',
  'session.support.none':
    'Der Betreiber hat keine Kontaktadresse hinterlegt. Fragen Sie die Person, von der Sie Ihr Konto haben.',
  'session.support.countdown':
    '{seconds, plural, one {Die Anmeldeseite öffnet sich in # Sekunde.} other {Die Anmeldeseite öffnet sich in # Sekunden.}}',
  'session.support.stay': 'Hier bleiben',
  'session.support.stayed': 'Diese Seite bleibt offen.',
  'session.debug.heading': 'Für den Support',
  'session.debug.text':
    'Geben Sie diese ID an, wenn Sie ein Problem melden. Sie kennzeichnet die Logeinträge des Servers.',
  'session.debug.id': 'Anfrage-ID',
  'session.debug.version': 'Version',
  'session.debug.time': 'Serverzeit',
  'session.debug.browser': 'Browser',
  'session.debug.failed':
    'Der Server antwortet nicht, daher gibt es keine ID. Nennen Sie die Uhrzeit und was Sie getan haben.',
  'session.operator.opening': 'Casbah wird geöffnet',
  'session.operator.heading': 'Dieser Link funktioniert nicht mehr',
  'session.operator.text':
    'Jeder Link funktioniert einmal, innerhalb einer Stunde, nur auf dem Rechner, auf dem Casbah läuft, und bis Casbah neu startet. Führen Sie dort diesen Befehl aus, um einen neuen zu erhalten:',
  'session.mails.heading': 'E-Mails',
  'session.mails.text':
    'Es ist kein Mailserver eingerichtet, daher werden E-Mails im Datenordner gespeichert. Sie sehen sie, weil Sie den von Casbah ausgegebenen Code verwendet haben.',
  'session.mails.none':
    'Noch keine E-Mails. Es ist kein Mailserver eingerichtet, daher speichert Casbah E-Mails auf diesem Rechner.',
  'session.mails.follow': 'Link aus dieser E-Mail öffnen',
  'session.invite.heading': 'Prüfen Sie Ihren Posteingang',
  'session.invite.text':
    'Eine Bestätigungs-E-Mail wurde an Sie gesendet. Öffnen Sie den Link darin, um fortzufahren.',
  'session.invite.hint':
    'Keine E-Mail? Prüfen Sie den Spam-Ordner oder fragen Sie Ihren Administrator, ob die Adresse stimmt.',
  'session.invite.state': 'Gesendet',
};

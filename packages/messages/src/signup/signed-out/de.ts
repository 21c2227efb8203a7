import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.signUp.heading': 'Unternehmen anlegen',
  'session.signUp.intro':
    'Wir schicken Ihnen eine E-Mail, um Ihre Adresse zu prüfen. Danach wählen Sie ein Passwort.',
  'session.signUp.closed': 'Die Registrierung ist geschlossen',
  'session.signUp.closedText':
    'Niemand kann hier selbst ein Unternehmen anlegen. Fragen Sie, wer diese Installation betreibt, oder melden Sie sich an, wenn Sie ein Konto haben.',
  'session.signUp.company': 'Unternehmen',
  'session.signUp.firstName': 'Vorname',
  'session.signUp.lastName': 'Nachname',
  'session.signUp.email': 'Geschäftliche E-Mail',
  'session.signUp.domain': 'Domain',
  'session.signUp.domainHint': 'Der Teil Ihrer Adressen hinter dem @, wie firma.com',
  'session.signUp.submit': 'Unternehmen anlegen',
  'session.signUp.missing': 'Geben Sie hier etwas ein.',
  'session.signUp.tooLong': 'Verwenden Sie höchstens {maximum, number} Zeichen.',
  'session.signUp.emailInvalid': 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@firma.com.',
  'session.signUp.domainInvalid': 'Das ist keine Domain. Sie sieht so aus: firma.com.',
  'session.signUp.MSG_SIGNUP_SUCCESS':
    'Danke. Sehen Sie in Ihr Postfach: Eine E-Mail sagt, wie es weitergeht.',
  'session.signUp.VERIFICATION_EMAIL_SENT_MSG': 'Eine E-Mail zur Bestätigung wurde an {email} gesendet.',
  'session.signUp.sent': 'Gesendet',
  'session.signUp.MSG_NW_ERROR':
    'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'session.signUp.checkFailed':
    'Ob die Registrierung offen ist, war nicht zu erfahren. Versuchen Sie es in einer Minute erneut.',
  'session.finish.heading': 'Wählen Sie ein Passwort',
  'session.finish.intro': 'Der letzte Schritt für {company}. Sie melden sich mit {email} an.',
  'session.finish.connectorIntro':
    'Für {email} wurde eine App verbunden. Nennen Sie Ihr Unternehmen und wählen Sie ein Passwort.',
  'session.finish.greeting': 'Guten Tag {first} {last}',
  'session.finish.password': 'Passwort',
  'session.finish.again': 'Passwort noch einmal',
  'session.finish.tooWeak': 'Zu schwach.',
  'session.finish.MSG_PWD_MISMATCH': 'Die beiden Passwörter sind nicht gleich.',
  'session.finish.submit': 'Abschließen und anmelden',
  'session.finish.invalid': 'Dieser Link gilt nicht',
  'session.finish.INVALID_SIGNUP_LINK':
    'Er wurde schon benutzt, ist zu alt oder unvollständig. Registrieren Sie sich noch einmal, oder fragen Sie, wer Sie eingeladen hat.',
  'session.finish.signUpAgain': 'Noch einmal registrieren',
  'session.ack.heading': 'Fast fertig',
  'session.ack.intro': 'Casbah hat Ihre Angaben erhalten. Fahren Sie über den Link in der E-Mail fort.',
  'session.ack.steps': 'Wie es weitergeht',
  'session.ack.step.mail': 'Öffnen Sie die E-Mail und wählen Sie ein Passwort.',
  'session.ack.step.logs':
    'Legen Sie ein Protokoll Ihres Proxys oder Ihrer Firewall auf Quellen ab: Es zeigt, welche Dienste genutzt werden.',
  'session.ack.step.people':
    'Laden Sie die Kolleginnen und Kollegen ein, die sich mit Ihnen um die Sicherheit kümmern.',
  'session.ack.app': 'Weil Sie von {app} kommen',
  'session.ack.app.files':
    'Casbah kann lesen, wer darin welche Dateien mit wem teilt, und Links zurücknehmen, die allen offenstehen.',
  'session.ack.app.connect':
    'Verbinden Sie sie als Administratorin oder Administrator der App: App-Store, dann {app}.',
  'session.ack.app.nothing': 'Es wird nichts darin geändert, bevor Sie es sagen.',
  'session.ack.video': 'Ein erster Blick auf Casbah',
  'session.ack.videoText': 'In zwei Minuten: vom ersten Protokoll bis zur ersten Entscheidung.',
  'session.approve.heading': 'Bestätigen',
  'session.approve.intro':
    'Die E-Mail, die Sie hergeführt hat, bittet Sie, eine Adresse zu bestätigen oder ein Unternehmen freizugeben. Nichts geschieht, bevor Sie die Schaltfläche drücken.',
  'session.approve.submit': 'Bestätigen',
  'session.approve.state': 'Bestätigt',
  'session.approve.address': 'Ihre Adresse ist bestätigt',
  'session.approve.address.text':
    'Der Betreiber dieser Casbah-Installation wurde benachrichtigt. Sie erhalten eine E-Mail mit den nächsten Schritten.',
  'session.approve.company': 'Unternehmen freigegeben',
  'session.approve.company.text':
    'Eine E-Mail mit dem nächsten Schritt ist unterwegs. Sie können dieses Fenster schließen.',
  'session.approve.invalid':
    'Er wurde schon benutzt oder ist zu alt. Wer sich registriert hat, kann es noch einmal tun.',
};

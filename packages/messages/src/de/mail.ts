import type { mail as english } from '../en/mail.ts';
import type { WordsOf } from '../words.ts';

export const mail: WordsOf<typeof english> = {
  'mail.greeting': 'Guten Tag {name},',
  'mail.hello': 'Guten Tag,',
  'mail.linkHint': 'Wenn die Schaltfläche nicht geht, kopieren Sie diese Adresse in Ihren Browser:',
  'mail.unasked': 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Es ändert sich nichts.',
  'mail.footer': 'Gesendet von Casbah unter {origin}. Antworten auf diese E-Mail werden nicht gelesen.',
  'mail.reset-password.subject': 'Wählen Sie ein neues Passwort für Casbah',
  'mail.reset-password.text':
    'Jemand hat ein neues Passwort für Ihr Konto bei {company} angefordert. Wählen Sie es innerhalb von {minutes} Minuten; der Link gilt einmal. Danach enden alle Ihre Sitzungen.',
  'mail.reset-password.action': 'Neues Passwort wählen',
  'mail.set-password.subject': 'Legen Sie Ihr Passwort für Casbah fest',
  'mail.set-password.text':
    'Sie haben ein Konto bei {company}. Legen Sie Ihr Passwort innerhalb von {days} Tagen fest; der Link gilt einmal.',
  'mail.set-password.action': 'Passwort festlegen',
  'mail.use-single-sign-on.subject': 'Sie melden sich bei Casbah über Ihr Unternehmen an',
  'mail.use-single-sign-on.text':
    'Jemand hat ein neues Passwort für Ihr Konto bei {company} angefordert. Ihr Konto hat kein eigenes Passwort: Sie melden sich mit dem Single Sign-on Ihres Unternehmens an.',
  'mail.use-single-sign-on.action': 'Zur Anmeldung',
  'mail.password-changed.subject': 'Ihr Passwort wurde geändert',
  'mail.password-changed.text':
    'Das Passwort Ihres Kontos bei {company} wurde am {time} (UTC) von der Adresse {address} aus geändert. Alle Ihre Sitzungen sind beendet. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.finish-sign-up.subject': 'Schließen Sie Ihre Registrierung bei Casbah ab',
  'mail.finish-sign-up.text':
    'Jemand hat mit dieser Adresse ein Unternehmen in Casbah beantragt. Schließen Sie die Registrierung innerhalb von {days} Tagen ab; der Link gilt einmal.',
  'mail.finish-sign-up.action': 'Registrierung abschließen',
  'mail.connector-finish-sign-up.subject': 'Schließen Sie Ihre Registrierung bei Casbah ab',
  'mail.connector-finish-sign-up.text':
    'Jemand möchte mit dieser Adresse {app} mit einem Unternehmen in Casbah verbinden. Schließen Sie die Registrierung innerhalb von {days} Tagen ab; der Link gilt einmal.',
  'mail.connector-finish-sign-up.action': 'Registrierung abschließen',
  'mail.sign-up-known.subject': 'Ihre Registrierung bei Casbah',
  'mail.sign-up-known.text':
    'Jemand hat mit dieser Adresse ein Unternehmen in Casbah beantragt. Die Adresse oder ihr Unternehmen ist schon bekannt, deshalb wurde kein neues angelegt. Melden Sie sich an, fordern Sie dort ein neues Passwort an oder bitten Sie die Administratoren Ihres Unternehmens um ein Konto.',
  'mail.sign-up-known.action': 'Zur Anmeldung',
  'mail.verify-email.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verify-email.text':
    'Jemand hat mit dieser Adresse ein Unternehmen in Casbah beantragt. Bestätigen Sie innerhalb von {days} Tagen, dass die Adresse Ihnen gehört; dann geht der Antrag an die Betreiber von Casbah.',
  'mail.verify-email.action': 'Adresse bestätigen',
  'mail.auto-invite.subject': 'Ihre Einladung zu Casbah',
  'mail.auto-invite.text':
    'Jemand hat mit dieser Adresse Zugang zu Casbah beantragt. Ihr Unternehmen ist schon in Casbah und lässt seine Leute hinein. Legen Sie Ihr Passwort innerhalb von {days} Tagen fest; der Link gilt einmal.',
  'mail.auto-invite.action': 'Passwort festlegen',
  'mail.approve-sign-up.subject': '{company} möchte sich registrieren',
  'mail.approve-sign-up.text':
    '{name} ({email}) beantragt ein Unternehmen namens {company} mit der Domain {domain}. Die Adresse ist bestätigt. Genehmigen Sie das innerhalb von {days} Tagen, wenn Sie die Leute kennen; sonst lassen Sie diese E-Mail einfach liegen.',
  'mail.approve-sign-up.action': 'Antrag ansehen',
  'mail.sign-up-approved.subject': 'Ihre Registrierung bei Casbah ist genehmigt',
  'mail.sign-up-approved.text':
    '{company} darf Casbah nutzen. Schließen Sie die Registrierung innerhalb von {days} Tagen ab; der Link gilt einmal.',
  'mail.sign-up-approved.action': 'Registrierung abschließen',
  'mail.verification-code.subject': 'Ihr Code für Casbah: {code}',
  'mail.verification-code.text':
    'Ihr Code ist {code}. Er gilt einmal und {minutes} Minuten lang. Geben Sie ihn niemandem: Wir fragen nie danach.',
  'mail.second-factor-locked.subject': 'Jemand hat Codes für Ihr Konto geraten',
  'mail.second-factor-locked.text':
    'Jemand hat sich an Ihrem Konto bei {company} mit dem richtigen Passwort angemeldet und dann zu viele falsche Codes eingegeben, den letzten von der Adresse {address}. Codes sind für {minutes} Minuten gesperrt. Wenn Sie das nicht waren, ändern Sie Ihr Passwort: Es ist bekannt.',
  'mail.app-added.subject': 'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
  'mail.app-added.text':
    'Ihrem Konto bei {company} wurde am {time} (UTC) von der Adresse {address} aus eine Authenticator-App hinzugefügt. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.app-removed.subject': 'Die Authenticator-App wurde von Ihrem Konto entfernt',
  'mail.app-removed.text':
    'Von Ihrem Konto bei {company} wurde am {time} (UTC) von der Adresse {address} aus die Authenticator-App entfernt. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.passkey-added.subject': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'mail.passkey-added.text':
    'Ihrem Konto bei {company} wurde am {time} (UTC) von der Adresse {address} aus der Passkey „{passkey}“ hinzugefügt. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.passkey-removed.subject': 'Ein Passkey wurde von Ihrem Konto entfernt',
  'mail.passkey-removed.text':
    'Von Ihrem Konto bei {company} wurde am {time} (UTC) von der Adresse {address} aus der Passkey „{passkey}“ entfernt. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.recovery-codes-made.subject': 'Neue Wiederherstellungscodes für Ihr Konto',
  'mail.recovery-codes-made.text':
    'Für Ihr Konto bei {company} wurden am {time} (UTC) von der Adresse {address} aus neue Wiederherstellungscodes erstellt; die alten gelten nicht mehr. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.second-factors-reset.subject': 'Ihre zweiten Faktoren wurden entfernt',
  'mail.second-factors-reset.text':
    'Jemand aus Ihrer Administration hat am {time} (UTC) von der Adresse {address} aus alle zweiten Faktoren Ihres Kontos bei {company} entfernt. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
  'mail.notifications-digest.subject': 'Sie haben Mitteilungen in Casbah: {count} ungesehen',
  'mail.notifications-digest.text':
    'Bei {company} haben Sie ungesehene Mitteilungen: {count}. Die neueste: {newest}. Diese Nachricht kommt höchstens einmal am Tag; auf der Seite Ihrer Mitteilungen schalten Sie sie aus.',
  'mail.notifications-digest.action': 'Mitteilungen ansehen',
  'mail.changes-made.subject': '{count} Änderungen bei {company}',
  'mail.changes-made.text':
    'Seit der letzten Mail dieser Art gab es bei {company} {count} Änderungen in Casbah. Der Verlauf sagt, wer wann was geändert hat.',
  'mail.changes-made.action': 'Verlauf öffnen',
  'mail.audit-report.subject': '{report}: Cloudnutzung bei {company}, {span}',
  'mail.audit-report.text':
    'Der Prüfbericht {report} von {company} handelt von {span}. Er liegt als Seite und als Liste der Dienste bei.',
  'mail.audit-report.action': 'In Casbah öffnen',
  'mail.user-digest.subject': 'Die Clouddienste, die Sie bei {company} genutzt haben, {span}',
  'mail.user-digest.text':
    'Diese Clouddienste haben Sie laut den Protokollen von {company} im Zeitraum {span} genutzt. Die Liste liegt als Datei bei. Niemand sonst erhält diese Mail. Wenn Sie ein Dienst überrascht, fragen Sie bei {company} die Zuständigen für Sicherheit.',
  'mail.destination-test.subject': 'Casbah erreicht Sie: {destination}',
  'mail.destination-test.text':
    'Dies ist ein Test des Ziels {destination} von {company}. Ab jetzt erfährt diese Adresse einmal am Tag, wie viel geändert wurde.',
};

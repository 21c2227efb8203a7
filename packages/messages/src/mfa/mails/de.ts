import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.verification-code.subject': 'Ihr Casbah-Code: {code}',
  'mail.verification-code.text':
    'Ihr Code ist {code}. Er funktioniert einmal, innerhalb von {minutes} Minuten. Geben Sie ihn nicht weiter: Casbah fragt nie danach.',
  'mail.second-factor-locked.subject': 'Zu viele falsche Codes für Ihr Konto',
  'mail.second-factor-locked.text':
    'Jemand hat sich bei {company} mit dem richtigen Passwort an Ihrem Konto angemeldet und dann zu viele falsche Codes eingegeben, zuletzt von {address}. Codes sind für {minutes} Minuten gesperrt. Wenn Sie das nicht waren, ändern Sie Ihr Passwort: Jemand kennt es.',
  'mail.app-added.subject': 'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
  'mail.app-added.text':
    'Ihrem Konto bei {company} wurde am {time} (UTC) von {address} aus eine Authenticator-App hinzugefügt. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'mail.app-removed.subject': 'Die Authenticator-App wurde von Ihrem Konto entfernt',
  'mail.app-removed.text':
    'Von Ihrem Konto bei {company} wurde am {time} (UTC) von {address} aus die Authenticator-App entfernt. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'mail.passkey-added.subject': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'mail.passkey-added.text':
    'Ihrem Konto bei {company} wurde am {time} (UTC) von {address} aus der Passkey „{passkey}“ hinzugefügt. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'mail.passkey-removed.subject': 'Ein Passkey wurde von Ihrem Konto entfernt',
  'mail.passkey-removed.text':
    'Von Ihrem Konto bei {company} wurde am {time} (UTC) von {address} aus der Passkey „{passkey}“ entfernt. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'mail.recovery-codes-made.subject': 'Neue Wiederherstellungscodes für Ihr Konto',
  'mail.recovery-codes-made.text':
    'Für Ihr Konto bei {company} wurden am {time} (UTC) von {address} aus neue Wiederherstellungscodes erstellt. Die alten funktionieren nicht mehr. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
  'mail.second-factors-reset.subject': 'MFA wurde für Ihr Konto zurückgesetzt',
  'mail.second-factors-reset.text':
    'Ein Administrator hat am {time} (UTC) von {address} aus MFA für Ihr Konto bei {company} zurückgesetzt. Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an Ihren Administrator.',
};

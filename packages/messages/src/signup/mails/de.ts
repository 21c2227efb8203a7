import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
    'Jemand hat mit dieser Adresse ein Unternehmen in Casbah beantragt. Die Adresse oder ihr Unternehmen ist bereits registriert, deshalb wurde kein neues angelegt. Melden Sie sich an, setzen Sie auf der Anmeldeseite Ihr Passwort zurück oder bitten Sie die Administratoren Ihres Unternehmens um ein Konto.',
  'mail.sign-up-known.action': 'Zur Anmeldung',
  'mail.verify-email.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verify-email.text':
    'Jemand hat mit dieser Adresse ein Unternehmen in Casbah beantragt. Bestätigen Sie innerhalb von {days} Tagen, dass die Adresse Ihnen gehört; dann geht der Antrag an die Betreiber von Casbah.',
  'mail.verify-email.action': 'Adresse bestätigen',
  'mail.auto-invite.subject': 'Ihre Einladung zu Casbah',
  'mail.auto-invite.text':
    'Jemand hat mit dieser Adresse Zugang zu Casbah beantragt. Ihr Unternehmen ist schon in Casbah und lässt seine Leute hinein. Legen Sie Ihr Passwort innerhalb von {days} Tagen fest; der Link gilt einmal.',
  'mail.auto-invite.action': 'Passwort festlegen',
  'mail.approve-sign-up.subject': 'Registrierungsantrag von {company}',
  'mail.approve-sign-up.text':
    '{name} ({email}) beantragt ein Unternehmen namens {company} mit der Domain {domain}. Die Adresse ist bestätigt. Genehmigen Sie das innerhalb von {days} Tagen, wenn Sie die Leute kennen; sonst lassen Sie diese E-Mail einfach liegen.',
  'mail.approve-sign-up.action': 'Antrag ansehen',
  'mail.sign-up-approved.subject': 'Ihre Registrierung bei Casbah ist genehmigt',
  'mail.sign-up-approved.text':
    '{company} darf Casbah nutzen. Schließen Sie die Registrierung innerhalb von {days} Tagen ab; der Link gilt einmal.',
  'mail.sign-up-approved.action': 'Registrierung abschließen',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Hier kann sich niemand selbst registrieren. Bitten Sie die Administratoren Ihres Unternehmens um ein Konto.',
  'problem.no_sign_up_app': 'In dieser App kann keine Anmeldung beginnen.',
  'problem.sign_up_address': 'Mit dieser Adresse kann man sich nicht registrieren.',
  'problem.public_address': 'Geben Sie eine Adresse Ihres Unternehmens ein.',
  'problem.other_domain': 'Dies ist nicht die Domain der E-Mail-Adresse.',
};

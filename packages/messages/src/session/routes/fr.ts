import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.login.home': 'Se connecter',
  'route.login.multiFactor': 'Vérification',
  'route.login.forgotPassword': 'Mot de passe oublié',
  'route.login.resetPassword': 'Nouveau mot de passe',
};

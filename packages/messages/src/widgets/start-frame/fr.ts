import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.skipLink.content': 'Aller au contenu',
  'widgets.sidebar.collapse': 'Réduire la barre latérale',
  'widgets.sidebar.expand': 'Agrandir la barre latérale',
  'widgets.sidebar.close': 'Fermer la navigation',
  'widgets.key.ctrl': 'Ctrl',
  'widgets.key.shift': 'Maj',
  'widgets.key.enter': 'Entrée',
  'widgets.key.esc': 'Échap',
  'widgets.key.tab': 'Tab',
  'widgets.key.backspace': 'Retour arrière',
  'widgets.key.home': 'Début',
  'widgets.key.end': 'Fin',
  'widgets.key.pageUp': 'Page préc.',
  'widgets.key.pageDown': 'Page suiv.',
  'widgets.language.title': 'Langue',
  'widgets.language.use': 'Langue : {language}',
  'widgets.error.requestId': 'Id de requête {id}',
  'widgets.storage.notOk':
    'Ce navigateur ne garde rien entre deux visites : vos choix sont perdus. Autorisez ce site à stocker des données, puis rechargez la page.',
  'widgets.permission.reason': 'Votre rôle ne le permet pas. Demandez-le à votre administrateur.',
};

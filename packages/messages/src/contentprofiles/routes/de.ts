import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.contentIq': 'Inhaltsprofile',
  'route.protect.manageDlpProfile': 'DLP-Profil',
  'route.protect.dataFilter': 'Datenfilter',
  'route.protect.reusable': 'Wiederverwendbare Regeln',
  'route.protect.manageReusable': 'Wiederverwendbare Regel',
  'route.protect.aliases': 'Aliasse',
};

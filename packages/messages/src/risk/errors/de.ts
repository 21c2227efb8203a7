import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_year_asked': 'Dieses Attribut erwartet kein Jahr. Lassen Sie es weg.',
  'problem.no_countries_asked': 'Dieses Attribut erwartet keine Länder. Lassen Sie sie weg.',
  'problem.no_such_detail': 'Dieses Attribut hat kein Detail {detail}. Lassen Sie es weg.',
  'problem.profile_in_force': 'Dieses Profil ist aktiv. Aktivieren Sie zuerst ein anderes.',
  'problem.profile_built_in':
    'Das integrierte Profil kann nicht geändert werden. Duplizieren Sie es und bearbeiten Sie die Kopie.',
  'problem.profile_name':
    'Verwenden Sie bis zu 64 Buchstaben, Ziffern und . - _ @ $ & = + % *, ohne Leerzeichen.',
  'problem.profile_thresholds': 'Verwenden Sie ganze Zahlen von 0 bis 100, hoch nicht über mittel.',
  'problem.profile_rules':
    'Nur Attribute, die Länder oder Jahre erwarten, können solche Regeln haben. Entfernen Sie die übrigen.',
};

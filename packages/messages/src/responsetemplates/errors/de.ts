import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.template.EMAIL_SUBJECT_REQUIRED': 'Ein Betreff ist erforderlich',
  'problem.template.EMAIL_BODY_REQUIRED': 'Ein E-Mail-Text ist erforderlich',
  'problem.template.TEXT_REQUIRED': 'Eine Textnachricht ist erforderlich',
  'problem.template.BROWSER_TITLE_REQUIRED': 'Ein Titel ist erforderlich',
  'problem.template.BROWSER_BODY_REQUIRED': 'Ein Text ist erforderlich',
  'problem.template.TOMBSTONE_NAME_INVALID': 'Ein gültiger Name für die Hinweisdatei ist erforderlich',
  'problem.template.TOMBSTONE_CONTENT_REQUIRED': 'Der Inhalt der Datei ist erforderlich',
  'problem.template.COPIED_NAME_INVALID': 'Ein gültiger Name für die kopierte Datei ist erforderlich',
  'problem.template.MOVED_NAME_INVALID': 'Ein gültiger Name für die verschobene Datei ist erforderlich',
  'problem.template.NO_CHANNEL': 'Fügen Sie mindestens eine Nachricht hinzu.',
  'problem.template.TOO_LONG': 'Der Text ist zu lang. Verwenden Sie höchstens {maximum} Zeichen.',
  'problem.template.UNCLOSED_PLACEHOLDER':
    'Ein Platzhalter ist nicht geschlossen. Beenden Sie ihn mit zwei schließenden geschweiften Klammern.',
  'problem.template.UNKNOWN_PLACEHOLDER': '„{name}“ ist kein Platzhalter. Wählen Sie einen aus der Liste.',
  'problem.template.OTHER_PLACEHOLDER':
    'Richtlinien dieses Typs können „{name}“ nicht ausfüllen. Wählen Sie einen anderen Platzhalter.',
  'problem.template.NOT_ENCODED': 'Der Text ist nicht URI-codiert. Codieren Sie ihn, % als %25.',
};

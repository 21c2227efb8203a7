import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.number.INVALID_VALUE_RESET': 'Diese Zahl passte nicht. Sie wurde auf {value} gesetzt.',
  'widgets.slider.noDomain': 'Es gibt keinen Bereich zur Auswahl.',
  'widgets.slider.head': 'Wert {number} von {count}',
  'widgets.slider.between': '{before} bis {after}',
  'widgets.slider.stretch': '{from} bis {to}',
  'widgets.inlineError.required': 'Erforderlich',
  'widgets.inlineError.MIN_LENGTH_ERROR':
    '{count, plural, one {Mindestens # Zeichen.} other {Mindestens # Zeichen.}}',
  'widgets.inlineError.MAX_LENGTH_ERROR':
    '{count, plural, one {Höchstens # Zeichen.} other {Höchstens # Zeichen.}}',
  'widgets.inlineError.pattern': 'Ungültiges Datenformat',
  'widgets.inlineError.code': 'Ungültig',
  'widgets.inlineError.match': 'Stimmt nicht überein',
  'widgets.inlineError.duplicate': 'Doppelter Eintrag',
  'widgets.inlineError.url': 'Ungültiges URL-Format',
  'widgets.password.strength': 'Passwortstärke',
  'widgets.password.score': '{count, number} von {needed, number} Punkten',
  'widgets.password.accepted': 'Stark genug',
  'widgets.password.keep': 'Leer: Das Passwort bleibt, wie es ist.',
  'widgets.password.length': '{minimum, number} Zeichen oder mehr',
  'widgets.password.lower': 'Ein Kleinbuchstabe',
  'widgets.password.upper': 'Ein Großbuchstabe',
  'widgets.password.digit': 'Eine Ziffer',
  'widgets.password.symbol': 'Ein Sonderzeichen oder Leerzeichen',
  'widgets.password.met': 'erfüllt',
  'widgets.fileInput.choose': '{count, plural, one {Datei wählen} other {Dateien wählen}}',
  'widgets.fileInput.none': 'Keine Datei gewählt',
  'widgets.fileInput.notReady': 'Die Dateieingabe ist nicht bereit',
  'widgets.fileInput.progress': 'Upload',
  'widgets.fileDrop.refused':
    '{count, plural, one {{name} wurde weggelassen: Nur {endings} wird angenommen.} other {{name} und weitere, zusammen #, wurden weggelassen: Nur {endings} wird angenommen.}}',
  'widgets.copy.copy': 'Kopieren',
  'widgets.copy.copied': 'Kopiert',
  'widgets.copy.CLIPBOARD_COPY_INSTRUCTIONS':
    'Dieser Browser lässt die Seite nicht kopieren. Drücken Sie Strg+C (⌘C am Mac), um den markierten Text zu kopieren.',
  'widgets.htmlEditor.html': 'HTML',
  'widgets.htmlEditor.preview': 'Vorschau',
  'widgets.htmlEditor.previewOf': 'Vorschau von {label}',
  'widgets.phone.country': 'Land und Vorwahl',
  'widgets.phone.number': 'Nummer',
  'widgets.phone.wrong':
    'Das ist keine Telefonnummer dieses Landes. Prüfen Sie die Ziffern oder beginnen Sie mit + und der Landesvorwahl.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: '{name} ist bereits vorhanden. Wählen Sie einen anderen Namen.',
  LIMIT_REACHED: 'Das Limit ist {limit}. Löschen Sie zuerst etwas.',
  LIMIT_BELOW_USE:
    '{used} sind in Verwendung. Löschen Sie zuerst einige oder erlauben Sie mindestens {used}.',
  'problem.required': 'Geben Sie einen Wert ein.',
  'problem.invalid': 'Ungültiger Wert.',
  'problem.wrong_type': 'Der Wert muss vom Typ {expected} sein.',
  'problem.too_short': 'Verwenden Sie mindestens {minimum} Zeichen.',
  'problem.too_long': 'Verwenden Sie höchstens {maximum} Zeichen.',
  'problem.too_few': 'Geben Sie mindestens {minimum} an.',
  'problem.too_many': 'Geben Sie höchstens {maximum} an.',
  'problem.too_small': 'Geben Sie {minimum} oder mehr ein.',
  'problem.too_large': 'Geben Sie {maximum} oder weniger ein.',
  'problem.not_whole': 'Geben Sie eine ganze Zahl ein.',
  'problem.not_multiple': 'Geben Sie ein Vielfaches von {divisor} ein.',
  'problem.not_offered': 'Wählen Sie einen der Werte: {choices}.',
  'problem.not_email': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'problem.not_url': 'Geben Sie eine gültige URL ein.',
  'problem.not_date': 'Geben Sie ein gültiges Datum ein.',
  'problem.not_datetime': 'Geben Sie ein gültiges Datum mit Uhrzeit ein.',
  'problem.unknown_fields': 'Entfernen Sie die unbekannten Felder: {names}.',
  'problem.no_time_zone': 'Keine Zeitzone namens {timezone}. Geben Sie eine wie Europe/Berlin ein.',
  'problem.not_address': 'Geben Sie eine Adresse wie {example} ein.',
  'problem.not_in_company': '{email} ist keine aktive Person Ihres Unternehmens.',
};

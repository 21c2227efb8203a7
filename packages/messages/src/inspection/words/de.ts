import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'inspection.sentence':
    'Sehen Sie, was Casbah in einer Datei oder einem Text findet. Nichts wird gespeichert.',
  'inspection.drop': 'Dateien hier ablegen',
  'inspection.drop.what':
    ': Dokumente, Tabellen, Präsentationen, PDF, E-Mails, Archive, Bilder, Text und Code',
  'inspection.paste': 'Text',
  'inspection.text': 'Zu prüfender Text',
  'inspection.run': 'Prüfen',
  'inspection.running': 'Dokument {number} von {of} wird geprüft …',
  'inspection.empty': 'Noch nichts geprüft',
  'inspection.empty.text':
    'Legen Sie Dateien ab oder fügen Sie Text ein. Jeder Treffer wird an seiner Stelle gezeigt, zusammen mit seiner Sicherheit.',
  'inspection.pasted': 'Eingefügter Text',
  'inspection.type.unknown': 'Unbekanntes Format',
  'inspection.characters': '{count, plural, one {# Zeichen} other {# Zeichen}}',
  'inspection.count': '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  'inspection.clean': 'Keine sensiblen Daten gefunden; alles wurde geprüft.',
  'inspection.omitted':
    '{count, plural, one {# weiterer Treffer ist nicht aufgeführt.} other {# weitere Treffer sind nicht aufgeführt.}}',
  'inspection.extracted': 'Extrahierter Text',
  'inspection.textCut': 'Gezeigt werden die ersten {count, number} Zeichen; geprüft wurde der gesamte Text.',
  'inspection.notInspected': 'Nicht geprüft',
  'inspection.confidence.narrow': 'Eng',
  'inspection.confidence.medium': 'Mittel',
  'inspection.confidence.wide': 'Weit',
  'inspection.place.page': 'Seite {page}',
  'inspection.place.slide': 'Folie {slide}',
  'inspection.place.sheet': 'Blatt „{sheet}“',
  'inspection.place.cell': 'Zelle {cell}',
  'inspection.place.line': 'Zeile {line}',
  'inspection.problem.encrypted':
    'Verschlüsselt. Entfernen Sie das Kennwort und versuchen Sie es noch einmal.',
  'inspection.problem.corrupt': 'Beschädigt oder unvollständig.',
  'inspection.problem.too_large': 'Zu groß.',
  'inspection.problem.too_much_text': 'Zu viel Text; der Rest wurde nicht geprüft.',
  'inspection.problem.ratio_exceeded': 'Entpackt ist es um ein Vielfaches größer, wie bei einer Archivbombe.',
  'inspection.problem.too_many_entries': 'Enthält zu viele Dateien.',
  'inspection.problem.too_deep': 'Die Archive sind zu tief verschachtelt.',
  'inspection.problem.unsupported': 'Diese Art von Inhalt kann nicht gelesen werden.',
  'inspection.problem.timed_out': 'Die Prüfung hat zu lange gedauert und wurde abgebrochen.',
  'inspection.problem.out_of_memory': 'Die Prüfung brauchte zu viel Speicher und wurde abgebrochen.',
  'inspection.problem.worker_failed': 'Die Prüfung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  'inspection.problem.pattern_failed':
    'Ein Muster brauchte zu viel Speicher, daher wurde der Text nicht vollständig geprüft.',
  'inspection.problem.malware_scan_failed': 'Die Suche nach Schadsoftware ist fehlgeschlagen.',
  'inspection.profiles':
    '{count, plural, one {Entspricht dem DLP-Profil} other {Entspricht den DLP-Profilen}}',
};

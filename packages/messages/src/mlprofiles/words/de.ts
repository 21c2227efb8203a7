import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mlprofiles.sentence':
    '{count, number} von {limit, number} ML-Profilen. Sie finden Dokumente, die Ihren Beispielen ähneln.',
  'mlprofiles.one': 'Findet Dokumente, die seinen positiven Beispielen ähneln.',
  'mlprofiles.create': 'Neues ML-Profil',
  'mlprofiles.create.accept': 'Erstellen',
  'mlprofiles.created': 'ML-Profil „{name}“ erstellt',
  'mlprofiles.edit': 'Bearbeiten',
  'mlprofiles.edit.title': 'ML-Profil bearbeiten',
  'mlprofiles.save': 'Speichern',
  'mlprofiles.saved': 'ML-Profil „{name}“ gespeichert',
  'mlprofiles.save.failed': 'ML-Profil konnte nicht gespeichert werden',
  'mlprofiles.delete': 'Löschen',
  'mlprofiles.delete.text':
    '{count, plural, =0 {Dies kann nicht rückgängig gemacht werden.} one {Sein Modell und # Beispiel werden ebenfalls gelöscht. Dies kann nicht rückgängig gemacht werden.} other {Sein Modell und # Beispiele werden ebenfalls gelöscht. Dies kann nicht rückgängig gemacht werden.}}',
  'mlprofiles.none': 'Noch keine ML-Profile',
  'mlprofiles.none.text':
    'Erstellen Sie eines, fügen Sie Dokumente hinzu, die es finden soll, und andere, die es nicht finden soll, und trainieren Sie es dann.',
  'mlprofiles.missing': 'ML-Profil nicht gefunden',
  'mlprofiles.missing.text': 'Möglicherweise wurde es gelöscht.',
  'mlprofiles.name': 'Name',
  'mlprofiles.description': 'Beschreibung',
  'mlprofiles.state': 'Status',
  'mlprofiles.state.new': 'Nicht trainiert',
  'mlprofiles.state.queued': 'In Warteschlange',
  'mlprofiles.state.training': 'Wird trainiert, {share}',
  'mlprofiles.state.ready': 'Trainiert',
  'mlprofiles.state.failed': 'Training fehlgeschlagen',
  'mlprofiles.state.outdated': 'Beispiele geändert',
  'mlprofiles.trained': 'Trainiert',
  'mlprofiles.usedBy': 'Verwendet von',
  'mlprofiles.actions': 'Aktionen',
  'mlprofiles.samples': 'Beispiele',
  'mlprofiles.samples.counts': '{positive, number} positive und {negative, number} negative',
  'mlprofiles.samples.positive': 'Positive Beispiele',
  'mlprofiles.samples.positive.text': 'Dokumente der Art, die das Profil finden soll.',
  'mlprofiles.samples.negative': 'Negative Beispiele',
  'mlprofiles.samples.negative.text':
    'Andere Dokumente Ihres Unternehmens. Je ähnlicher sie den positiven sind, desto mehr lernt das Profil.',
  'mlprofiles.samples.none': 'Noch keine Beispiele',
  'mlprofiles.samples.file': 'Datei',
  'mlprofiles.samples.size': 'Größe',
  'mlprofiles.samples.added': 'Hinzugefügt',
  'mlprofiles.samples.delete': 'Löschen',
  'mlprofiles.samples.delete.of': '{name} löschen',
  'mlprofiles.samples.delete.failed': '{name} konnte nicht gelöscht werden',
  'mlprofiles.drop.positive': 'Positive Beispiele hier ablegen',
  'mlprofiles.drop.negative': 'Negative Beispiele hier ablegen',
  'mlprofiles.drop.what': ': Dateien aller Art mit Text, jeweils bis zu {size}',
  'mlprofiles.training': 'Modelltraining',
  'mlprofiles.training.progress': 'Training läuft',
  'mlprofiles.training.queued': 'Wartet auf andere Trainings. Sie können diese Seite verlassen.',
  'mlprofiles.training.running':
    'Die Beispiele werden gelesen und das Modell trainiert. Sie können diese Seite verlassen.',
  'mlprofiles.training.ready':
    'Es sind genügend Beispiele vorhanden. Trainieren Sie das Profil, um es zu verwenden.',
  'mlprofiles.training.outdated':
    'Seit dem Training wurden Beispiele hinzugefügt oder gelöscht. Trainieren Sie das Profil erneut, um sie zu berücksichtigen.',
  'mlprofiles.training.previous': 'das bisherige Modell bleibt im Einsatz',
  'mlprofiles.missing.samples': 'Für das Training fehlen noch:',
  'mlprofiles.missing.positive': '{count, plural, one {# positives Beispiel} other {# positive Beispiele}}',
  'mlprofiles.missing.negative': '{count, plural, one {# negatives Beispiel} other {# negative Beispiele}}',
  'mlprofiles.train': 'Trainieren',
  'mlprofiles.train.again': 'Erneut trainieren',
  'mlprofiles.train.failed': 'Training konnte nicht gestartet werden',
  'mlprofiles.error.too_few_positive':
    'Zu wenige positive Beispiele enthalten eigenen Text. Fügen Sie andere Dokumente hinzu und trainieren Sie erneut.',
  'mlprofiles.error.too_few_negative':
    'Zu wenige negative Beispiele enthalten eigenen Text. Fügen Sie andere Dokumente hinzu und trainieren Sie erneut.',
  'mlprofiles.error.same_on_both_sides':
    'Dasselbe Dokument ist positives und negatives Beispiel. Löschen Sie eines der beiden und trainieren Sie erneut.',
  'mlprofiles.error.internal': 'Das Training ist auf dem Server fehlgeschlagen. Trainieren Sie erneut.',
  'mlprofiles.quality': 'Qualität',
  'mlprofiles.quality.none': 'Casbah misst sie beim Training des Profils.',
  'mlprofiles.quality.short': '{right} von 100 richtig, findet {found} von 100',
  'mlprofiles.quality.precision.words':
    'Von 100 gemeldeten Dokumenten {count, plural, =0 {ist keines richtig} =100 {sind alle richtig} one {ist etwa # richtig} other {sind etwa # richtig}}.',
  'mlprofiles.quality.recall.words':
    'Von 100 Dokumenten, die es finden soll, findet es {count, plural, =0 {keines} =100 {alle} one {etwa #} other {etwa #}}.',
  'mlprofiles.quality.accuracy': 'Genauigkeit',
  'mlprofiles.quality.precision': 'Präzision',
  'mlprofiles.quality.recall': 'Trefferquote',
  'mlprofiles.quality.heldOut': 'Zurückgehaltene Beispiele',
  'mlprofiles.quality.how': 'Jedes Beispiel wurde von einem Modell beurteilt, das es nicht kannte.',
  'mlprofiles.quality.rough':
    'Wegen der wenigen Beispiele sind die Werte nur ungefähr. Fügen Sie weitere hinzu.',
  'mlprofiles.quality.unused':
    '{count, plural, one {# Beispiel wurde nicht verwendet: Es enthält zu wenig Text oder gleicht einem anderen.} other {# Beispiele wurden nicht verwendet: Sie enthalten zu wenig Text oder gleichen anderen.}}',
};

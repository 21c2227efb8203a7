import type { decisions as english } from '../en/decisions.ts';
import type { WordsOf } from '../words.ts';

export const decisions: WordsOf<typeof english> = {
  'decisions.title': 'Entscheidungen',
  'decisions.sentence':
    'Was Ihr Unternehmen über Dienste entschieden hat, und die Listen, die Firewalls, Proxys und Resolver daraus bekommen.',
  'decisions.services': '{count, plural, one {Dienst} other {Dienste}}',
  'decisions.none': 'Noch ist nichts entschieden',
  'decisions.none.why':
    'Wählen Sie Dienste in ihrer Liste und entscheiden Sie darüber: genehmigt, geduldet, in Prüfung oder nicht genehmigt. Daraus werden Listen für Ihre Produkte.',
  'decisions.toServices': 'Zu den Diensten',
  'decisions.list': 'Liste für ein Produkt',
  'decisions.product': 'Produkt',
  'decisions.kind': 'Liste',
  'decisions.kind.block': 'Nicht Genehmigtes sperren',
  'decisions.kind.allow': 'Genehmigtes zulassen',
  'decisions.download': 'Datei herunterladen',
  'decisions.holds':
    '{services, plural, one {# Dienst} other {# Dienste}}, {domains, plural, one {# Domain} other {# Domains}}, {entries} Einträge nach Zählung des Produkts.',
  'decisions.tooLong':
    'Das Produkt nimmt {limit} Einträge, die Liste hat {entries}: Es ließe den Rest weg. Entscheiden Sie über weniger Dienste oder nehmen Sie ein Produkt ohne diese Grenze.',
  'decisions.leftOut': '{count, plural, one {# Domain steht} other {# Domains stehen}} nicht auf der Liste:',
  'decisions.alsoHits':
    '{count, plural, one {# Domain trifft} other {# Domains treffen}} mehr als gewählt, weil das Produkt nichts ausnehmen kann:',
  'decisions.domain': 'Domain',
  'decisions.service': 'Dienst',
  'decisions.why': 'Warum',
  'decisions.hits': 'Trifft auch',
  'decisions.wouldHit': 'Sie würde auch {names} treffen',
  'decisions.cannotBeWritten': 'Dem Produkt lässt sich dieser Name nicht sagen',
  'decisions.beginning': 'So beginnt die Datei:',
  'decisions.decide': 'Über Dienste entscheiden',
  'decisions.decision': 'Entscheidung',
  'decisions.means.sanctioned':
    'Ihr Unternehmen steht dahinter. Kommt auf Listen zum Zulassen, nie auf solche zum Sperren.',
  'decisions.means.tolerated': 'Darf genutzt werden. Kommt nie auf Listen zum Sperren.',
  'decisions.means.in_review': 'Wird geprüft. Kommt auf keine Liste.',
  'decisions.means.unsanctioned': 'Soll nicht genutzt werden. Kommt auf Listen zum Sperren.',
  'decisions.takeBack': 'Keine Entscheidung',
  'decisions.missing': 'Wählen Sie eine Entscheidung.',
  'decisions.save': 'Speichern',
  'decisions.decided':
    '{count, plural, =0 {Nichts war anders} one {Über # Dienst ist jetzt anders entschieden} other {Über # Dienste ist jetzt anders entschieden}}',
  'decisions.failed': 'Die Entscheidung ließ sich nicht speichern',
  'decisions.feeds': 'Live-Feeds',
  'decisions.feeds.none': 'Noch kein Feed',
  'decisions.feeds.none.why':
    'Ein Produkt holt seine Liste an einer eigenen Adresse mit einem Token darin. Was Sie entscheiden, ist bei seinem nächsten Abruf da.',
  'decisions.feeds.add': 'Feed anlegen',
  'decisions.feeds.name': 'Name',
  'decisions.feeds.name.hint': 'Wer ihn liest, zum Beispiel: Firewall in Rabat.',
  'decisions.feeds.networks': 'Von wo',
  'decisions.feeds.networks.hint': 'Adressen und Netze, die ihn lesen dürfen. Leer heißt: alle.',
  'decisions.feeds.networks.wrong': '{network} ist weder Adresse noch Netz. Schreiben Sie etwa 192.0.2.0/24.',
  'decisions.feeds.networks.all': 'Von überall',
  'decisions.feeds.read': 'Zuletzt gelesen',
  'decisions.feeds.never': 'Nie',
  'decisions.feeds.reads': '{count, plural, one {einmal} other {#-mal}}, von {from}',
  'decisions.feeds.made': 'Angelegt',
  'decisions.feeds.actions': 'Aktionen',
  'decisions.feeds.renew': 'Neue Adresse',
  'decisions.feeds.renew.of': 'Neue Adresse für {name}',
  'decisions.feeds.renew.title': '{name} eine neue Adresse geben?',
  'decisions.feeds.renew.text':
    'Die alte Adresse öffnet dann nichts mehr. Produkte, die sie lesen, brauchen die neue.',
  'decisions.feeds.removed': '{name} wurde gelöscht',
  'decisions.feeds.address': 'Adresse von {name}',
  'decisions.feeds.once':
    'Kopieren Sie diese Adresse jetzt in das Produkt: Sie wird nicht noch einmal gezeigt. Wer sie kennt, kann die Liste lesen.',
  'decisions.feeds.done': 'Fertig',
  'decisions.try': 'An der Vergangenheit erproben',
  'decisions.try.sentence':
    'An welchen der letzten Tage hätte eine Bedingung welche Dienste gefunden? Summen wie Uploads, Anfragen und Personen gelten für einen Tag.',
  'decisions.try.condition': 'Bedingung',
  'decisions.try.days': 'Tage',
  'decisions.try.lastDays': 'Letzte {count} Tage',
  'decisions.try.do': 'Erproben',
  'decisions.try.found':
    '{services, plural, =0 {Kein Dienst wäre gefunden worden} one {# Dienst wäre gefunden worden} other {# Dienste wären gefunden worden}}, an {hit} von {days, plural, one {# Tag} other {# Tagen}}.',
  'decisions.try.perDay': 'Gefundene Dienste je Tag',
  'decisions.try.services': 'Gefundene Dienste',
  'decisions.try.file': 'erprobt',
  'decisions.try.choose': 'Wählen',
  'decisions.try.choose.of': '{name} wählen',
  'decisions.try.risk': 'Risiko',
  'decisions.try.hitDays': 'Tage',
  'decisions.try.last': 'Letzter Tag',
  'decisions.try.users': 'Meiste Personen am Tag',
  'decisions.try.uploaded': 'Hochgeladen',
  'decisions.try.decide':
    '{count, plural, =0 {Entscheiden} one {Über # Dienst entscheiden} other {Über # Dienste entscheiden}}',
};

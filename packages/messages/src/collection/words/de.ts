import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.way.title': 'Logabholung für {name}',
  'datasources.way.none': 'Manuell hochgeladen. Sie können Logs auch automatisch abholen lassen.',
  'datasources.way.add': 'Quelle hinzufügen',
  'datasources.way.kind': 'Abholmethode',
  'datasources.way.push': 'Über HTTPS an Casbah senden',
  'datasources.way.folder': 'Aus einem Ordner abholen',
  'datasources.way.folder.none':
    'Keine Ordner verfügbar. Der Betreiber legt sie in CASBAH_OPEN_FOLDERS fest.',
  'datasources.way.create': 'Quelle hinzufügen',
  'datasources.way.path': 'Ordner',
  'datasources.way.path.hint': 'In einem vom Betreiber erlaubten Ordner: {folders}',
  'datasources.way.path.missing': 'Geben Sie den vollständigen Pfad des Ordners ein.',
  'datasources.way.pattern': 'Dateinamen',
  'datasources.way.pattern.hint':
    '* und ? sind erlaubt, durch Kommas getrennt. Leer lassen für alle Dateien.',
  'datasources.way.pattern.wrong': 'Geben Sie Dateinamen wie *.log, *.gz ohne Ordner ein.',
  'datasources.way.minutes': 'Intervall (Minuten)',
  'datasources.way.test': 'Testen',
  'datasources.way.test.right':
    '{total, plural, =0 {Verbunden. Noch keine passenden Dateien.} one {Verbunden. # passende Datei.} other {Verbunden. # passende Dateien.}}',
  'datasources.way.test.format':
    '{file} sieht nach {format} aus: {events, plural, one {# Ereignis} other {# Ereignisse}}, {rejects, plural, one {# abgelehnte Zeile} other {# abgelehnte Zeilen}}',
  'datasources.way.test.unknown': 'Das Format von {file} ist unbekannt. Die Zeilen würden abgelehnt.',
  'datasources.way.place.folder':
    'Aus {path}{pattern, select, none {} other {, Dateien {pattern}}}, {minutes, plural, one {jede Minute} other {alle # Minuten}}',
  'datasources.way.state.right': 'Läuft',
  'datasources.way.state.new': 'Noch nicht gelaufen',
  'datasources.way.state.off': 'Pausiert',
  'datasources.way.state.failing': '{failures, plural, one {Fehlgeschlagen} other {#-mal fehlgeschlagen}}',
  'datasources.way.next': 'nächster Lauf {time}',
  'datasources.way.run': 'Jetzt ausführen',
  'datasources.way.change': 'Ändern',
  'datasources.way.pause': 'Pausieren',
  'datasources.way.resume': 'Fortsetzen',
  'datasources.way.stop': 'Abholung beenden',
  'datasources.way.stop.text': 'Abgeholte Logs bleiben erhalten. Casbah holt keine neuen mehr ab.',
  'datasources.way.save': 'Speichern',
  'datasources.way.runs': 'Letzte Läufe',
  'datasources.way.runs.none': 'Noch keine Läufe',
  'datasources.way.runs.time': 'Zeit',
  'datasources.way.runs.result': 'Ergebnis',
  'datasources.way.runs.files': 'Dateien',
  'datasources.way.runs.waiting': 'Wird noch geschrieben',
  'datasources.way.runs.bytes': 'Größe',
  'datasources.way.runs.going': 'Läuft',
  'datasources.way.runs.done': 'Fertig',
  'datasources.way.problem.not_allowed':
    'Zugriff nicht erlaubt. Der Betreiber erlaubt Ordner in CASBAH_OPEN_FOLDERS und private Hosts in CASBAH_ALLOW_PRIVATE_HOSTS.',
  'datasources.way.problem.unreachable':
    'Verbindung nicht möglich oder abgebrochen. Prüfen Sie die Adresse und ob der Server läuft.',
  'datasources.way.problem.timed_out':
    'Zeitüberschreitung. Versuchen Sie es erneut oder rufen Sie weniger auf einmal ab.',
  'datasources.way.problem.not_found':
    'Nicht gefunden. Prüfen Sie den Namen von Ordner, Bucket, Datenbank oder Tabelle.',
  'datasources.way.problem.no_access': 'Zugriff verweigert. Geben Sie dem Konto Leserechte.',
  'datasources.way.problem.too_many_files':
    'Mehr als 10.000 Dateien passen. Grenzen Sie die Dateinamen ein oder verschieben Sie alte Dateien.',
  'datasources.way.problem.too_large': 'Eine Datei überschreitet die maximale Größe.',
  'datasources.way.problem.no_space':
    'Die Festplatte des Servers ist voll. Die Abholung wird fortgesetzt, sobald Platz ist.',
  'datasources.way.problem.secret_lost':
    'Das gespeicherte Passwort lässt sich nicht entschlüsseln. Geben Sie es erneut ein.',
  'datasources.way.problem.internal': 'Interner Fehler. Einzelheiten stehen im Serverlog.',
  'datasources.way.sftp': 'Über SFTP oder SCP abholen',
  'datasources.way.ftps': 'Über FTPS abholen',
  'datasources.way.s3': 'Aus einem S3-Bucket abholen',
  'datasources.way.sql': 'Datenbank abfragen',
  'datasources.way.engine': 'Datenbanktyp',
  'datasources.way.engine.postgresql': 'PostgreSQL',
  'datasources.way.engine.mysql': 'MySQL oder MariaDB',
  'datasources.way.missing': 'Erforderlich.',
  'datasources.way.host': 'Server',
  'datasources.way.host.hint':
    'Hostname oder IP-Adresse. Private erlaubt der Betreiber in CASBAH_ALLOW_PRIVATE_HOSTS.',
  'datasources.way.host.wrong': 'Geben Sie nur den Hostnamen ein, ohne sftp:// oder Pfad.',
  'datasources.way.port': 'Port',
  'datasources.way.user': 'Benutzer',
  'datasources.way.password': 'Passwort',
  'datasources.way.password.kept': 'Leer lassen, um das bisherige zu behalten.',
  'datasources.way.privateKey': 'Privater Schlüssel (statt Passwort)',
  'datasources.way.passphrase': 'Passphrase des Schlüssels',
  'datasources.way.region': 'Region',
  'datasources.way.region.wrong': 'Geben Sie eine Region wie eu-central-1 ein.',
  'datasources.way.bucket': 'Bucket',
  'datasources.way.prefix': 'Schlüsselpräfix',
  'datasources.way.accessKey': 'Zugriffsschlüssel-ID',
  'datasources.way.secretKey': 'Geheimer Zugriffsschlüssel',
  'datasources.way.address': 'Endpunkt',
  'datasources.way.address.hint': 'Für S3-kompatible Dienste. Für AWS leer lassen.',
  'datasources.way.address.wrong': 'Geben Sie einen Endpunkt wie https://s3.company.example ohne Pfad ein.',
  'datasources.way.database': 'Datenbank',
  'datasources.way.query': 'Abfrage',
  'datasources.way.query.hint':
    'Eine SELECT-Abfrage, die je Zeile eine Logzeile liefert. Sie läuft in einer schreibgeschützten Transaktion.',
  'datasources.way.query.wrong': 'Für Quellen aus Datenbanken ist nur eine SELECT-Abfrage erlaubt.',
  'datasources.way.column': 'Aufsteigende Spalte',
  'datasources.way.column.hint':
    'Eine Zahl oder Zeit, die mit jeder neuen Zeile steigt. Zeilen ohne Wert werden übersprungen.',
  'datasources.way.column.wrong': 'Geben Sie den Namen einer Spalte ein.',
  'datasources.way.certificate': 'CA-Zertifikat',
  'datasources.way.certificate.hint':
    'PEM. Nur nötig, wenn das Serverzertifikat nicht von einer öffentlichen CA signiert ist.',
  'datasources.way.certificate.wrong':
    'Fügen Sie das vollständige Zertifikat ein, einschließlich der Zeilen BEGIN und END.',
  'datasources.way.mode': 'TLS-Modus',
  'datasources.way.mode.explicit': 'Explizit',
  'datasources.way.mode.implicit': 'Implizit',
  'datasources.way.encrypted': 'Mit TLS verschlüsselt',
  'datasources.way.identity.shown':
    'Der Schlüssel des Servers ist {identity}. Klären Sie mit dem Administrator des Servers, ob er stimmt. Bevor Sie ihm vertrauen, wird kein Passwort gesendet.',
  'datasources.way.identity.agree': 'Diesem Server vertrauen',
  'datasources.way.test.rows':
    '{total, plural, =0 {Verbunden. Noch keine Zeilen.} one {Verbunden. # Zeile gelesen.} other {Verbunden. # Zeilen gelesen.}}',
  'datasources.way.setPlace': 'Abholung einrichten',
  'datasources.way.runs.rows': 'Zeilen',
  'datasources.way.problem.identity_unknown': 'Sie haben dem Schlüssel des Servers noch nicht vertraut.',
  'datasources.way.problem.identity_changed':
    'Der Schlüssel des Servers hat sich geändert, seit Sie ihm vertraut haben. Klären Sie den Grund, bevor Sie dem neuen vertrauen.',
  'datasources.way.problem.certificate_refused':
    'Das Zertifikat des Servers ist ungültig, deshalb wurde nichts gesendet. Prüfen Sie Namen und Aussteller.',
  'datasources.way.problem.sign_in_refused':
    'Der Server hat Benutzernamen, Passwort oder Schlüssel abgelehnt. Prüfen Sie sie.',
  'datasources.way.problem.query_refused': 'Die Datenbank hat die Abfrage abgelehnt.',
  'datasources.way.problem.column_missing':
    'Die Zeilen haben diese Spalte nicht. Prüfen Sie die Abfrage und die aufsteigende Spalte.',
  'datasources.way.tokens': 'Push-Token',
  'datasources.way.token': 'Token',
  'datasources.way.token.made': 'Angelegt',
  'datasources.way.token.used': 'Zuletzt verwendet',
  'datasources.way.token.never': 'Nie',
  'datasources.way.token.usedFrom': 'von {address}',
  'datasources.way.token.remove': 'Widerrufen',
  'datasources.way.token.removeOf': 'Token {id} widerrufen',
  'datasources.way.token.remove.text':
    'Absender, die es verwenden, werden sofort abgelehnt. Bereits gesendete Logs bleiben erhalten.',
  'datasources.way.token.make': 'Push-Token erstellen',
  'datasources.way.token.new': 'Logs an {name} senden',
  'datasources.way.token.once':
    'Kopieren Sie das Token jetzt; es wird nicht noch einmal angezeigt. Es erlaubt nur das Senden von Zeilen an diese Quelle.',
  'datasources.way.token.agent': 'Oder starten Sie dort, wo die Dateien geschrieben werden, einen Agenten:',
  'datasources.way.token.how':
    'Senden Sie ganze Zeilen, bis zu 8 MiB pro Anfrage, unkomprimiert oder mit gzip:',
  'datasources.way.token.done': 'Fertig',
};

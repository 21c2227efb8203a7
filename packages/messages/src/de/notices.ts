import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: Protokolle sind gelesen',
  'notice.load-completed.text':
    'Gelesene Dateien von {source}: {files}. Ereignisse: {events}; beiseitegelegte Zeilen: {rejects}. Beiseitegelegte Zeilen bleiben mit ihrem Grund erhalten und können noch einmal gelesen werden.',
  'notice.load-failed.subject': '{source}: Protokolle konnten nicht gelesen werden',
  'notice.load-failed.text':
    'Dateien von {source}, die nicht gelesen werden konnten: {files}; die letzte ist {file}. Öffnen Sie die Quelle, um jeweils den Grund zu sehen; was bis dahin gelesen wurde, bleibt erhalten.',
  'notice.source-silent.subject': '{source} liefert nicht mehr',
  'notice.source-silent.text':
    'Seit {days} Tagen ist keine Datei von {source} gekommen, länger als die Pausen sonst dauern. Prüfen Sie, was die Protokolle sendet; bis dahin bleibt ungesehen, was dort geschieht.',
  'notice.sources-near-limit.subject': 'Datenquellen: {used} von {limit} sind belegt',
  'notice.sources-near-limit.text':
    'Ihr Unternehmen hat {used} der {limit} Datenquellen, die es haben darf. Löschen Sie eine, die nichts mehr liefert, oder bitten Sie, wer dieses Casbah betreibt, um mehr.',
  'notice.import-completed.subject': 'Personen aus {source}: Import fertig',
  'notice.import-completed.text':
    'Der Import aus {source} ist fertig. Hinzugefügt: {added}; geändert: {changed}; deaktiviert: {deactivated}; nicht übernommen: {refused}. Sehen Sie sich die nicht übernommenen an, bevor Sie noch einmal importieren.',
  'notice.import-failed.subject': 'Personen aus {source}: Import abgebrochen',
  'notice.import-failed.text':
    'Der Import aus {source} ist abgebrochen. Öffnen Sie ihn, um den Grund zu sehen; er kann dort weitergehen, wo er aufgehört hat.',
  'notice.directory-sync-failed.subject': '{directory} konnte nicht gelesen werden',
  'notice.directory-sync-failed.text':
    'Das Verzeichnis {directory} konnte nicht gelesen werden. Die Personen bleiben, wie sie sind, bis es wieder antwortet; prüfen Sie die Verbindung.',
  'notice.directory-sync-stopped.subject': '{directory} wird nicht mehr gelesen',
  'notice.directory-sync-stopped.text':
    'Die Person, mit deren Rechten {directory} gelesen wurde, ist ausgeschieden oder hat diese Rechte nicht mehr. Niemand wird hinzugefügt, geändert oder deaktiviert, bis jemand mit dem Recht, Einstellungen zu ändern und Personen zu importieren, die Verbindung übernimmt.',
  'notice.reveal-asked.subject': '{by} fragt, wer {subject} ist',
  'notice.reveal-asked.text':
    '{by} möchte sehen, wer hinter {subject} steht. Angegebener Grund: {reason}. Stimmen Sie zu oder lehnen Sie ab; niemand kann der eigenen Anfrage zustimmen.',
  'notice.reveal-approved.subject': 'Sie dürfen sehen, wer {subject} ist',
  'notice.reveal-approved.text':
    '{by} hat Ihrer Anfrage zu {subject} zugestimmt. Das gilt eine Stunde, nur für Sie, und steht im Verlauf.',
  'notice.reveal-refused.subject': 'Ihre Anfrage zu {subject} wurde abgelehnt',
  'notice.reveal-refused.text':
    '{by} hat Ihre Anfrage abgelehnt, zu sehen, wer {subject} ist. Sprechen Sie miteinander, wenn Sie es brauchen.',
  'notice.switch-off-asked.subject': '{by} möchte die Anonymisierung ausschalten',
  'notice.switch-off-asked.text':
    '{by} möchte, dass wieder alle Namen gezeigt werden. Angegebener Grund: {reason}. Stimmen Sie zu oder lehnen Sie ab; niemand kann der eigenen Anfrage zustimmen.',
  'notice.switch-off-approved.subject': 'Die Anonymisierung ist aus',
  'notice.switch-off-approved.text':
    '{by} hat Ihrer Anfrage zugestimmt: Namen sind wieder für alle zu sehen, die hinsehen dürfen, und das steht im Verlauf.',
  'notice.switch-off-refused.subject': 'Ihre Anfrage, die Anonymisierung auszuschalten, wurde abgelehnt',
  'notice.switch-off-refused.text':
    '{by} hat Ihre Anfrage abgelehnt; Personen bleiben anonym. Sprechen Sie miteinander, wenn Sie es brauchen.',
  'notice.reveal-granted.subject': '{asker} sieht, wer {subject} ist',
  'notice.reveal-granted.text':
    '{by} hat zugestimmt, dass {asker} sieht, wer hinter {subject} steht. War das nicht abgesprochen, sprechen Sie mit beiden und sehen Sie in den Verlauf.',
  'notice.anonymity-ended.subject': 'Personen sind nicht mehr anonym',
  'notice.anonymity-ended.text':
    '{by} hat der Anfrage von {asker} zugestimmt, die Anonymität zu beenden: Namen von Personen werden wieder angezeigt. War das nicht abgesprochen, schalten Sie sie wieder ein und sehen Sie in den Verlauf.',
  'notice.domain-verified.subject': '{domain} gehört zu Ihrem Unternehmen',
  'notice.domain-verified.text':
    'Die Domain {domain} ist bestätigt: Personen mit einer Adresse darin zählen zu Ihrem Unternehmen.',
  'notice.account-locked.subject': 'Zu viele Fehlversuche bei der Anmeldung: {email}',
  'notice.account-locked.text':
    'Nach zu vielen Fehlversuchen bei der Anmeldung ist das Konto {email} für eine Viertelstunde gesperrt. Seit Sie zuletzt nachgesehen haben, gesperrte Konten: {accounts}. Fragen Sie nach, ob es die Person selbst war; entsperren können Sie ein Konto in der Liste der Benutzer.',
  'notice.policy-changed.subject': 'Die Regeln für die Anmeldung wurden geändert',
  'notice.policy-changed.text':
    '{by} hat Regeln für Passwörter, zweite Faktoren, Sitzungen oder Netze geändert. Was vorher galt und was jetzt gilt, steht im Verlauf.',
  'notice.destination-failing.subject': '{destination} nimmt keine Nachrichten an',
  'notice.destination-failing.text':
    'Nachrichten an {destination} schlagen seit einiger Zeit fehl. Prüfen Sie die Adresse und ob das Ziel antwortet. Sie werden mindestens stündlich noch einmal versucht, und keine geht verloren.',
  'notice.api-key-ends.subject': 'Der API-Schlüssel {name} läuft bald ab',
  'notice.api-key-ends.text':
    'Der API-Schlüssel {name} läuft in {days} Tagen ab. Legen Sie einen neuen an und setzen Sie ihn dort ein, wo der alte benutzt wird; sonst steht still, was ihn benutzt.',
  'notice.service-request-moved.subject': 'Ihre Anfrage zu {service}',
  'notice.service-request-moved.text': 'Jemand hat sich um Ihre Anfrage zu {service} gekümmert.',
  'notice.policy-hit.subject': '{policy} hat Dienste gefunden',
  'notice.policy-hit.text': 'Dienste, die die Richtlinie {policy} in neuem Verkehr gefunden hat: {services}.',
  'notice.subscription-ends.subject': '{app} läuft bald ab',
  'notice.subscription-ends.text':
    'Das Abonnement von {app} läuft in {days} Tagen ab. Verlängern Sie es, sonst schließen sich seine Seiten an dem Tag; was gespeichert ist, bleibt erhalten.',
  'notice.unknown.subject': 'Eine Mitteilung einer anderen Version von Casbah',
  'notice.unknown.text':
    'Diese Mitteilung wurde von einer anderen Version von Casbah geschrieben, die mehr über sie weiß. Fragen Sie, wer dieses Casbah betreibt.',
};

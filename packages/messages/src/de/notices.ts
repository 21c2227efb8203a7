import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{file} ist gelesen',
  'notice.load-completed.text':
    'Die Datei {file} der Quelle {source} ist gelesen. Ereignisse: {events}; beiseitegelegte Zeilen: {rejects}. Beiseitegelegte Zeilen bleiben mit ihrem Grund erhalten und können noch einmal gelesen werden.',
  'notice.load-failed.subject': '{file} konnte nicht gelesen werden',
  'notice.load-failed.text':
    'Das Lesen der Datei {file} der Quelle {source} ist abgebrochen. Öffnen Sie die Quelle, um den Grund zu sehen; was bis dahin gelesen wurde, bleibt erhalten.',
  'notice.export-ready.subject': '{name} ist bereit',
  'notice.export-ready.text':
    'Der Export {name} ist bereit. Laden Sie ihn herunter; er wird nur eine Zeit lang aufbewahrt.',
  'notice.import-completed.subject': 'Personen aus {source}: Import fertig',
  'notice.import-completed.text':
    'Der Import aus {source} ist fertig. Hinzugefügt: {added}; geändert: {changed}; deaktiviert: {deactivated}; nicht übernommen: {refused}. Sehen Sie sich die nicht übernommenen an, bevor Sie noch einmal importieren.',
  'notice.import-failed.subject': 'Personen aus {source}: Import abgebrochen',
  'notice.import-failed.text':
    'Der Import aus {source} ist abgebrochen. Öffnen Sie ihn, um den Grund zu sehen; er kann dort weitergehen, wo er aufgehört hat.',
  'notice.directory-sync-failed.subject': '{directory} konnte nicht gelesen werden',
  'notice.directory-sync-failed.text':
    'Das Verzeichnis {directory} konnte nicht gelesen werden. Die Personen bleiben, wie sie sind, bis es wieder antwortet; prüfen Sie die Verbindung.',
  'notice.reveal-asked.subject': '{by} fragt, wer {subject} ist',
  'notice.reveal-asked.text':
    '{by} möchte sehen, wer hinter {subject} steht. Angegebener Grund: {reason}. Stimmen Sie zu oder lehnen Sie ab; niemand kann der eigenen Anfrage zustimmen.',
  'notice.reveal-approved.subject': 'Sie dürfen sehen, wer {subject} ist',
  'notice.reveal-approved.text':
    '{by} hat Ihrer Anfrage zu {subject} zugestimmt. Das gilt eine Stunde, nur für Sie, und steht im Verlauf.',
  'notice.reveal-refused.subject': 'Ihre Anfrage zu {subject} wurde abgelehnt',
  'notice.reveal-refused.text':
    '{by} hat Ihre Anfrage abgelehnt, zu sehen, wer {subject} ist. Sprechen Sie miteinander, wenn Sie es brauchen.',
  'notice.domain-verified.subject': '{domain} gehört zu Ihrem Unternehmen',
  'notice.domain-verified.text':
    'Die Domain {domain} ist bestätigt: Personen mit einer Adresse darin zählen zu Ihrem Unternehmen.',
  'notice.domain-verification-lost.subject': '{domain} ist nicht mehr bestätigt',
  'notice.domain-verification-lost.text':
    'Der Eintrag, der {domain} als Ihre Domain ausweist, ist weg. Setzen Sie ihn wieder, sonst zählen Personen mit einer Adresse darin nicht mehr zu Ihrem Unternehmen.',
  'notice.destination-failing.subject': '{destination} nimmt keine Nachrichten an',
  'notice.destination-failing.text':
    'Nachrichten an {destination} schlagen seit einiger Zeit fehl. Prüfen Sie die Adresse und ob das Ziel antwortet; Nachrichten werden einen Tag lang noch einmal versucht.',
  'notice.api-key-ends.subject': 'Der API-Schlüssel {name} läuft bald ab',
  'notice.api-key-ends.text':
    'Der API-Schlüssel {name} läuft in {days} Tagen ab. Legen Sie einen neuen an und setzen Sie ihn dort ein, wo der alte benutzt wird; sonst steht still, was ihn benutzt.',
  'notice.service-request-moved.subject': 'Ihre Anfrage zu {service}',
  'notice.service-request-moved.text': 'Jemand hat sich um Ihre Anfrage zu {service} gekümmert.',
  'notice.subscription-ends.subject': '{app} läuft bald ab',
  'notice.subscription-ends.text':
    'Das Abonnement von {app} läuft in {days} Tagen ab. Verlängern Sie es, sonst schließen sich seine Seiten an dem Tag; was gespeichert ist, bleibt erhalten.',
  'notice.unknown.subject': 'Eine Mitteilung einer anderen Version von Casbah',
  'notice.unknown.text':
    'Diese Mitteilung wurde von einer anderen Version von Casbah geschrieben, die mehr über sie weiß. Fragen Sie, wer dieses Casbah betreibt.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Findet in Firewall- und Proxy-Logs die genutzten Clouddienste und erklärt, wie riskant jeder ist.',
  'storeApp.detect': 'Erkennt ungewöhnliche Aktivitäten von Personen und Konten und bewertet die Bedrohung.',
  'storeApp.investigate': 'Zeigt, wer was wo und wann getan hat, bis zur einzelnen Logzeile.',
  'storeApp.protect': 'Richtlinien für Daten in Cloud-Apps: was erlaubt ist und was blockiert wird.',
  'storeApp.analyze': 'Fragt alle gespeicherten Daten ab und sichert die Ergebnisse als Dashboards.',
  'storeApp.gateway': 'Web-Gateway, das Datenverkehr zulässt, prüft und blockiert, auch für eigene Apps.',
  'storeApp.endpoint': 'Überwacht Daten, die Computer verlassen: Dateien, Kopien, Ausdrucke.',
  'storeApp.dspm': 'Findet sensible Daten in der Cloud und zeigt, wer darauf zugreifen kann.',
  'storeApp.iaas':
    'Prüft Konten von Cloudinfrastruktur auf Fehlkonfigurationen und öffentlich zugängliche Ressourcen.',
  'storeApp.template.api':
    'Verbindet ein Konto von {app} und zeigt, was gespeichert ist, mit wem es geteilt wird und was Personen tun.',
  'storeApp.template.gateway': 'Überwacht {app} am Gateway und blockiert, was Richtlinien verbieten.',
  'storeApp.template.both': 'Verbindet ein Konto von {app} und überwacht die App am Gateway.',
};

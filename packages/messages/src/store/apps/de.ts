import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Findet in den Logs von Firewalls und Proxys die Clouddienste, die Ihr Unternehmen nutzt, und zeigt, wie riskant jeder ist und warum.',
  'storeApp.detect':
    'Findet Ungewöhnliches in dem, was Personen und Konten tun, und bewertet, wie bedrohlich es ist.',
  'storeApp.investigate': 'Zeigt, wer was wo und wann getan hat, bis zur einzelnen Zeile eines Protokolls.',
  'storeApp.protect':
    'Sagt, was mit Daten in Cloud-Apps geschehen darf, und hält auf, was nicht geschehen darf.',
  'storeApp.analyze': 'Stellt Fragen an alles Gespeicherte und behält die Antworten als Dashboards.',
  'storeApp.gateway':
    'Steht zwischen den Personen und dem Web: lässt durch, prüft und hält auf. Nimmt auch eigene Apps.',
  'storeApp.endpoint': 'Achtet auf das, was Computer verlässt: Dateien, Kopien, Ausdrucke.',
  'storeApp.dspm': 'Findet, wo in der Cloud sensible Daten liegen und wer an sie herankommt.',
  'storeApp.iaas':
    'Prüft, wie Konten von Cloudinfrastruktur eingerichtet sind und was offen steht, das es nicht sollte.',
  'storeApp.template.api':
    'Verbindet ein Konto von {app}: was dort liegt, mit wem es geteilt ist und was Personen tun.',
  'storeApp.template.gateway':
    'Sieht am Gateway auf {app}, während es benutzt wird, und hält auf, was nicht geschehen darf.',
  'storeApp.template.both':
    'Verbindet ein Konto von {app} und sieht hin, während es benutzt wird: was gespeichert, geteilt und gesendet wird.',
};

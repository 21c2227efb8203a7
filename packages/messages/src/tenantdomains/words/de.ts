import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.domains': 'Domains',
  'settings.domains.hint':
    'Verifizieren Sie eine Domain, damit Ihr Identitätsanbieter Personen mit deren E-Mail-Adressen anmelden kann. Eine Domain kann nur zu einem Unternehmen gehören.',
  'settings.domains.add': 'Domain hinzufügen',
  'settings.domains.add.label': 'Neue Domain',
  'settings.domains.wrong': 'Geben Sie eine Domain ein, etwa branch.example',
  'settings.domains.shown': '{domain} verifiziert',
  'settings.domain': 'Domain',
  'settings.domain.since': 'Seit',
  'settings.domain.used': 'Verwendet für',
  'settings.domain.first': 'Primäre Domain',
  'settings.domain.notShown': 'Nicht verifiziert',
  'settings.domain.by.dns': 'Per DNS verifiziert',
  'settings.domain.by.file': 'Per Datei verifiziert',
  'settings.domain.by.operator': 'Vertrauenswürdig',
  'settings.domain.makeFirst': 'Als primär festlegen',
  'settings.domain.first.title': '{domain} als primäre Domain festlegen?',
  'settings.domain.first.text':
    'Wer sich mit ihr registriert, wird eingeladen, wenn Einladungen eingeschaltet sind. Die bisherige primäre Domain bleibt auf der Liste.',
  'settings.domain.remove.title': '{domain} entfernen?',
  'settings.domain.remove.text':
    'Ihr Identitätsanbieter kann Personen von {domain} nicht mehr anmelden. Sie behalten ihre Konten.',
  'settings.proof.how':
    'Verifizieren Sie die Domain mit einem TXT-Eintrag im DNS oder einer Textdatei auf dem Webserver und prüfen Sie sie dann hier.',
  'settings.proof.record': 'TXT-Eintrag',
  'settings.proof.file': 'Oder Datei',
  'settings.proof.text': 'Inhalt',
  'settings.proof.look.dns': 'DNS prüfen',
  'settings.proof.look.file': 'Datei prüfen',
  'settings.proof.missing': 'Nicht gefunden ({when}). Neue DNS-Einträge können bis zu einer Stunde brauchen.',
  'settings.proof.different': 'Anderer Text gefunden ({when}). Kopieren Sie den Text oben genau.',
  'settings.proof.unreachable':
    'Keine Antwort ({when}). Prüfen Sie die Nameserver oder den Webserver der Domain und versuchen Sie es dann erneut.',
  'settings.proof.taken':
    'Ein anderes Unternehmen in dieser Casbah-Installation hat diese Domain verifiziert. Wenden Sie sich an den Betreiber.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Anonymisierung',
  'anonymisation.sentence':
    'Wer keine Namen sehen darf, sieht Pseudonyme. Eine Person aufzudecken erfordert zwei Personen.',
  'anonymisation.setting': 'Status',
  'anonymisation.on': 'Personen sind anonym',
  'anonymisation.off': 'Namen sind sichtbar',
  'anonymisation.on.hint':
    'Audit zeigt allen, deren Zugriffsprofil keine Namen zeigt, anon-user.N. IP-Adressen, Geräte, URLs und rohe Logzeilen sind verborgen und lassen sich nicht filtern, sortieren oder durchsuchen.',
  'anonymisation.off.hint': 'Wer Audit öffnen darf, sieht, wer was genutzt hat.',
  'anonymisation.you.names': 'Sie sehen Namen: Ihr Zugriffsprofil zeigt sie.',
  'anonymisation.you.hidden': 'Sie sehen Pseudonyme.',
  'anonymisation.deciders':
    '{count, plural, =0 {Noch kann niemand sonst Ihre Anträge genehmigen.} one {# weitere Person kann Ihre Anträge genehmigen.} other {# weitere Personen können Ihre Anträge genehmigen.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# weitere hat das Recht seit weniger als einem Tag.} other {# weitere haben das Recht seit weniger als einem Tag.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# weitere ist nicht unabhängig von Ihnen: Eines der Konten hat das andere eingerichtet, oder eine Person in den letzten 30 Tagen beide.} other {# weitere sind nicht unabhängig von Ihnen: Eines der Konten hat das andere eingerichtet, oder eine Person in den letzten 30 Tagen beide.}}',
  'anonymisation.deciders.none':
    'Fügen Sie einen zweiten Sysadmin hinzu oder weisen Sie ein Profil mit dem Recht „Genehmigen“ im Bereich Konto zu. Ein Konto, das Sie anlegen, befördern oder mit einem Passwort versehen, kann Ihre Anträge nie genehmigen; nach 30 Tagen kann es Anträge stellen, die Sie genehmigen.',
  'anonymisation.onlySysadmin': 'Nur ein an der Konsole angemeldeter Sysadmin kann dies ändern.',
  'anonymisation.switchOn': 'Personen anonymisieren',
  'anonymisation.switchOn.title': 'Personen anonymisieren?',
  'anonymisation.switchOn.explain':
    'Gilt sofort für alle, deren Zugriffsprofil keine Namen zeigt, auch für Sysadmins. Das Ausschalten erfordert zwei Personen: Eine beantragt es, eine andere genehmigt es.',
  'anonymisation.switchOff': 'Ausschalten beantragen',
  'anonymisation.switchOff.title': 'Namen wieder anzeigen lassen',
  'anonymisation.switchOff.explain':
    'Eine andere genehmigende Person entscheidet. Danach sehen alle Namen, die Audit öffnen dürfen. Antrag und Entscheidung werden im Verlauf aufgezeichnet.',
  'anonymisation.requests': 'Anträge',
  'anonymisation.requests.nothing': 'Keine Anträge',
  'anonymisation.requests.nothing.hint':
    'Um zu erfahren, wer eine anonyme Person ist, öffnen Sie sie in Audit und beantragen Sie die Aufdeckung.',
  'anonymisation.column.about': 'Person',
  'anonymisation.column.by': 'Beantragt von',
  'anonymisation.column.reason': 'Grund',
  'anonymisation.column.state': 'Status',
  'anonymisation.column.decision': 'Entscheidung',
  'anonymisation.everybody': 'Namen für alle',
  'anonymisation.gone': 'Gelöschter Benutzer',
  'anonymisation.you': 'Sie',
  'anonymisation.state.asked': 'Offen',
  'anonymisation.state.lapsed': 'Abgelaufen',
  'anonymisation.state.refused': 'Abgelehnt',
  'anonymisation.state.holds': 'Sichtbar bis {time}',
  'anonymisation.state.done': 'Genehmigt, beendet',
  'anonymisation.state.ended': 'Beendet',
  'anonymisation.approve': 'Genehmigen',
  'anonymisation.refuse': 'Ablehnen',
  'anonymisation.end': 'Jetzt beenden',
  'anonymisation.giveUp': 'Antrag zurückziehen',
  'anonymisation.ask': 'Aufdeckung beantragen',
  'anonymisation.ask.title': 'Aufdeckung von {person} beantragen',
  'anonymisation.ask.explain':
    'Eine andere genehmigende Person entscheidet. Danach sehen nur Sie den Namen, eine Stunde lang. Antrag und Entscheidung werden im Verlauf aufgezeichnet.',
  'anonymisation.reason': 'Grund',
  'anonymisation.reason.hint':
    '10 bis 500 Zeichen. Nennen Sie keine Namen: Der Grund wird im Verlauf aufgezeichnet.',
  'anonymisation.reason.short': 'Geben Sie einen Grund mit mindestens 10 Zeichen ein.',
  'anonymisation.send': 'Antrag senden',
  'anonymisation.sent': 'Antrag gesendet. Sie werden über die Entscheidung benachrichtigt.',
  'anonymisation.hidden': 'Verborgen, weil Personen anonymisiert sind.',
  'anonymisation.notice': 'Personen sind für Sie anonym: Namen, IP-Adressen und Geräte sind verborgen.',
  'anonymisation.field.disabled': 'Wegen Anonymisierung deaktiviert',
  'anonymisation.agents': 'Von Agenten gesendete Namen',
  'anonymisation.agents.switch': 'Agenten müssen Namen durch Token ersetzen',
  'anonymisation.agents.hint':
    'Gilt für Agenten (casbah collect) und alles, was Zeilen sendet. Zeilen mit Namen werden abgelehnt und bleiben beim Absender. Uploads, Ordner und Syslog sind nicht betroffen.',
  'anonymisation.agents.none': 'Noch sendet kein Agent Token. Starten Sie einen mit --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Als Token angezeigt: Der Agent hat den Namen vor dem Senden ersetzt, und Casbah kann ihn beim Agenten nicht nachschlagen.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': 'Wessen Token ist das?',
  'anonymisation.token.title': 'Wessen Token ist {token}?',
  'anonymisation.token.how':
    'Casbah hat den Namen nie erhalten. Wer den Schlüssel des Agenten hat, kann ihn auf dem eigenen Rechner in einer Namensliste nachschlagen:',
  'anonymisation.token.agents': 'Agenten, die Token senden: {names}',
  'anonymisation.token.close': 'Schließen',
};

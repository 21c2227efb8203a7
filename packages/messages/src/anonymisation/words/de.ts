import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Anonyme Personen',
  'anonymisation.sentence':
    'Wer keine Namen sehen darf, sieht stattdessen Nummern. Zu erfahren, wer jemand ist, braucht zwei Personen.',
  'anonymisation.setting': 'In diesem Unternehmen',
  'anonymisation.on': 'Personen sind anonym',
  'anonymisation.off': 'Personen haben ihre Namen',
  'anonymisation.on.hint':
    'Audit zeigt allen, deren Zugriffsprofil keine Namen zeigt, anon-user.N. Adressen, Geräte, geöffnete Seiten und rohe Logzeilen sind verborgen, und nichts lässt sich danach filtern, sortieren oder durchsuchen.',
  'anonymisation.off.hint': 'Alle, die Audit öffnen dürfen, lesen, wer was genutzt hat.',
  'anonymisation.you.names': 'Sie sehen Namen: Ihr Zugriffsprofil zeigt sie.',
  'anonymisation.you.hidden': 'Sie sehen Nummern.',
  'anonymisation.deciders':
    '{count, plural, =0 {Noch kann niemand sonst Ihren Anträgen zustimmen.} one {# andere Person kann Ihren Anträgen zustimmen.} other {# andere Personen können Ihren Anträgen zustimmen.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# weitere hat das Recht seit weniger als einem Tag.} other {# weitere haben das Recht seit weniger als einem Tag.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# weitere ist nicht unabhängig von Ihnen: Eines der Konten hat das andere eingerichtet, oder eine Person in den letzten 30 Tagen beide.} other {# weitere sind nicht unabhängig von Ihnen: Eines der Konten hat das andere eingerichtet, oder eine Person in den letzten 30 Tagen beide.}}',
  'anonymisation.deciders.none':
    'Fügen Sie einen zweiten Systemadministrator hinzu, oder geben Sie jemandem ein Profil, das im Bereich Konto zustimmt. Ein Konto, das Sie anlegen, befördern oder mit einem Passwort versehen, kann Ihren eigenen Anträgen nie zustimmen; nach 30 Tagen kann es Anträge stellen, denen Sie zustimmen.',
  'anonymisation.onlySysadmin':
    'Nur ein angemeldeter Systemadministrator kann dies ändern: Es bestimmt, was alle anderen dürfen.',
  'anonymisation.switchOn': 'Personen anonym machen',
  'anonymisation.switchOn.title': 'Personen anonym machen?',
  'anonymisation.switchOn.explain':
    'Es gilt sofort, für alle, deren Zugriffsprofil keine Namen zeigt, auch für Sysadmins. Es zu beenden braucht zwei: Jemand beantragt es, und jemand anders stimmt zu.',
  'anonymisation.switchOff': 'Beenden beantragen',
  'anonymisation.switchOff.title': 'Beantragen, dass Personen wieder ihre Namen haben',
  'anonymisation.switchOff.explain':
    'Jemand anders, der zustimmen darf, entscheidet. Danach lesen alle Namen, die Audit öffnen dürfen. Antrag und Entscheidung stehen im Verlauf.',
  'anonymisation.requests': 'Anträge',
  'anonymisation.requests.nothing': 'Keine Anträge',
  'anonymisation.requests.nothing.hint':
    'Um zu erfahren, wer eine anonyme Person ist, öffnen Sie sie in Audit und fragen Sie.',
  'anonymisation.column.about': 'Über',
  'anonymisation.column.by': 'Beantragt von',
  'anonymisation.column.reason': 'Grund',
  'anonymisation.column.state': 'Stand',
  'anonymisation.column.decision': 'Entscheidung',
  'anonymisation.everybody': 'Namen für alle',
  'anonymisation.gone': 'Jemand, der nicht mehr da ist',
  'anonymisation.you': 'Sie',
  'anonymisation.state.asked': 'Wartet',
  'anonymisation.state.lapsed': 'Verfallen',
  'anonymisation.state.refused': 'Abgelehnt',
  'anonymisation.state.holds': 'Sichtbar bis {time}',
  'anonymisation.state.done': 'Zugestimmt, vorbei',
  'anonymisation.state.ended': 'Beendet',
  'anonymisation.approve': 'Zustimmen',
  'anonymisation.refuse': 'Ablehnen',
  'anonymisation.end': 'Jetzt beenden',
  'anonymisation.giveUp': 'Zurückziehen',
  'anonymisation.ask': 'Fragen, wer das ist',
  'anonymisation.ask.title': 'Fragen, wer {person} ist',
  'anonymisation.ask.explain':
    'Jemand anders, der zustimmen darf, entscheidet. Danach sehen Sie, und niemand sonst, den Namen eine Stunde lang. Antrag und Entscheidung stehen im Verlauf.',
  'anonymisation.reason': 'Grund',
  'anonymisation.reason.hint': '10 bis 500 Zeichen. Nennen Sie keinen Namen: Der Grund bleibt im Verlauf.',
  'anonymisation.reason.short': 'Sagen Sie mit mindestens 10 Zeichen, warum Sie fragen.',
  'anonymisation.send': 'Beantragen',
  'anonymisation.sent': 'Beantragt. Sie werden benachrichtigt, sobald jemand entschieden hat.',
  'anonymisation.hidden': 'Verborgen, solange Personen anonym sind.',
  'anonymisation.notice': 'Personen sind für Sie anonym: Namen, Adressen und Geräte sind verborgen.',
  'anonymisation.field.disabled': 'Wegen Anonymisierung deaktiviert',
  'anonymisation.agents': 'Namen, die Agenten senden',
  'anonymisation.agents.switch':
    'Zeilen von Programmen nur annehmen, wenn Personen durch Tokens ersetzt sind',
  'anonymisation.agents.hint':
    'Gilt für Agenten (casbah collect) und alles, was Zeilen sendet. Was noch Personen nennt, wird abgelehnt und bleibt, wo es geschrieben wurde. Hochgeladenes, Ordner und Syslog werden angenommen, wie sie sind.',
  'anonymisation.agents.none': 'Noch ersetzt kein Agent Personen. Starten Sie einen mit --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Als Token gezeigt: Der Agent hat den Namen ersetzt, bevor er die Zeile sandte, und kann von hier nicht gefragt werden.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': 'Wessen Token?',
  'anonymisation.token.title': 'Wem gehört {token}?',
  'anonymisation.token.how':
    'Casbah hatte den Namen nie. Wer den Schlüssel des Agenten hat, findet ihn auf dem eigenen Rechner in einer Liste von Namen:',
  'anonymisation.token.agents': 'Agenten, die Tokens senden: {names}',
  'anonymisation.token.close': 'Schließen',
};

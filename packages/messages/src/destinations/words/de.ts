import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.destinations.sentence':
    'Änderungen in Echtzeit an einen signierten Webhook oder täglich als Zusammenfassung per E-Mail senden.',
  'settings.destinations.mayNot':
    'Ziele erhalten den Verlauf; um sie zu ändern, brauchen Sie das Recht, ihn zu exportieren.',
  'settings.destinations.add': 'Ziel hinzufügen',
  'settings.destinations.empty': 'Noch keine Ziele',
  'settings.destinations.empty.text':
    'Änderungen werden immer im Verlauf aufgezeichnet. Fügen Sie einen Webhook für Ihr SIEM oder eine E-Mail für Ihr Team hinzu.',
  'settings.destinations.test': 'Testen',
  'settings.destinations.test.ok': '{name} hat den Test angenommen (Status {status})',
  'settings.destinations.test.mail': 'Der Test ist unterwegs zu {address}',
  'settings.destinations.test.failed': '{name} wurde nicht erreicht',
  'settings.destinations.renew': 'Secret ersetzen',
  'settings.destinations.renew.title': 'Secret von {name} ersetzen?',
  'settings.destinations.renew.text':
    'Das bisherige Secret gilt sofort nicht mehr. Nachrichten, die der Empfänger ablehnt, werden aufbewahrt und erneut gesendet, bis er das neue hat.',
  'settings.destinations.remove.title': '{name} entfernen?',
  'settings.destinations.remove.text': 'Es erhält keine Nachrichten mehr. Änderungen bleiben im Verlauf.',
  'settings.destination.kind': 'Art',
  'settings.destination.mail': 'E-Mail',
  'settings.destination.webhook': 'Webhook',
  'settings.destination.mail.about':
    'Einmal am Tag sagt eine Mail, wie viele Änderungen es gab, mit einem Link zum Verlauf.',
  'settings.destination.webhook.about':
    'Jede Änderung wird innerhalb einer Minute als JSON gesendet, mit HMAC-SHA256 signiert. Was nicht angenommen wird, wartet und wird erneut gesendet.',
  'settings.destination.mail.address': 'E-Mail-Adresse',
  'settings.destination.webhook.address': 'Webhook-URL',
  'settings.destination.mail.wrong': 'Geben Sie eine E-Mail-Adresse ein, etwa security@company.example',
  'settings.destination.webhook.wrong': 'Geben Sie eine URL ein, die mit https:// beginnt',
  'settings.destination.on': 'Ein',
  'settings.destination.off': 'Aus',
  'settings.destination.works': 'Funktioniert',
  'settings.destination.failing': 'Fehlgeschlagen',
  'settings.destination.never': 'noch nichts gesendet',
  'settings.destination.told': 'zuletzt gesendet {when}',
  'settings.destination.waiting': '{count, plural, one {# Änderung wartet} other {# Änderungen warten}}',
  'settings.destination.problem':
    '{error}. {failures, plural, one {Einmal versucht} other {#-mal versucht}}; das nächste Mal am {when}. Nichts geht verloren: Änderungen warten.',
  'settings.secret.title': 'Speichern Sie dieses Secret jetzt',
  'settings.secret.text':
    'Es wird nicht noch einmal angezeigt. Speichern Sie es dort, wo Ihr Empfänger es lesen kann.',
  'settings.secret.how':
    'Jede Nachricht trägt casbah-timestamp und casbah-signature: v1= und der HMAC-SHA256, hexadezimal, aus Zeitstempel, Punkt und Inhalt. Weisen Sie ab, was falsch signiert oder älter als fünf Minuten ist.',
  'settings.secret.done': 'Ich habe es gespeichert',
};

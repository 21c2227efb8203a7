import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.ssh': 'SSH-Schlüssel',
  'settings.ssh.hint':
    'Öffentliche Schlüssel von Maschinen, die Logs über SSH abliefern werden. Das Sammeln über SSH kommt noch: Bis dahin werden Schlüssel aufbewahrt und öffnen nichts.',
  'settings.ssh.empty': 'Noch keine SSH-Schlüssel',
  'settings.ssh.add': 'SSH-Schlüssel hinzufügen',
  'settings.ssh.key': 'Öffentlicher Schlüssel',
  'settings.ssh.key.hint':
    'Die eine Zeile der Datei, die auf .pub endet: Ed25519, ECDSA oder RSA ab 2048 Bit',
  'settings.ssh.algorithm': 'Algorithmus und Bits',
  'settings.ssh.fingerprint': 'Fingerabdruck',
  'settings.ssh.wrong.unreadable':
    'Das ist kein öffentlicher Schlüssel. Fügen Sie die eine Zeile der Datei ein, die auf .pub endet.',
  'settings.ssh.wrong.private':
    'Das ist ein privater Schlüssel; er wurde nicht gesendet. Lassen Sie ihn auf seinem Rechner und fügen Sie stattdessen die Zeile aus der .pub-Datei ein.',
  'settings.ssh.wrong.algorithm':
    'Schlüssel dieses Algorithmus werden nicht angenommen. Verwenden Sie Ed25519, ECDSA oder RSA.',
  'settings.ssh.wrong.short': 'RSA-Schlüssel brauchen 2048 Bit oder mehr. Erzeugen Sie einen längeren.',
  'settings.ssh.remove.title': 'SSH-Schlüssel {name} entfernen?',
  'settings.ssh.remove.text':
    'Die Maschine ist nicht mehr bekannt. Sie können ihren Schlüssel wieder hinzufügen.',
};

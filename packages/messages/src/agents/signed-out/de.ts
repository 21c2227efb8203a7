import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'Wem gehört dieses Gerät?',
  'session.device.guest.intro':
    'Ihre Firma fragt, bevor Firmendaten auf ein Gerät kommen, das sie noch nicht kennt.',
  'session.device.corporate': 'Ein Gerät der Firma',
  'session.device.corporate.text':
    'Installieren Sie den Agenten. Er schützt Firmendaten auf diesem Gerät und registriert es.',
  'session.device.personal': 'Mein eigenes Gerät',
  'session.device.personal.text':
    'Es wird nichts installiert. Sie arbeiten im Browser; Downloads von Firmendaten können abgelehnt werden.',
  'session.device.personal.forced':
    'Ihre Firma lässt niemanden ohne den Agenten ein, auch nicht auf eigenen Geräten. Installieren Sie ihn, um fortzufahren.',
  'session.device.download': 'Agenten herunterladen',
  'session.device.goOn': 'Im Browser fortfahren',
  'session.device.after': 'Starten Sie nach der Installation den Agenten und öffnen Sie die App noch einmal.',
  'session.device.pending': 'Dieses Gerät wartet auf die Freigabe',
  'session.device.pending.text':
    'Der Agent ist installiert und hat dieses Gerät registriert. Sobald Ihre Administration es freigibt, geht es weiter.',
  'session.device.pending.state': 'Wartet',
  'session.device.again': 'Noch einmal prüfen',
  'session.device.blocked': 'Dieses Gerät wurde blockiert',
  'session.device.blocked.text':
    'Ihre Administration hat es blockiert. Verwenden Sie ein anderes Gerät, oder fragen Sie nach dem Grund und lassen Sie es wieder zu.',
  'session.device.blocked.state': 'Blockiert',
  'session.device.loadFailed':
    'Was Ihre Firma von Geräten verlangt, war nicht zu lesen. Versuchen Sie es in einer Minute noch einmal.',
  'session.device.console': 'Zu Casbah',
  'session.connector.app': 'App: {app}',
  'session.connector.success': 'Die App ist verbunden',
  'session.connector.success.text':
    'Casbah liest ab jetzt, was darin geschieht. Sie können dieses Fenster schließen.',
  'session.connector.success.state': 'Verbunden',
  'session.connector.pending': 'Die App wird verbunden',
  'session.connector.pending.text':
    'Die App bereitet den Zugang noch vor. Das kann einige Minuten dauern; der Store zeigt, wann es fertig ist.',
  'session.connector.pending.state': 'Wartet',
  'session.connector.denied': 'Die App hat den Zugang abgelehnt',
  'session.connector.denied.text':
    'Melden Sie sich in der App mit einem Konto an, das sie verwaltet, und stimmen Sie allen Rechten zu.',
  'session.connector.denied.state': 'Abgelehnt',
  'session.connector.expired': 'Das Verbinden hat zu lange gedauert',
  'session.connector.expired.text':
    'Die Anfrage an die App gilt nicht mehr. Beginnen Sie im Store noch einmal.',
  'session.connector.expired.state': 'Abgelaufen',
  'session.connector.failed': 'Die App konnte nicht verbunden werden',
  'session.connector.failed.text':
    'Unterwegs ging etwas schief. Versuchen Sie es im Store noch einmal; wenn es bleibt, nennen Sie Ihrer Administration den Code.',
  'session.connector.failed.state': 'Fehlgeschlagen',
  'session.connector.code': 'Code: {code}',
  'session.connector.store': 'Zum Store',
  'session.reach.heading': 'Der Agent ist installiert',
  'session.reach.text':
    'Er hat Casbah von diesem Gerät aus erreicht. Mehr ist nicht zu tun; Sie können dieses Fenster schließen.',
  'session.reach.state': 'Installiert',
  'session.extension.heading': 'Warten auf die Browser-Erweiterung',
  'session.extension.text':
    'In diesem Browser laufen Firmendaten über das Gateway von Casbah. Installieren und aktivieren Sie die Erweiterung; diese Seite merkt es von selbst.',
  'session.extension.state': 'Wartet',
  'session.extension.step.install':
    'Installieren Sie die Casbah-Erweiterung, die Sie von Ihrer Administration bekommen haben.',
  'session.extension.step.allow':
    'Erlauben Sie ihr alle Seiten, auch private Fenster, falls Sie welche nutzen.',
  'session.extension.step.stay': 'Lassen Sie diese Seite offen: Sie geht von selbst weiter.',
  'session.extension.found': 'Die Erweiterung ist da',
  'session.extension.foundText': 'Es geht gleich weiter.',
  'session.extension.foundState': 'Gefunden',
};

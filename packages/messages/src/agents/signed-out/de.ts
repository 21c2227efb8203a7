import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'Wem gehört dieses Gerät?',
  'session.device.guest.intro':
    'Ihr Unternehmen fragt dies, bevor Unternehmensdaten auf ein neues Gerät gelangen.',
  'session.device.corporate': 'Unternehmensgerät',
  'session.device.corporate.text':
    'Installieren Sie den Agenten. Er schützt Unternehmensdaten auf diesem Gerät und registriert es.',
  'session.device.personal': 'Privates Gerät',
  'session.device.personal.text':
    'Keine Installation nötig. Sie arbeiten im Browser; manche Downloads von Unternehmensdaten können blockiert werden.',
  'session.device.personal.forced':
    'Ihr Unternehmen verlangt den Agenten auch auf privaten Geräten. Installieren Sie ihn, um fortzufahren.',
  'session.device.download': 'Agenten herunterladen',
  'session.device.goOn': 'Im Browser fortfahren',
  'session.device.after': 'Starten Sie nach der Installation den Agenten und öffnen Sie die App erneut.',
  'session.device.pending': 'Gerät wartet auf Freigabe',
  'session.device.pending.text':
    'Der Agent ist installiert und dieses Gerät registriert. Sobald Ihr Administrator es freigibt, können Sie fortfahren.',
  'session.device.pending.state': 'Wartet',
  'session.device.again': 'Erneut prüfen',
  'session.device.blocked': 'Gerät blockiert',
  'session.device.blocked.text':
    'Ihr Administrator hat dieses Gerät blockiert. Verwenden Sie ein anderes oder bitten Sie Ihren Administrator, es freizugeben.',
  'session.device.blocked.state': 'Blockiert',
  'session.device.loadFailed':
    'Die Geräteeinstellungen Ihres Unternehmens konnten nicht geladen werden. Versuchen Sie es in einer Minute erneut.',
  'session.device.console': 'Zu Casbah',
  'session.connector.app': 'App: {app}',
  'session.connector.success': 'App verbunden',
  'session.connector.success.text': 'Casbah überwacht diese App jetzt. Sie können dieses Fenster schließen.',
  'session.connector.success.state': 'Verbunden',
  'session.connector.pending': 'Die App wird verbunden',
  'session.connector.pending.text':
    'Die App richtet den Zugriff noch ein; das kann einige Minuten dauern. Der Store zeigt, wann sie bereit ist.',
  'session.connector.pending.state': 'Wartet',
  'session.connector.denied': 'Die App hat den Zugriff verweigert',
  'session.connector.denied.text':
    'Melden Sie sich in der App mit einem Administratorkonto an und erteilen Sie alle angeforderten Berechtigungen.',
  'session.connector.denied.state': 'Abgelehnt',
  'session.connector.expired': 'Zeitüberschreitung bei der Verbindung',
  'session.connector.expired.text': 'Die Anfrage an die App ist abgelaufen. Beginnen Sie im Store von vorn.',
  'session.connector.expired.state': 'Abgelaufen',
  'session.connector.failed': 'Die App konnte nicht verbunden werden',
  'session.connector.failed.text':
    'Versuchen Sie es im Store erneut. Wenn der Fehler bleibt, senden Sie Ihrem Administrator den Code unten.',
  'session.connector.failed.state': 'Fehlgeschlagen',
  'session.connector.code': 'Code: {code}',
  'session.connector.store': 'Zum Store',
  'session.reach.heading': 'Agent installiert',
  'session.reach.text': 'Der Agent hat sich mit Casbah verbunden. Sie können dieses Fenster schließen.',
  'session.reach.state': 'Installiert',
  'session.extension.heading': 'Warten auf die Browsererweiterung',
  'session.extension.text':
    'Unternehmensdaten in diesem Browser laufen über das Gateway von Casbah. Installieren und aktivieren Sie die Erweiterung; diese Seite macht dann automatisch weiter.',
  'session.extension.state': 'Wartet',
  'session.extension.step.install':
    'Installieren Sie die Casbah-Erweiterung, die Sie von Ihrem Administrator erhalten haben.',
  'session.extension.step.allow':
    'Erlauben Sie sie auf allen Websites und, falls Sie sie nutzen, auch in privaten Fenstern.',
  'session.extension.step.stay': 'Lassen Sie diese Seite geöffnet; sie macht automatisch weiter.',
  'session.extension.found': 'Erweiterung gefunden',
  'session.extension.foundText': 'Sie werden gleich weitergeleitet.',
  'session.extension.foundState': 'Gefunden',
};

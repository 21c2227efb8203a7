import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'Sie haben keinen Zugriff auf diese Seite',
  'permission.sentence': 'Ihre Rechte bei {company} umfassen sie nicht',
  'permission.page': 'Zugriff auf „{page}“ verweigert',
  'permission.anyPage': 'Zugriff verweigert',
  'permission.ask': 'Bitten Sie einen Sysadmin von {company} um ein Zugriffsprofil mit diesem Recht:',
  'permission.askAny': 'Fragen Sie einen Sysadmin von {company}, welches Zugriffsprofil Sie brauchen.',
  'permission.sysadminOnly':
    'Nur Sysadmins von {company} können sie öffnen. Kein Zugriffsprofil enthält dieses Recht.',
  'permission.reason.configure':
    'Zum Einrichten einer App brauchen Sie das Recht, den Store zu ändern, nicht nur anzusehen.',
  'permission.address': 'Angefordert: {address}',
  'permission.start': 'Zu Ihrer Startseite',
  'permission.granted': 'Sie haben jetzt Zugriff. Die Seite wird gleich geöffnet.',
  'permission.grantedNow': 'Jetzt öffnen',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'Sie dürfen diese Seite nicht öffnen',
  'permission.sentence': 'Ihre Rechte bei {company} reichen nicht bis dorthin',
  'permission.page': '„{page}“ wurde verweigert',
  'permission.anyPage': 'Die Seite wurde verweigert',
  'permission.ask': 'Bitten Sie einen Sysadmin von {company} um ein Zugriffsprofil mit diesem Recht:',
  'permission.askAny': 'Fragen Sie einen Sysadmin von {company}, welches Zugriffsprofil Sie brauchen.',
  'permission.sysadminOnly':
    'Nur Sysadmins von {company} dürfen sie öffnen. Kein Zugriffsprofil gibt dieses Recht.',
  'permission.reason.configure':
    'Eine App einzurichten braucht das Recht, den App Store zu ändern, nicht nur ihn zu sehen.',
  'permission.address': 'Gefragt war: {address}',
  'permission.start': 'Zu Ihrer Startseite',
  'permission.granted': 'Sie dürfen diese Seite jetzt öffnen. Sie öffnet sich gleich.',
  'permission.grantedNow': 'Jetzt öffnen',
};

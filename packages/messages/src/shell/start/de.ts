import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'Bereiche',
  'shell.nav.discover': 'Entdecken',
  'shell.nav.audit': 'Audit',
  'shell.nav.govern': 'Steuern',
  'shell.nav.history': 'Verlauf',
  'shell.nav.users': 'Benutzer',
  'shell.nav.store': 'Store',
  'shell.nav.settings': 'Einstellungen',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'Dienste, Personen oder Seiten suchen',
  'shell.theme': 'Farbschema',
  'shell.theme.light': 'Hell',
  'shell.theme.dark': 'Dunkel',
  'shell.theme.system': 'Wie das System',
  'shell.theme.use': 'Farbschema: {theme}',
  'shell.preferences.notSaved':
    'Ihre Wahl gilt hier, konnte aber nicht für andere Browser gespeichert werden.',
  'shell.account': 'Ihr Konto',
  'shell.account.profile': 'Mein Konto',
  'shell.account.api': 'API lesen',
  'shell.account.signOut': 'Abmelden',
  'shell.account.signOutFailed':
    'Sie sind noch angemeldet: Casbah antwortet nicht. Versuchen Sie es noch einmal.',
  'shell.role.sysadmin': 'Sysadmin',
  'shell.role.admin': 'Admin',
  'shell.role.enduser': 'Benutzer',
  'shell.help': 'Tasten',
  'shell.footer.times': 'Zeiten in {zone}',
  'shell.offline': 'Casbah antwortet nicht. Was Sie sehen, kann veraltet sein.',
  'shell.error.title': 'Diese Seite konnte nicht gezeigt werden',
  'shell.error.reload': 'Neu laden',
  'shell.error.unreachable':
    'Casbah antwortet nicht. Prüfen Sie, ob es läuft; diese Seite versucht es von selbst wieder.',
  'shell.error.unexpected':
    'In dieser Seite ist etwas fehlgeschlagen. Laden Sie sie neu; wenn es bleibt, sagen Sie Ihrer Administration, was Sie getan haben.',
  'shell.error.unknown':
    'Casbah hat etwas Unerwartetes geantwortet. Versuchen Sie es noch einmal; wenn es bleibt, sagen Sie es Ihrer Administration.',
  'shell.error.answer':
    'Casbah hat mit Status {status} geantwortet. Versuchen Sie es noch einmal; wenn es bleibt, sagen Sie es Ihrer Administration.',
  'shell.popup.failed':
    'Ein Fehler ist aufgetreten. Laden Sie die Seite neu oder gehen Sie auf eine andere Seite, um es noch einmal zu versuchen.',
  'shell.notFound': 'Unter dieser Adresse gibt es keine Seite',
  'shell.notFound.text': 'Der Link ist vielleicht alt oder abgeschnitten. Was es hier gibt:',
};

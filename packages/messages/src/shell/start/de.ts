import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'Bereiche',
  'shell.nav.discover': 'Entdecken',
  'shell.nav.investigate': 'Untersuchen',
  'shell.nav.protect': 'Schützen',
  'shell.nav.detect': 'Erkennen',
  'shell.nav.posture': 'Sicherheitslage',
  'shell.nav.govern': 'Steuern',
  'shell.nav.open': 'Navigation öffnen',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'Dienste, Benutzer oder Seiten suchen',
  'shell.freshness': 'Neueste Daten: {age}',
  'shell.refresh': 'Daten aktualisieren',
  'shell.live': 'Live: alle {seconds} Sekunden aktualisieren',
  'shell.showNewest': 'Neueste Daten anzeigen',
  'shell.theme': 'Farbschema',
  'shell.theme.light': 'Hell',
  'shell.theme.dark': 'Dunkel',
  'shell.theme.system': 'Wie das System',
  'shell.theme.use': 'Farbschema: {theme}',
  'shell.preferences.notSaved':
    'Ihre Wahl gilt hier, konnte aber nicht für andere Browser gespeichert werden.',
  'shell.account': 'Ihr Konto',
  'shell.account.profile': 'Mein Konto',
  'shell.account.api': 'API-Referenz',
  'shell.account.signOut': 'Abmelden',
  'shell.account.signOutFailed': 'Sie sind noch angemeldet: Casbah antwortet nicht. Versuchen Sie es erneut.',
  'shell.role.sysadmin': 'Sysadmin',
  'shell.role.admin': 'Admin',
  'shell.role.enduser': 'Benutzer',
  'shell.help': 'Tastenkürzel',
  'shell.footer.times': 'Zeiten in {zone}',
  'shell.offline': 'Casbah antwortet nicht. Die angezeigten Daten können veraltet sein.',
  'shell.error.title': 'Konnte nicht geladen werden',
  'shell.error.save': 'Konnte nicht gespeichert werden',
  'shell.error.required': 'Erforderlich',
  'shell.error.reload': 'Neu laden',
  'shell.error.unreachable':
    'Casbah antwortet nicht. Prüfen Sie, ob es läuft; diese Seite versucht es von selbst wieder.',
  'shell.error.unexpected':
    'Auf dieser Seite ist ein Fehler aufgetreten. Laden Sie sie neu; bleibt der Fehler, sagen Sie Ihrem Administrator, was Sie getan haben.',
  'shell.error.unknown':
    'Casbah hat etwas Unerwartetes geantwortet. Versuchen Sie es erneut; wenn es bleibt, sagen Sie es Ihrem Administrator.',
  'shell.error.answer':
    'Casbah hat mit Status {status} geantwortet. Versuchen Sie es erneut; bleibt der Fehler, wenden Sie sich an Ihren Administrator.',
  'shell.popup.failed':
    'Ein Fehler ist aufgetreten. Laden Sie die Seite neu oder gehen Sie auf eine andere Seite, um es noch einmal zu versuchen.',
  'shell.notFound': 'Seite nicht gefunden',
  'shell.notFound.text': 'Der Link ist vielleicht alt oder abgeschnitten. Was es hier gibt:',
};

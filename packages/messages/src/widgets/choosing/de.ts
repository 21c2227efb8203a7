import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.choice.remove': '{name} entfernen',
  'widgets.choice.more':
    '{count, plural, one {# weitere. Tippen Sie weiter, um einzugrenzen.} other {# weitere. Tippen Sie weiter, um einzugrenzen.}}',
  'widgets.countries.unread':
    '{count, plural, one {{parts} ist kein Land.} other {{parts} sind keine Länder.}} Wählen Sie aus der Liste oder schreiben Sie Namen oder Codes aus zwei Buchstaben.',
  'widgets.typeahead.loading': 'Wird gesucht …',
  'widgets.typeahead.failed': 'Die Suche ist fehlgeschlagen.',
  'widgets.typeahead.enter': 'Enter fügt „{text}“ hinzu.',
  'widgets.typeahead.dropped':
    '{count, plural, one {# Eintrag passte nicht und wurde weggelassen.} other {# Einträge passten nicht und wurden weggelassen.}}',
  'widgets.typeahead.INVALID_INPUT_FORMAT':
    'Das Format stimmt nicht. Prüfen Sie auf Leerzeichen und fehlende Teile.',
  'widgets.typeahead.INCOMPLETE_OPTION_ERROR':
    'Drücken Sie Enter, um Ihre Eingabe hinzuzufügen, oder löschen Sie sie.',
  'widgets.typeahead.TYPEAHEAD_OPTION_NOT_MATCH_ERROR': 'Kein Treffer. Wählen Sie aus der Liste.',
  'widgets.typeahead.INVALID_URL_ERROR':
    'Das ist keine Webadresse. Schreiben Sie zum Beispiel https://example.com.',
  'widgets.filterBox.FILTERBOX_ALREADY_EXIST_MSG': '„{text}“ ist schon gewählt.',
  'widgets.filterBox.full':
    'Höchstens {count, number}. Entfernen Sie einen Eintrag, um einen anderen hinzuzufügen.',
  'widgets.filterBox.failed': 'Die Suche ist nicht gestartet. Laden Sie die Seite neu.',
  'widgets.filterBox.loadFailed':
    'Weiteres konnte nicht gesucht werden. Tippen Sie erneut, um es zu wiederholen.',
  'widgets.filterBox.service': 'Dienst',
  'widgets.filterBox.tag': 'Tag',
  'widgets.filterBox.customTag': 'Eigener Tag',
  'widgets.filterBox.category': 'Kategorie',
  'widgets.filterBox.risk': 'Risiko',
  'widgets.filterBox.user': 'Person',
  'widgets.filterBox.country': 'Land',
  'widgets.filterBox.city': 'Stadt',
  'widgets.filterBox.device': 'Gerät',
  'widgets.filterBox.browser': 'Browser',
  'widgets.filterBox.doctypes': 'Dateityp',
  'widgets.filterBox.newService': 'Neuer Dienst',
  'widgets.filterBox.knockedOutService': 'Ausgeschlossen',
  'widgets.filterBox.filters': 'Filter',
  'widgets.filterBox.allowedDenied': 'Erlaubt oder verweigert',
  'widgets.filterBox.serviceType': 'Dienstart',
  'widgets.dropdown.none': 'Hier ist noch nichts.',
  'widgets.dropdown.newTab': 'öffnet einen neuen Tab',
  'widgets.multiDropdown.none': 'Wählen …',
  'widgets.multiDropdown.chosen': '{count, number} von {of, number}',
  'widgets.includeExclude.except': 'Außer',
  'widgets.includeExclude.include': 'Enthalten',
  'widgets.includeExclude.withExceptions': 'Einige davon auslassen',
  'widgets.showAll.apply': '{count, plural, =0 {Nichts wählen} other {# wählen}}',
  'widgets.showAll.search': 'In allem suchen',
  'widgets.showAll.selectAll': 'Alle {count, number} auswählen',
  'widgets.itemDelete.delete': '{name} löschen',
  'widgets.itemDelete.question': '{name} löschen?',
  'widgets.itemDelete.confirm': 'Löschen',
};

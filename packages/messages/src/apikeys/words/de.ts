import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'API-Schlüssel',
  'apikeys.sentence':
    'Zugangsdaten für Programme, begrenzt durch ein Zugriffsprofil und die Rechte der Person, die sie angelegt hat.',
  'apikeys.mayNot':
    'Sie können Schlüssel ansehen. Zum Anlegen oder Löschen brauchen Sie das Recht, Einstellungen zu ändern.',
  'apikeys.add': 'Neuer API-Schlüssel',
  'apikeys.none': 'Noch keine API-Schlüssel',
  'apikeys.none.why':
    'Legen Sie für jedes Programm, das die API nutzt, einen an: ein Verzeichnis, ein Skript, ein Ticketsystem.',
  'apikeys.name': 'Name',
  'apikeys.name.hint': 'Programm oder System, das ihn verwendet',
  'apikeys.profile': 'Zugriffsprofil',
  'apikeys.profile.hint': 'Profile im Rahmen Ihrer eigenen Rechte',
  'apikeys.profile.none':
    'Es gibt kein Zugriffsprofil, das Sie zuweisen können. Ein Sysadmin legt sie unter „Zugriffsprofile“ an.',
  'apikeys.profile.create': 'Zugriffsprofil anlegen',
  'apikeys.profile.missing': 'Wählen Sie ein Zugriffsprofil',
  'apikeys.days': 'Läuft ab in',
  'apikeys.days.count': '{count, plural, one {# Tag} other {# Tage}}, bis {date}',
  'apikeys.networks': 'Erlaubte Netzwerke',
  'apikeys.networks.all': 'Alle',
  'apikeys.networks.hint':
    'IP-Adressen und Netzwerke, durch Kommas getrennt. Leer lassen, um alle zu erlauben.',
  'apikeys.networks.wrong': '{network} ist keine IP-Adresse und kein Netzwerk wie 192.0.2.0/24',
  'apikeys.state': 'Status',
  'apikeys.state.works': 'Aktiv',
  'apikeys.state.ended': 'Abgelaufen',
  'apikeys.state.maker-left': 'Konto des Erstellers geschlossen',
  'apikeys.state.maker-holds-less': 'Eingeschränkt: Ersteller hat inzwischen weniger Rechte',
  'apikeys.used': 'Zuletzt verwendet',
  'apikeys.used.never': 'Nie',
  'apikeys.ends': 'Bis {date}',
  'apikeys.made': 'Angelegt von',
  'apikeys.remove': 'Löschen',
  'apikeys.removed': '{name} gelöscht. Der Schlüssel gewährt keinen Zugriff mehr.',
  'apikeys.how': 'API-Schlüssel verwenden',
  'apikeys.how.sentence':
    'Senden Sie den Schlüssel mit jeder Anfrage. Dieser Aufruf antwortet auf jeden gültigen Schlüssel; welche Berechtigung andere brauchen, steht in der API-Referenz unter /api. Der Befehl casbah liest CASBAH_API_KEY.',
  'apikeys.create': 'Schlüssel anlegen',
  'apikeys.new.title': 'API-Schlüssel {name}',
  'apikeys.new.once':
    'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt: Casbah speichert nur einen Hash. Wer den Schlüssel hat, kann alles tun, was sein Profil erlaubt.',
  'apikeys.new.try': 'So prüfen Sie ihn:',
  'apikeys.new.done': 'Ich habe ihn kopiert',
};

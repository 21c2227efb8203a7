import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'API-Schlüssel',
  'apikeys.sentence':
    'Womit sich Programme anmelden. Jeder trägt ein Zugriffsprofil und erlaubt nicht mehr, als wer ihn angelegt hat.',
  'apikeys.mayNot':
    'Sie sehen die Schlüssel. Zum Anlegen und Löschen brauchen Sie das Recht, Einstellungen zu ändern.',
  'apikeys.add': 'Neuer API-Schlüssel',
  'apikeys.none': 'Es gibt noch keine API-Schlüssel',
  'apikeys.none.why':
    'Legen Sie für jedes Programm einen an, das Casbah liest oder beschickt: ein Verzeichnis, ein Skript, ein Ticketsystem.',
  'apikeys.name': 'Name',
  'apikeys.name.hint': 'Das Programm oder der Ort, der ihn benutzt',
  'apikeys.profile': 'Zugriffsprofil',
  'apikeys.profile.hint': 'Profile, die nicht mehr erlauben, als Sie selbst dürfen',
  'apikeys.profile.none':
    'Es gibt kein Zugriffsprofil, das Sie vergeben dürfen. Sysadmins legen sie unter Zugriffsprofile an.',
  'apikeys.profile.missing': 'Wählen Sie, was der Schlüssel darf',
  'apikeys.days': 'Gilt für',
  'apikeys.days.count': '{count, plural, one {# Tag} other {# Tage}}, bis {date}',
  'apikeys.networks': 'Netze',
  'apikeys.networks.all': 'Überall',
  'apikeys.networks.hint':
    'Adressen und Netze, aus denen er benutzt werden darf, mit Kommas dazwischen. Leer: von überall.',
  'apikeys.networks.wrong': '{network} ist weder eine Adresse noch ein Netz wie 192.0.2.0/24',
  'apikeys.state': 'Zustand',
  'apikeys.state.works': 'Gilt',
  'apikeys.state.ended': 'Abgelaufen',
  'apikeys.state.maker-left': 'Konto des Anlegers ist geschlossen',
  'apikeys.state.maker-holds-less': 'Eingeschränkt: Ersteller hat inzwischen weniger Rechte',
  'apikeys.used': 'Zuletzt benutzt',
  'apikeys.used.never': 'Nie',
  'apikeys.ends': 'Bis {date}',
  'apikeys.made': 'Angelegt von',
  'apikeys.remove': 'Löschen',
  'apikeys.removed': '{name} ist gelöscht: Er öffnet nichts mehr',
  'apikeys.how': 'Wie ein Programm ihn benutzt',
  'apikeys.how.sentence':
    'Es sendet den Schlüssel mit jeder Anfrage. Alle Aufrufe stehen unter /api; der Befehl casbah liest CASBAH_API_KEY.',
  'apikeys.create': 'Schlüssel anlegen',
  'apikeys.new.title': 'Der Schlüssel {name}',
  'apikeys.new.once':
    'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt, Casbah behält nur seinen Hash. Wer ihn hat, kann tun, was sein Profil erlaubt.',
  'apikeys.new.done': 'Ich habe ihn kopiert',
};

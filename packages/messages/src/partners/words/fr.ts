import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'partners.title': 'Partenaires',
  'partners.sentence':
    'Des entreprises peuvent s’occuper d’autres. L’entreprise concernée décide, et peut y mettre fin aussitôt.',
  'partners.customers': 'Entreprises dont vous vous occupez',
  'partners.customers.nothing':
    'Aucune entreprise ne vous a encore admis. Donnez-leur votre code partenaire.',
  'partners.company': 'Entreprise',
  'partners.people': 'Personnes',
  'partners.sources': 'Sources',
  'partners.failed': 'Fichiers en échec',
  'partners.lastFile': 'Dernier fichier',
  'partners.never': 'aucun',
  'partners.open': 'Ouvrir',
  'partners.visit': 'Visite',
  'partners.open.title': 'Entrer dans {name} ?',
  'partners.open.text':
    'Votre session continue là-bas, avec les droits que l’entreprise vous donne. Cela figure dans l’historique des deux entreprises. Une barre au-dessus de la page vous ramène.',
  'partners.granted': 'Partenaires qui s’occupent de cette entreprise',
  'partners.granted.nothing': 'Aucun partenaire ne s’occupe de cette entreprise.',
  'partners.partner': 'Partenaire',
  'partners.profile': 'Profil d’accès',
  'partners.profile.none': 'Aucun désormais : ils ne voient rien',
  'partners.profile.hint': 'Ce que ses personnes peuvent voir et faire ici.',
  'partners.profile.missing': 'Choisissez un profil.',
  'partners.profile.first':
    'Créez d’abord un profil d’accès : un partenaire est admis avec les droits d’un profil.',
  'partners.since': 'Depuis',
  'partners.change': 'Modifier',
  'partners.withdraw': 'Ne plus admettre',
  'partners.withdraw.title': 'Ne plus admettre {name} ?',
  'partners.withdraw.text': 'Les sessions de ses membres ici prennent fin aussitôt.',
  'partners.code': 'Code partenaire',
  'partners.code.hint': 'De 3 à 32 lettres, chiffres et traits d’union.',
  'partners.code.ask': 'Il figure sur la page des partenaires du partenaire.',
  'partners.code.wrong':
    'Utilisez de 3 à 32 lettres, chiffres et traits d’union, avec une lettre ou un chiffre aux deux bouts.',
  'partners.grant': 'Admettre',
  'partners.own': 'Votre entreprise comme partenaire',
  'partners.own.hint':
    'Avec un code à elle, d’autres entreprises peuvent laisser la vôtre s’occuper d’elles.',
  'partners.name': 'Nom',
  'partners.logout': 'Où vont les personnes en se déconnectant',
  'partners.logout.hint': 'Une adresse qui commence par https://, ou rien pour la page de connexion.',
  'partners.name.wrong': 'Donnez un nom.',
  'partners.logout.wrong': 'Donnez une adresse qui commence par https://, ou rien.',
  'partners.saved': 'Enregistré',
  'partners.save': 'Enregistrer',
};

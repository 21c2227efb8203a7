import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'pattern.name': 'Utilisez jusqu’à 64 lettres, chiffres et caractères spéciaux',
  'pattern.group_name': 'Utilisez 1 à 256 caractères',
  'pattern.notes': 'Utilisez jusqu’à 1024 caractères',
  'pattern.profile_name': 'Utilisez jusqu’à 64 lettres, chiffres et caractères spéciaux',
  'pattern.profile_notes': 'Utilisez jusqu’à 4000 caractères',
  'pattern.key_server_key': 'Utilisez 1 à 64 caractères',
  'pattern.phone': 'Utilisez 7 à 16 chiffres, espaces et traits d’union',
  'pattern.email': 'Adresse e-mail non valide',
  'pattern.domain': 'Nom de domaine non valide',
  'pattern.host': 'Seuls les adresses IP et les hôtes valides sont autorisés',
  'pattern.port': 'Le numéro de port doit être compris entre 1 et 65535',
  'pattern.mfa_code': 'Code de vérification non valide',
  'pattern.select_query': 'seules les requêtes SELECT sont autorisées pour une source client SQL',
  'pattern.provider_name': 'Utilisez 1 à 64 lettres, chiffres, tirets bas et espaces',
  'pattern.saml_attribute': 'Utilisez 1 à 128 caractères sans guillemets',
  'pattern.datasource_name': "Utilisez jusqu’à 64 caractères, sans '<' '>' ; '{' '}' [ ] * ` ~ \"",
  'pattern.brr_profile_name': 'Utilisez jusqu’à 64 lettres, chiffres et . - _ @ $ & = + % *',
  'pattern.content_profile_name':
    'Utilisez jusqu’à 64 lettres, chiffres, espaces, apostrophes et . _ - ( ) &',
  'pattern.file_extension':
    'Saisissez une extension de fichier comme pdf ou tar.gz : jusqu’à trois parties de 3 caractères au plus',
};

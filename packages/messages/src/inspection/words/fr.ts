import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'inspection.sentence': 'Voyez ce que Casbah trouve dans un fichier ou un texte. Rien n’est conservé.',
  'inspection.drop': 'Déposez des fichiers ici',
  'inspection.drop.what':
    ': documents, feuilles de calcul, présentations, PDF, e-mails, archives, images, texte et code',
  'inspection.paste': 'Texte',
  'inspection.text': 'Texte à inspecter',
  'inspection.run': 'Inspecter',
  'inspection.running': 'Inspection du document {number} sur {of}…',
  'inspection.empty': 'Rien n’a encore été inspecté',
  'inspection.empty.text':
    'Déposez des fichiers ou collez du texte. Chaque correspondance s’affiche à sa place, avec son degré de certitude.',
  'inspection.pasted': 'Texte collé',
  'inspection.type.unknown': 'Format inconnu',
  'inspection.characters': '{count, plural, one {# caractère} other {# caractères}}',
  'inspection.count': '{count, plural, =0 {Rien trouvé} one {# résultat} other {# résultats}}',
  'inspection.clean': 'Aucune donnée sensible trouvée, et tout a été inspecté.',
  'inspection.omitted':
    '{count, plural, one {# autre résultat n’est pas affiché.} other {# autres résultats ne sont pas affichés.}}',
  'inspection.extracted': 'Texte extrait',
  'inspection.textCut':
    'Les {count, number} premiers caractères sont affichés ; tout le texte a été inspecté.',
  'inspection.notInspected': 'Non inspecté',
  'inspection.confidence.narrow': 'Étroite',
  'inspection.confidence.medium': 'Moyenne',
  'inspection.confidence.wide': 'Large',
  'inspection.place.page': 'Page {page}',
  'inspection.place.slide': 'Diapositive {slide}',
  'inspection.place.sheet': 'Feuille « {sheet} »',
  'inspection.place.cell': 'Cellule {cell}',
  'inspection.place.line': 'Ligne {line}',
  'inspection.problem.encrypted': 'Le contenu est chiffré. Retirez le mot de passe et réessayez.',
  'inspection.problem.corrupt': 'Le contenu est endommagé ou incomplet.',
  'inspection.problem.too_large': 'Le contenu est trop volumineux.',
  'inspection.problem.too_much_text': 'Il y a trop de texte ; le reste n’a pas été inspecté.',
  'inspection.problem.ratio_exceeded':
    'Une fois décompressé, il dépasse de très loin sa taille, comme une bombe de décompression.',
  'inspection.problem.too_many_entries': 'Il contient trop de fichiers.',
  'inspection.problem.too_deep': 'Les archives sont imbriquées trop profondément.',
  'inspection.problem.unsupported': 'Ce type de contenu ne peut pas être lu.',
  'inspection.problem.timed_out': 'L’inspection a pris trop de temps et a été arrêtée.',
  'inspection.problem.out_of_memory': 'L’inspection demandait trop de mémoire et a été arrêtée.',
  'inspection.problem.worker_failed': 'L’inspection a échoué. Réessayez.',
  'inspection.problem.pattern_failed':
    'Un motif demandait trop de mémoire : le texte n’a pas été inspecté en entier.',
  'inspection.problem.malware_scan_failed': 'La recherche de logiciels malveillants a échoué.',
  'inspection.profiles': '{count, plural, one {Correspond au profil DLP} other {Correspond aux profils DLP}}',
};

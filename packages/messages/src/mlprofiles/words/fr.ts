import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mlprofiles.sentence':
    '{count, number} profils ML sur {limit, number}. Ils trouvent les documents semblables à vos exemples.',
  'mlprofiles.one': 'Trouve les documents semblables à ses exemples positifs.',
  'mlprofiles.create': 'Nouveau profil ML',
  'mlprofiles.create.accept': 'Créer',
  'mlprofiles.created': 'Profil ML « {name} » créé',
  'mlprofiles.edit': 'Modifier',
  'mlprofiles.edit.title': 'Modifier le profil ML',
  'mlprofiles.save': 'Enregistrer',
  'mlprofiles.saved': 'Profil ML « {name} » enregistré',
  'mlprofiles.save.failed': 'Impossible d’enregistrer le profil ML',
  'mlprofiles.delete': 'Supprimer',
  'mlprofiles.delete.text':
    '{count, plural, =0 {Cette action est irréversible.} one {Son modèle et # exemple seront aussi supprimés. Cette action est irréversible.} other {Son modèle et # exemples seront aussi supprimés. Cette action est irréversible.}}',
  'mlprofiles.none': 'Aucun profil ML',
  'mlprofiles.none.text':
    'Créez-en un, ajoutez des documents qu’il doit trouver et d’autres qu’il ne doit pas trouver, puis entraînez-le.',
  'mlprofiles.missing': 'Profil ML introuvable',
  'mlprofiles.missing.text': 'Il a peut-être été supprimé.',
  'mlprofiles.name': 'Nom',
  'mlprofiles.description': 'Description',
  'mlprofiles.state': 'État',
  'mlprofiles.state.new': 'Non entraîné',
  'mlprofiles.state.queued': 'En attente',
  'mlprofiles.state.training': 'Entraînement, {share}',
  'mlprofiles.state.ready': 'Entraîné',
  'mlprofiles.state.failed': 'Échec de l’entraînement',
  'mlprofiles.state.outdated': 'Exemples modifiés',
  'mlprofiles.trained': 'Entraîné',
  'mlprofiles.usedBy': 'Utilisé par',
  'mlprofiles.actions': 'Actions',
  'mlprofiles.samples': 'Exemples',
  'mlprofiles.samples.counts':
    '{positive, plural, one {# positif} other {# positifs}}, {negative, plural, one {# négatif} other {# négatifs}}',
  'mlprofiles.samples.positive': 'Exemples positifs',
  'mlprofiles.samples.positive.text': 'Documents du type que le profil doit trouver.',
  'mlprofiles.samples.negative': 'Exemples négatifs',
  'mlprofiles.samples.negative.text':
    'Autres documents de votre entreprise. Plus ils ressemblent aux exemples positifs, plus le profil apprend.',
  'mlprofiles.samples.none': 'Aucun exemple',
  'mlprofiles.samples.file': 'Fichier',
  'mlprofiles.samples.size': 'Taille',
  'mlprofiles.samples.added': 'Ajouté',
  'mlprofiles.samples.delete': 'Supprimer',
  'mlprofiles.samples.delete.of': 'Supprimer {name}',
  'mlprofiles.samples.delete.failed': 'Impossible de supprimer {name}',
  'mlprofiles.drop.positive': 'Déposez ici les exemples positifs',
  'mlprofiles.drop.negative': 'Déposez ici les exemples négatifs',
  'mlprofiles.drop.what': ' : fichiers de tout type contenant du texte, {size} maximum chacun',
  'mlprofiles.training': 'Entraînement',
  'mlprofiles.training.progress': 'Entraînement en cours',
  'mlprofiles.training.queued': 'En attente d’autres entraînements. Vous pouvez quitter cette page.',
  'mlprofiles.training.running': 'Lecture des exemples et entraînement. Vous pouvez quitter cette page.',
  'mlprofiles.training.ready': 'Les exemples sont assez nombreux. Entraînez le profil pour l’utiliser.',
  'mlprofiles.training.outdated':
    'Des exemples ont été ajoutés ou supprimés depuis l’entraînement. Relancez-le pour en tenir compte.',
  'mlprofiles.training.previous': 'le modèle précédent reste utilisé',
  'mlprofiles.missing.samples': 'Pour l’entraîner, ajoutez :',
  'mlprofiles.missing.positive': '{count, plural, one {# exemple positif} other {# exemples positifs}}',
  'mlprofiles.missing.negative': '{count, plural, one {# exemple négatif} other {# exemples négatifs}}',
  'mlprofiles.train': 'Entraîner',
  'mlprofiles.train.again': 'Entraîner à nouveau',
  'mlprofiles.train.failed': 'Impossible de lancer l’entraînement',
  'mlprofiles.error.too_few_positive':
    'Trop peu d’exemples positifs ont un texte qui leur est propre. Ajoutez des documents différents, puis relancez l’entraînement.',
  'mlprofiles.error.too_few_negative':
    'Trop peu d’exemples négatifs ont un texte qui leur est propre. Ajoutez des documents différents, puis relancez l’entraînement.',
  'mlprofiles.error.same_on_both_sides':
    'Le même document est à la fois un exemple positif et un exemple négatif. Supprimez l’un des deux, puis relancez l’entraînement.',
  'mlprofiles.error.internal': 'L’entraînement a échoué sur le serveur. Relancez-le.',
  'mlprofiles.quality': 'Qualité',
  'mlprofiles.quality.none': 'Casbah la mesure lors de l’entraînement du profil.',
  'mlprofiles.quality.short': '{right} justes sur 100, en trouve {found} sur 100',
  'mlprofiles.quality.precision.words':
    'Sur 100 documents signalés, {count, plural, =0 {aucun ne l’est à juste titre} =100 {tous le sont à juste titre} one {environ # l’est à juste titre} other {environ # le sont à juste titre}}.',
  'mlprofiles.quality.recall.words':
    'Sur 100 documents à trouver, il {count, plural, =0 {n’en trouve aucun} =100 {les trouve tous} one {en trouve environ #} other {en trouve environ #}}.',
  'mlprofiles.quality.accuracy': 'Exactitude',
  'mlprofiles.quality.precision': 'Précision',
  'mlprofiles.quality.recall': 'Rappel',
  'mlprofiles.quality.heldOut': 'Exemples de test',
  'mlprofiles.quality.how': 'Chaque exemple a été jugé par un modèle qui ne l’avait pas vu.',
  'mlprofiles.quality.rough':
    'Les exemples sont peu nombreux : ces chiffres sont approximatifs. Ajoutez-en d’autres.',
  'mlprofiles.quality.unused':
    '{count, plural, one {# exemple n’a pas été utilisé : il contient trop peu de texte ou est identique à un autre.} other {# exemples n’ont pas été utilisés : ils contiennent trop peu de texte ou sont identiques à d’autres.}}',
};

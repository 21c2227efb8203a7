import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'threats.sentence':
    'Ce que vos journaux et le catalogue montrent et qui mérite un regard, le pire d’abord. Chaque ligne mène à la liste qui la fonde',
  'threats.filtered': 'Seulement {filter}.',
  'threats.unfiltered': 'Tout afficher',
  'threats.count': '{count, plural, one {# trouvé} other {# trouvés}}',
  'threats.more': 'Afficher plus',
  'threats.shown': '{shown} sur {count}',
  'threats.nothing': 'Rien trouvé pour',
  'threats.noCategories':
    'Verdicts nuisibles : aucun de vos journaux n’indique de catégorie ; les logiciels malveillants et l’hameçonnage trouvés par un proxy restent invisibles. Ajoutez la catégorie aux champs que journalise votre proxy.',
  'threats.kind.harmful_verdict': 'Verdicts nuisibles',
  'threats.kind.harmful_service': 'Services aux contenus nuisibles ou contournant les contrôles',
  'threats.kind.unknown_upload': 'Gros envois vers des hôtes inconnus',
  'threats.kind.blocked_then_allowed': 'Bloqués, puis autorisés',
  'threats.kind.risky_service': 'Services à haut risque utilisés',
  'threats.why.harmful_verdict':
    'Vos propres proxys et pare-feu qualifient ces hôtes de logiciel malveillant, d’hameçonnage, de botnet ou assimilé.',
  'threats.why.harmful_service':
    'Services de catégories connues pour les logiciels malveillants, les contenus illicites ou le contournement des contrôles de l’entreprise, quel que soit leur score.',
  'threats.why.unknown_upload': 'Des hôtes hors du catalogue qui ont reçu {size} ou plus.',
  'threats.large': 'Ce qui compte comme gros envoi',
  'threats.large.mb': 'À partir de tant de Mo sur la période affichée',
  'threats.large.save': 'Enregistrer',
  'threats.large.saved': 'Les menaces signalent désormais les envois de {size} ou plus',
  'threats.why.blocked_then_allowed':
    'Des hôtes bloqués le plus souvent un jour, puis laissés passer le plus souvent un autre : une règle a changé, ou il existe un contournement.',
  'threats.why.risky_service':
    'Tous les services dont le score est élevé selon le profil de risque en vigueur, y compris ceux cités plus haut.',
  'threats.service': 'Service',
  'threats.host': 'Hôte',
  'threats.users': 'Utilisateurs',
  'threats.requests': 'Requêtes',
  'threats.blocked': 'Bloquées',
  'threats.uploaded': 'Envoyé',
  'threats.last': 'Vu en dernier',
  'threats.evidence': 'Preuve',
  'threats.evidence.of': '{list} : {name}',
  'threats.inSites': 'Dans les sites',
  'threats.inServices': 'Dans les services',
};

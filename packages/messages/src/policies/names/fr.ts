import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'policy.type.documentshare': 'Partage de fichiers via Gatelets',
  'policy.type.documentshareapi': 'Données exposées via Securlets',
  'policy.type.accessenforceapi': 'Surveillance des accès via Securlets',
  'policy.type.filexfer': 'Transfert de données via Gatelets',
  'policy.type.anomalydetect': 'Selon le score de menace',
  'policy.type.accessenforcement': 'Contrôle des accès via Gatelets',
  'policy.type.shadowitviaaudit': 'Informatique fantôme',
  'policy.type.configassessmentapi': 'Évaluation de la configuration',
  'policy.type.filterpolicy': 'Filtre d’inspection',
  'policy.type.clouddlpwss': 'SWG dans le cloud',
  'policy.type.clouddlpemail': 'E-mail dans le cloud',
  'policy.type.clouddlpendpoint': 'Poste de travail',
  'policy.type.clouddlpgenericrest': 'Détection REST',
  'policy.type.documentsecurity': 'Sécurité des documents',
};

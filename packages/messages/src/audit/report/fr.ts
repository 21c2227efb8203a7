import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'report.title': 'Rapport d’audit',
  'report.infographic': 'Infographie',
  'report.summary': 'Retour à la synthèse',
  'report.print': 'Imprimer ou enregistrer en PDF',
  'report.of': '{company}, {range}',
  'report.filtered': 'Seulement ce qui répond à {filter}',
  'report.made': 'Établi le {time}',
  'report.findings': 'Ce qui ressort',
  'report.finding.use':
    '{services, plural, one {# service cloud est utilisé} other {# services cloud sont utilisés}} par {users, plural, one {# personne} other {# personnes}}, avec {uploaded} envoyés.',
  'report.finding.risk':
    '{services, plural, one {# service présente} other {# services présentent}} un risque élevé : {users, plural, one {# personne les utilise} other {# personnes les utilisent}}, et {uploaded} y sont allés.',
  'report.finding.blocked':
    '{count, plural, one {{words} requête a été bloquée} other {{words} requêtes ont été bloquées}} : {share} du total.',
  'report.finding.new':
    '{count, plural, =0 {Aucun service n’a été vu pour la première fois ces sept derniers jours.} one {# service a été vu pour la première fois ces sept derniers jours.} other {# services ont été vus pour la première fois ces sept derniers jours.}}',
  'report.finding.unknown':
    '{count, plural, one {# hôte n’est pas} other {# hôtes ne sont pas}} au catalogue.',
  'report.figures': 'Chiffres',
  'report.figure': 'Chiffre',
  'report.now': 'Pendant cette période',
  'report.before': 'Période précédente',
  'report.change': 'Évolution',
  'report.services': 'Services',
  'report.service': 'Service',
  'report.users': 'Personnes',
  'report.person': 'Personne',
  'report.requests': 'Requêtes',
  'report.uploaded': 'Envoyé',
  'report.downloaded': 'Téléchargé',
  'report.blocked': 'Requêtes bloquées',
  'report.risk': 'Risque',
  'report.levels': 'Niveaux de risque',
  'report.highRisk': 'Services à risque élevé',
  'report.riskiest': 'Les plus risqués en usage',
  'report.top': 'Les plus utilisés',
  'report.new': 'Nouveaux cette semaine',
  'report.categories': 'Catégories',
  'report.uploaders': 'Qui envoie le plus',
  'report.outside': 'Hors du catalogue',
  'report.byRisk.services': 'Services par risque',
  'report.byRisk.uploaded': 'Envois par risque',
  'report.file.services': 'services-par-risque',
  'report.file.uploaded': 'envois-par-risque',
  'report.digest.more': 'Et {count} autres : voir le fichier',
  'report.byMail': 'Envoyer par e-mail',
  'report.nothing': 'Rien ici',
};

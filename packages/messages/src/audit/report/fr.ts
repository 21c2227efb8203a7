import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'report.title': 'Rapport d’audit',
  'report.infographic': 'Infographie',
  'report.summary': 'Retour à la synthèse',
  'report.print': 'Imprimer ou enregistrer en PDF',
  'report.of': '{company}, {range}',
  'report.filtered': 'Filtré par {filter}',
  'report.made': 'Créé {time}',
  'report.findings': 'Points clés',
  'report.finding.use':
    '{services, plural, one {# service cloud est utilisé} other {# services cloud sont utilisés}} par {users, plural, one {# personne} other {# personnes}}, avec {uploaded} envoyés.',
  'report.finding.risk':
    '{services, plural, one {# service présente} other {# services présentent}} un risque élevé : {users, plural, one {# personne les utilise et y a} other {# personnes les utilisent et y ont}} envoyé {uploaded}.',
  'report.finding.blocked':
    '{count, plural, one {{words} requête a été bloquée} other {{words} requêtes ont été bloquées}}, soit {share} du total.',
  'report.finding.new':
    '{count, plural, =0 {Aucun nouveau service ces sept derniers jours.} one {# nouveau service ces sept derniers jours.} other {# nouveaux services ces sept derniers jours.}}',
  'report.finding.unknown':
    '{count, plural, one {# hôte ne figure pas} other {# hôtes ne figurent pas}} dans le catalogue.',
  'report.figures': 'Indicateurs',
  'report.figure': 'Indicateur',
  'report.now': 'Cette période',
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
  'report.riskiest': 'Services utilisés les plus risqués',
  'report.top': 'Les plus utilisés',
  'report.new': 'Nouveaux cette semaine',
  'report.categories': 'Catégories',
  'report.uploaders': 'Plus gros envois',
  'report.uncatalogued':
    '{count, plural, one {# hôte absent du catalogue} other {# hôtes absents du catalogue}}',
  'report.outside': 'Absent du catalogue',
  'report.byRisk.services': 'Services par risque',
  'report.byRisk.uploaded': 'Envois par risque',
  'report.file.services': 'services-par-risque',
  'report.file.uploaded': 'envois-par-risque',
  'report.digest.more': 'Et {count} autres dans le fichier joint',
  'report.byMail': 'Envoyer par e-mail',
  'report.nothing': 'Aucune donnée',
};

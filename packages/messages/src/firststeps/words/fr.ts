import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'firststeps.title': 'Premiers pas',
  'firststeps.sentence': 'Configurez Casbah pour votre entreprise ou découvrez-le avec des données d’exemple',
  'firststeps.done': '{done} sur {of} terminés',
  'firststeps.step.done': 'Terminé',
  'firststeps.step.open': 'À faire',
  'firststeps.step.source': 'Connecter une source ou envoyer un journal',
  'firststeps.step.source.text':
    'Casbah lit les journaux des proxys et pare-feu et montre les services cloud utilisés.',
  'firststeps.step.domain': 'Vérifier les domaines de votre entreprise',
  'firststeps.step.domain.text':
    'Casbah distingue alors comptes d’entreprise et comptes personnels, et l’authentification unique reconnaît vos utilisateurs.',
  'firststeps.step.colleague': 'Inviter un autre administrateur',
  'firststeps.step.colleague.text':
    'Un second administrateur système évite de perdre l’accès et peut approuver les demandes.',
  'firststeps.step.directory': 'Importer votre annuaire',
  'firststeps.step.directory.text': 'Les noms et services remplacent alors les identifiants.',
  'firststeps.step.decision': 'Décider d’un service',
  'firststeps.step.decision.text':
    'Marquez des services comme autorisés, tolérés, en examen ou non autorisés.',
  'firststeps.step.feed': 'Créer un flux de liste de blocage',
  'firststeps.step.feed.text': 'Votre pare-feu ou proxy récupère les services non autorisés à une URL.',
  'firststeps.step.report': 'Planifier un rapport',
  'firststeps.step.report.text': 'Recevez le rapport d’audit par e-mail, de quotidien à trimestriel.',
  'firststeps.sample': 'Données d’exemple',
  'firststeps.sample.text':
    'Atlas Foods : 400 comptes avec noms et services, huit sources et un mois de trafic et de journaux d’audit avec des incidents à trouver. Vous pouvez tout supprimer à tout moment.',
  'firststeps.sample.load': 'Charger les données d’exemple',
  'firststeps.sample.loading':
    'Chargement : {events, plural, one {{words} événement} many {{words} événements} other {{words} événements}} jusqu’ici',
  'firststeps.sample.loaded':
    'Chargées : {people, plural, one {# compte} many {# comptes} other {# comptes}}, {words} événements dans les sources « Sample: … ».',
  'firststeps.sample.remove': 'Supprimer les données d’exemple',
  'firststeps.sample.remove.title': 'Supprimer les données d’exemple ?',
  'firststeps.sample.remove.text':
    'Les sources « Sample: … », tous leurs événements et {people, plural, one {# compte d’exemple} many {# comptes d’exemple} other {# comptes d’exemple}} sont supprimés. Vos propres données restent.',
  'firststeps.sample.removed': 'Données d’exemple supprimées',
  'firststeps.failed': 'Impossible de modifier les données d’exemple',
};

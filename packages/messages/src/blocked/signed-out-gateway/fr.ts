import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    'Attendez une minute, puis réessayez. Si l’échec persiste, contactez votre administrateur.',
  'session.gateway.report': 'Réessayer ne servira à rien. Signalez l’adresse à votre administrateur.',
  'session.gateway.connection': 'Connexion au site',
  'session.gateway.connection.working': 'Fonctionne',
  'session.gateway.connection.failed': 'Échec',
  'session.gateway.connection.neutral': 'Non tentée',
  'session.gateway.you': 'Vous',
  'session.gateway.gateway': 'Passerelle',
  'session.gateway.site': 'Site',
  'session.gateway.said': 'Détails techniques',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'Le site a mis trop de temps à répondre',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'La connexion était ouverte, mais aucune réponse n’est arrivée à temps. Le site est peut-être surchargé.',
  'session.gateway.ERR_LIFETIME_EXP': 'La connexion est restée ouverte trop longtemps',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Les connexions ont une durée maximale. Celle-ci l’a atteinte et a été fermée.',
  'session.gateway.ERR_READ_ERROR': 'La réponse a été interrompue',
  'session.gateway.ERR_READ_ERROR.text': 'La connexion a échoué pendant que la passerelle lisait la réponse.',
  'session.gateway.ERR_WRITE_ERROR': 'La requête n’a pas pu être envoyée',
  'session.gateway.ERR_WRITE_ERROR.text':
    'La connexion a échoué pendant que la passerelle envoyait votre requête.',
  'session.gateway.ERR_CONNECT_FAIL': 'Le site a refusé la connexion',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'La passerelle a trouvé le site, mais celui-ci a refusé la connexion ou n’a pas répondu.',
  'session.gateway.ERR_DNS_FAIL': 'Nom du site introuvable',
  'session.gateway.ERR_DNS_FAIL.text':
    'Le DNS n’a aucune adresse pour ce nom. Il est peut-être mal écrit ou n’existe plus.',
  'session.gateway.ERR_TOO_BIG': 'La requête ou la réponse est trop volumineuse',
  'session.gateway.ERR_TOO_BIG.text':
    'La passerelle a atteint le site, mais n’autorise pas les requêtes ou réponses de cette taille.',
  'session.gateway.ERR_INVALID_REQ': 'Requête non valide',
  'session.gateway.ERR_INVALID_REQ.text':
    'Le navigateur ou l’application a envoyé une requête mal formée ; la passerelle ne l’a pas transmise.',
  'session.gateway.ERR_UNSUP_REQ': 'Requête non prise en charge',
  'session.gateway.ERR_UNSUP_REQ.text': 'La passerelle ne prend pas en charge sa méthode ou son protocole.',
  'session.gateway.ERR_INVALID_URL': 'Adresse non valide',
  'session.gateway.ERR_INVALID_URL.text':
    'L’adresse est incomplète ou contient des caractères non valides. Vérifiez l’orthographe.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Réponse vide',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'Le site a accepté la requête et fermé la connexion sans rien envoyer.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'Une condition de la requête n’est pas remplie',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'Le contenu a changé depuis son dernier chargement par le navigateur. Rechargez la page.',
  'session.gateway.ERR_CONFLICT_HOST': 'La requête nomme deux sites différents',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'L’adresse et l’en-tête Host ne correspondent pas ; la passerelle n’a donc pas transmis la requête.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Erreur de la passerelle',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'Le site n’est pas en cause. Votre requête n’a pas été transmise.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Version HTTP non prise en charge',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'Le navigateur ou l’application utilise une version HTTP que la passerelle ne prend pas en charge.',
  'session.gateway.ERR_CANNOT_FORWARD': 'La connexion a échoué',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'La passerelle n’a pas pu transmettre votre requête au site.',
};

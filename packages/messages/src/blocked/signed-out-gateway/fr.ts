import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    'Attendez une minute, puis réessayez. Si cela persiste, prévenez votre administrateur.',
  'session.gateway.report': 'Réessayer ne servira à rien. Signalez l’adresse à votre administrateur.',
  'session.gateway.connection': 'Connexion au site',
  'session.gateway.connection.working': 'Fonctionne',
  'session.gateway.connection.failed': 'En échec',
  'session.gateway.connection.neutral': 'Non tentée',
  'session.gateway.you': 'Vous',
  'session.gateway.gateway': 'Passerelle',
  'session.gateway.site': 'Site',
  'session.gateway.said': 'Message reçu',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'Le site a mis trop de temps à répondre',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'La connexion au site était ouverte, mais rien n’est revenu à temps. Il est peut-être surchargé.',
  'session.gateway.ERR_LIFETIME_EXP': 'La connexion est restée ouverte trop longtemps',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Aucune connexion ne peut rester ouverte indéfiniment. Celle-ci a atteint sa limite et a été fermée.',
  'session.gateway.ERR_READ_ERROR': 'La réponse s’est interrompue',
  'session.gateway.ERR_READ_ERROR.text':
    'La connexion a échoué pendant que la passerelle lisait la réponse du site.',
  'session.gateway.ERR_WRITE_ERROR': 'La requête n’a pas pu être envoyée',
  'session.gateway.ERR_WRITE_ERROR.text':
    'La connexion a échoué pendant que la passerelle envoyait votre requête au site.',
  'session.gateway.ERR_CONNECT_FAIL': 'Le site n’accepte pas de connexion',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'La passerelle sait où se trouve le site, mais il a refusé la connexion ou n’a pas réagi.',
  'session.gateway.ERR_DNS_FAIL': 'Le nom du site est introuvable',
  'session.gateway.ERR_DNS_FAIL.text':
    'Les serveurs de noms ne connaissent aucune adresse pour ce nom. Il est peut-être mal écrit ou n’existe plus.',
  'session.gateway.ERR_TOO_BIG': 'La requête ou la réponse est trop volumineuse',
  'session.gateway.ERR_TOO_BIG.text':
    'Le site a été atteint, mais la passerelle ne laisse rien passer de cette taille.',
  'session.gateway.ERR_INVALID_REQ': 'La requête est illisible',
  'session.gateway.ERR_INVALID_REQ.text':
    'Le navigateur ou l’application a envoyé une requête mal formée ; la passerelle ne l’a pas transmise.',
  'session.gateway.ERR_UNSUP_REQ': 'La passerelle ne prend pas en charge ce type de requête',
  'session.gateway.ERR_UNSUP_REQ.text':
    'Sa méthode ou son protocole n’est pas de ceux que la passerelle transmet.',
  'session.gateway.ERR_INVALID_URL': 'L’adresse n’est pas valide',
  'session.gateway.ERR_INVALID_URL.text':
    'Elle est incomplète ou contient des caractères interdits dans une adresse. Vérifiez son orthographe.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Le site n’a rien répondu',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'Il a pris la requête et fermé la connexion sans envoyer un seul octet.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'Une condition de la requête n’est pas remplie',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'Ce qui est demandé a changé depuis la dernière visite du navigateur. Rechargez la page.',
  'session.gateway.ERR_CONFLICT_HOST': 'La requête nomme deux sites différents',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'Son adresse et son en-tête d’hôte ne concordent pas. La passerelle ne devine pas lequel est le bon.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Une défaillance s’est produite dans la passerelle',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'Le site n’y est pour rien. Votre requête n’a pas été transmise.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Cette version de HTTP n’est pas prise en charge',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'Le navigateur ou l’application utilise une version de HTTP que la passerelle ne connaît pas.',
  'session.gateway.ERR_CANNOT_FORWARD': 'La connexion a échoué',
  'session.gateway.ERR_CANNOT_FORWARD.text':
    'La passerelle n’a pas pu acheminer votre requête jusqu’au site.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'À qui est cet appareil ?',
  'session.device.guest.intro':
    'Votre entreprise demande avant que ses données n’arrivent sur un appareil inconnu.',
  'session.device.corporate': 'Un appareil de l’entreprise',
  'session.device.corporate.text':
    'Installez l’agent. Il protège les données de l’entreprise sur cet appareil et l’enregistre.',
  'session.device.personal': 'Mon appareil personnel',
  'session.device.personal.text':
    'Rien n’est installé. Vous travaillez dans le navigateur ; les téléchargements de données peuvent être refusés.',
  'session.device.personal.forced':
    'Votre entreprise n’admet personne sans l’agent, même sur un appareil personnel. Installez-le pour continuer.',
  'session.device.download': 'Télécharger l’agent',
  'session.device.goOn': 'Continuer dans le navigateur',
  'session.device.after': 'Après l’installation, démarrez l’agent et rouvrez l’application.',
  'session.device.pending': 'Cet appareil attend une approbation',
  'session.device.pending.text':
    'L’agent est installé et a enregistré cet appareil. Dès que votre administrateur l’approuve, vous pouvez continuer.',
  'session.device.pending.state': 'En attente',
  'session.device.again': 'Vérifier à nouveau',
  'session.device.blocked': 'Cet appareil a été bloqué',
  'session.device.blocked.text':
    'Votre administrateur l’a bloqué. Utilisez un autre appareil, ou demandez pourquoi et faites-le réadmettre.',
  'session.device.blocked.state': 'Bloqué',
  'session.device.loadFailed':
    'Les exigences de votre entreprise pour les appareils n’ont pas pu être lues. Réessayez dans une minute.',
  'session.device.console': 'Vers Casbah',
  'session.connector.app': 'Application : {app}',
  'session.connector.success': 'L’application est connectée',
  'session.connector.success.text':
    'Casbah lit désormais ce qui s’y passe. Vous pouvez fermer cette fenêtre.',
  'session.connector.success.state': 'Connectée',
  'session.connector.pending': 'L’application est en cours de connexion',
  'session.connector.pending.text':
    'L’application prépare encore l’accès. Cela peut prendre quelques minutes ; le magasin indique la fin.',
  'session.connector.pending.state': 'En attente',
  'session.connector.denied': 'L’application a refusé l’accès',
  'session.connector.denied.text':
    'Connectez-vous à l’application avec un compte administrateur et acceptez tous les droits demandés.',
  'session.connector.denied.state': 'Refusée',
  'session.connector.expired': 'La connexion a pris trop de temps',
  'session.connector.expired.text':
    'La demande à l’application n’est plus valable. Recommencez dans le magasin.',
  'session.connector.expired.state': 'Expirée',
  'session.connector.failed': 'L’application n’a pas pu être connectée',
  'session.connector.failed.text':
    'Une erreur s’est produite. Réessayez dans le magasin ; si cela persiste, donnez le code à votre administrateur.',
  'session.connector.failed.state': 'En échec',
  'session.connector.code': 'Code : {code}',
  'session.connector.store': 'Vers le magasin',
  'session.reach.heading': 'L’agent est installé',
  'session.reach.text':
    'Il a atteint Casbah depuis cet appareil. Rien d’autre à faire ; vous pouvez fermer cette fenêtre.',
  'session.reach.state': 'Installé',
  'session.extension.heading': 'En attente de l’extension du navigateur',
  'session.extension.text':
    'Dans ce navigateur, les données de l’entreprise passent par la passerelle de Casbah. Installez et activez l’extension ; cette page le remarque seule.',
  'session.extension.state': 'En attente',
  'session.extension.step.install': 'Installez l’extension Casbah fournie par votre administrateur.',
  'session.extension.step.allow':
    'Autorisez-la sur tous les sites, y compris en navigation privée si vous l’utilisez.',
  'session.extension.step.stay': 'Laissez cette page ouverte : elle continue d’elle-même.',
  'session.extension.found': 'L’extension est là',
  'session.extension.foundText': 'Vous continuez dans un instant.',
  'session.extension.foundState': 'Trouvée',
};

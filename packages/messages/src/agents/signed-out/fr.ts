import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'À qui est cet appareil ?',
  'session.device.guest.intro':
    'Votre entreprise le demande avant que ses données n’arrivent sur un nouvel appareil.',
  'session.device.corporate': 'Appareil de l’entreprise',
  'session.device.corporate.text':
    'Installez l’agent. Il protège les données de l’entreprise sur cet appareil et l’enregistre.',
  'session.device.personal': 'Appareil personnel',
  'session.device.personal.text':
    'Rien à installer. Vous travaillez dans le navigateur ; certains téléchargements de données de l’entreprise peuvent être bloqués.',
  'session.device.personal.forced':
    'Votre entreprise exige l’agent aussi sur les appareils personnels. Installez-le pour continuer.',
  'session.device.download': 'Télécharger l’agent',
  'session.device.goOn': 'Continuer dans le navigateur',
  'session.device.after': 'Après l’installation, démarrez l’agent et rouvrez l’application.',
  'session.device.pending': 'Appareil en attente d’approbation',
  'session.device.pending.text':
    'L’agent est installé et cet appareil est enregistré. Vous pourrez continuer dès que votre administrateur l’aura approuvé.',
  'session.device.pending.state': 'En attente',
  'session.device.again': 'Vérifier à nouveau',
  'session.device.blocked': 'Appareil bloqué',
  'session.device.blocked.text':
    'Votre administrateur a bloqué cet appareil. Utilisez-en un autre ou demandez-lui de le débloquer.',
  'session.device.blocked.state': 'Bloqué',
  'session.device.loadFailed':
    'Impossible de charger les paramètres d’appareils de votre entreprise. Réessayez dans une minute.',
  'session.device.console': 'Aller à Casbah',
  'session.connector.app': 'Application : {app}',
  'session.connector.success': 'Application connectée',
  'session.connector.success.text':
    'Casbah surveille désormais cette application. Vous pouvez fermer cette fenêtre.',
  'session.connector.success.state': 'Connectée',
  'session.connector.pending': 'Connexion de l’application en cours',
  'session.connector.pending.text':
    'L’application configure encore l’accès, ce qui peut prendre quelques minutes. La boutique indique quand c’est terminé.',
  'session.connector.pending.state': 'En attente',
  'session.connector.denied': 'L’application a refusé l’accès',
  'session.connector.denied.text':
    'Connectez-vous à l’application avec un compte administrateur et accordez toutes les autorisations demandées.',
  'session.connector.denied.state': 'Refusée',
  'session.connector.expired': 'Délai de connexion dépassé',
  'session.connector.expired.text': 'La demande à l’application a expiré. Recommencez dans la boutique.',
  'session.connector.expired.state': 'Expirée',
  'session.connector.failed': 'Impossible de connecter l’application',
  'session.connector.failed.text':
    'Réessayez dans la boutique. Si l’échec persiste, envoyez le code ci-dessous à votre administrateur.',
  'session.connector.failed.state': 'Échec',
  'session.connector.code': 'Code : {code}',
  'session.connector.store': 'Aller à la boutique',
  'session.reach.heading': 'Agent installé',
  'session.reach.text': 'L’agent s’est connecté à Casbah. Vous pouvez fermer cette fenêtre.',
  'session.reach.state': 'Installé',
  'session.extension.heading': 'En attente de l’extension du navigateur',
  'session.extension.text':
    'Dans ce navigateur, les données de l’entreprise passent par la passerelle de Casbah. Installez et activez l’extension ; cette page continue automatiquement.',
  'session.extension.state': 'En attente',
  'session.extension.step.install': 'Installez l’extension Casbah fournie par votre administrateur.',
  'session.extension.step.allow':
    'Autorisez-la sur tous les sites, y compris en navigation privée si vous l’utilisez.',
  'session.extension.step.stay': 'Laissez cette page ouverte ; elle continue automatiquement.',
  'session.extension.found': 'Extension trouvée',
  'session.extension.foundText': 'Vous allez être redirigé dans un instant.',
  'session.extension.foundState': 'Trouvée',
};

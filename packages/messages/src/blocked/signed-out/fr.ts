import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Bloqué',
  'session.block.BLOCK_VIOLATED_POLICY': 'Bloqué par une stratégie de l’entreprise',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Une stratégie n’autorise pas ce que vous avez envoyé ou ouvert. Rien n’a été transmis.',
  'session.block.BLOCK_DISALLOWED_APP': 'Votre entreprise n’autorise pas cette application',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Elle est jugée trop risquée pour les données de l’entreprise. Il existe peut-être une alternative approuvée.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Cet appareil n’est pas autorisé',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Votre entreprise n’autorise que les appareils enregistrés. Utilisez l’un d’eux ou faites enregistrer celui-ci.',
  'session.block.BLOCK_DISALLOWED_USER': 'Votre compte ne peut pas utiliser cette application',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'Votre entreprise autorise l’application, mais pas avec ce compte. Connectez-vous avec votre compte professionnel.',
  'session.block.BLOCK_POLICY_EVENT': 'Cette action n’est pas autorisée',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Vous pouvez utiliser l’application, mais une stratégie de l’entreprise n’autorise pas cette action.',
  'session.block.SERVER_ERROR': 'Impossible de joindre le site',
  'session.block.SERVER_ERROR.text':
    'Il ne s’agit pas d’un blocage par une stratégie : la connexion au site a échoué.',
  'session.block.DNS_ERROR': 'Nom du site introuvable',
  'session.block.DNS_ERROR.text':
    'Il ne s’agit pas d’un blocage par une stratégie : le DNS n’a aucune adresse pour ce nom. Vérifiez l’orthographe.',
  'session.block.unknown': 'Votre entreprise ne l’autorise pas',
  'session.block.unknown.text': 'La requête a été bloquée avant d’atteindre le site. Rien n’a été transmis.',
  'session.block.facts': 'Détails',
  'session.block.app': 'Application',
  'session.block.address': 'Adresse',
  'session.block.company': 'Entreprise',
  'session.block.account': 'Compte',
  'session.block.person': 'Personne',
  'session.block.reason': 'Motif',
  'session.block.way': 'Bloqué par',
  'session.block.way.agentless': 'Passerelle (aucun agent sur cet appareil)',
  'session.block.way.agent': 'Agent sur cet appareil',
  'session.block.code': 'Code',
  'session.block.next':
    'Si vous en avez besoin pour votre travail, envoyez ces informations à votre administrateur.',
  'session.block.copy': 'Copier les détails',
  'session.block.alternatives': 'Voir des services moins risqués',
  'session.alternatives.heading': 'Services à utiliser à la place',
  'session.alternatives.intro':
    'Alternatives moins risquées à {app}. Demandez à votre administrateur lesquelles votre entreprise utilise.',
  'session.alternatives.noApp': 'Ouvrez cette page depuis une page qui signale une application bloquée.',
  'session.alternatives.none': 'Aucune alternative moins risquée',
  'session.alternatives.noneText':
    'Le catalogue ne contient aucun service de ce type moins risqué. Demandez à votre administrateur quoi utiliser.',
  'session.alternatives.blocked': 'Bloquée : {app}',
  'session.alternatives.list': 'Services moins risqués',
};

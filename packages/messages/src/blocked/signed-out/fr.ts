import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Bloqué',
  'session.block.BLOCK_VIOLATED_POLICY': 'Une règle de votre entreprise a arrêté ceci',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Ce que vous avez envoyé ou ouvert n’est pas permis par une règle. Rien n’a été transmis.',
  'session.block.BLOCK_DISALLOWED_APP': 'Votre entreprise n’autorise pas cette application',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Elle est jugée trop risquée pour les données de l’entreprise. Un service équivalent est peut-être autorisé.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Cet appareil n’est pas admis',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Votre entreprise n’admet que les appareils qu’elle connaît. Utilisez l’un d’eux ou faites enregistrer celui-ci.',
  'session.block.BLOCK_DISALLOWED_USER': 'Votre compte ne peut pas utiliser cette application',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'L’application est autorisée dans votre entreprise, mais pas pour ce compte. Connectez-vous-y avec votre compte professionnel.',
  'session.block.BLOCK_POLICY_EVENT': 'Cette action n’est pas autorisée ici',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Vous pouvez utiliser l’application, mais une règle de votre entreprise interdit ce que vous venez d’y tenter.',
  'session.block.SERVER_ERROR': 'Le site n’a pas pu être atteint',
  'session.block.SERVER_ERROR.text':
    'Aucune règle n’est en cause : quelque chose entre vous et le site n’a pas fonctionné.',
  'session.block.DNS_ERROR': 'Le nom du site est introuvable',
  'session.block.DNS_ERROR.text':
    'Aucune règle n’est en cause : aucune adresse n’est connue pour ce nom. Vérifiez son orthographe.',
  'session.block.unknown': 'Votre entreprise ne l’autorise pas',
  'session.block.unknown.text': 'La requête a été arrêtée avant d’atteindre le site. Rien n’a été transmis.',
  'session.block.facts': 'Ce qui a été arrêté',
  'session.block.app': 'Application',
  'session.block.address': 'Adresse',
  'session.block.company': 'Entreprise',
  'session.block.account': 'Compte',
  'session.block.person': 'Personne',
  'session.block.reason': 'Motif indiqué',
  'session.block.way': 'Arrêté par',
  'session.block.way.agentless': 'La passerelle, sans agent sur cet appareil',
  'session.block.way.agent': 'L’agent de cet appareil',
  'session.block.code': 'Code',
  'session.block.next':
    'Si vous en avez besoin pour votre travail, envoyez ces informations à votre administrateur.',
  'session.block.copy': 'Copier les informations',
  'session.block.alternatives': 'Voir des services moins risqués',
  'session.alternatives.heading': 'Services à utiliser à la place',
  'session.alternatives.intro':
    'Ils font la même chose que {app}, avec moins de risques. Demandez à votre administrateur lequel votre entreprise utilise.',
  'session.alternatives.noApp':
    'Ouvrez cette page depuis celle qui signale une application bloquée : elle en donne le nom.',
  'session.alternatives.none': 'Aucun service moins risqué n’est connu',
  'session.alternatives.noneText':
    'Le catalogue n’a aucun service équivalent moins risqué. Demandez à votre administrateur quoi utiliser.',
  'session.alternatives.blocked': 'Bloquée : {app}',
  'session.alternatives.list': 'Services moins risqués',
};

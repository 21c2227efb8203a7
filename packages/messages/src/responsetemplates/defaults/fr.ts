import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.default.name': 'Par défaut : {type}',
  'response.default.description': 'Incluse dans Casbah',
  'response.default.line': '{label} : {value}',
  'response.default.admin.subject': '[{severity}] {policy_name}',
  'response.default.admin.intro': 'Une activité correspond à une stratégie.',
  'response.default.admin.outro': 'Ouvrez l’incident dans Casbah pour l’examiner.',
  'response.default.user.subject': 'Stratégie de l’entreprise : {policy_name}',
  'response.default.user.intro':
    'L’une de vos activités dans {applications} relève d’une stratégie de l’entreprise.',
  'response.default.user.outro':
    'Si vous pensez qu’il s’agit d’une erreur, contactez votre équipe de sécurité.',
  'response.default.ticketing.subject': '{policy_name} : {policy_type}',
  'response.default.ticketing.intro': 'Casbah a signalé un incident.',
  'response.default.ticketing.outro': 'À la clôture du ticket, consignez le résultat dans Casbah.',
  'response.default.admin-aggregate.subject': '[{severity}] {policy_name} : plusieurs correspondances',
  'response.default.admin-aggregate.intro': 'Plusieurs activités correspondent à une stratégie.',
  'response.default.admin-aggregate.outro': 'Ouvrez les incidents dans Casbah pour les examiner.',
  'response.default.user-aggregate.subject':
    'Stratégie de l’entreprise : {policy_name} (plusieurs activités)',
  'response.default.user-aggregate.intro':
    'Plusieurs de vos activités dans {applications} relèvent d’une stratégie de l’entreprise.',
  'response.default.user-aggregate.outro':
    'Si vous pensez qu’il s’agit d’une erreur, contactez votre équipe de sécurité.',
  'response.default.ticketing-aggregate.subject': '{policy_name} : plusieurs incidents',
  'response.default.ticketing-aggregate.intro': 'Casbah a signalé plusieurs incidents.',
  'response.default.ticketing-aggregate.outro': 'À la clôture du ticket, consignez le résultat dans Casbah.',
  'response.default.browser.subject': 'Stratégie de l’entreprise',
  'response.default.browser.body':
    '« {policy_name} » s’applique à votre action dans {applications}. Pour obtenir de l’aide, contactez votre équipe de sécurité.',
  'response.default.tombstone_file_name': 'À propos de ce fichier.txt',
  'response.default.tombstone_content':
    'La stratégie « {policy_name} » a déplacé ce fichier ({timestamp}). Pour le récupérer, contactez votre équipe de sécurité.',
  'response.default.copied_file_name': 'Copié par une stratégie de l’entreprise',
  'response.default.moved_file_name': 'Déplacé par une stratégie de l’entreprise',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Trouve les services cloud utilisés dans l’entreprise à partir des journaux des pare-feu et des proxys, et dit à quel point chacun est risqué et pourquoi.',
  'storeApp.detect':
    'Trouve ce qui est inhabituel dans ce que font les personnes et les comptes, et note la menace que cela représente.',
  'storeApp.investigate': 'Montre qui a fait quoi, où et quand, jusqu’à la ligne du journal.',
  'storeApp.protect':
    'Dit ce qui peut arriver aux données dans les applications cloud, et arrête ce qui ne le peut pas.',
  'storeApp.analyze':
    'Interroge tout ce qui a été enregistré et garde les réponses sous forme de tableaux de bord.',
  'storeApp.gateway':
    'Se tient entre les personnes et le web : laisse passer, examine et arrête. Prend aussi vos propres applications.',
  'storeApp.endpoint': 'Surveille ce qui quitte les ordinateurs : fichiers, copies, impressions.',
  'storeApp.dspm': 'Trouve où se trouvent les données sensibles dans le cloud et qui peut y accéder.',
  'storeApp.iaas': 'Vérifie la configuration des comptes d’infrastructure cloud et ce qui est ouvert à tort.',
  'storeApp.template.api':
    'Connecte un compte {app} : ce qui y est stocké, avec qui c’est partagé et ce que font les personnes.',
  'storeApp.template.gateway':
    'Regarde {app} pendant son utilisation, à la passerelle, et arrête ce qui ne doit pas arriver.',
  'storeApp.template.both':
    'Connecte un compte {app} et le regarde pendant son utilisation : ce qui est stocké, partagé et envoyé.',
};

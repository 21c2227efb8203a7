import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Trouve les services cloud utilisés dans les journaux des pare-feu et des proxys, et explique le risque de chacun.',
  'storeApp.detect': 'Détecte les activités inhabituelles des personnes et des comptes, et évalue la menace.',
  'storeApp.investigate': 'Montre qui a fait quoi, où et quand, jusqu’à la ligne de journal.',
  'storeApp.protect':
    'Stratégies pour les données des applications cloud : ce qui est autorisé et ce qui est bloqué.',
  'storeApp.analyze':
    'Interroge toutes les données enregistrées et conserve les réponses sous forme de tableaux de bord.',
  'storeApp.gateway':
    'Passerelle web qui autorise, inspecte et bloque le trafic, y compris vers vos applications.',
  'storeApp.endpoint': 'Surveille les données qui quittent les ordinateurs : fichiers, copies, impressions.',
  'storeApp.dspm': 'Trouve les données sensibles dans le cloud et montre qui peut y accéder.',
  'storeApp.iaas':
    'Recherche les erreurs de configuration et les ressources exposées dans les comptes d’infrastructure cloud.',
  'storeApp.template.api':
    'Connecte un compte {app} pour voir ce qui y est stocké, avec qui c’est partagé et ce que font les personnes.',
  'storeApp.template.gateway': 'Surveille {app} à la passerelle et bloque ce que les stratégies interdisent.',
  'storeApp.template.both': 'Connecte un compte {app} et le surveille à la passerelle.',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Les métadonnées sont inutilisables : {problem}. Prenez le fichier ou l’adresse que votre fournisseur d’identité propose aux fournisseurs de services.',
  SSO_PROVIDER_UNREACHABLE:
    'Le fournisseur d’identité à l’adresse {host} ne répond pas comme prévu : {problem}. Vérifiez l’adresse et que ce serveur peut la joindre.',
  SSO_ADDRESS_REFUSED:
    '{host} se trouve dans un réseau privé, que Casbah n’appelle pas de lui-même. Demandez à l’exploitant de cette Casbah d’autoriser l’hôte, ou prenez les métadonnées d’un fichier.',
  'NAME_TAKEN.identity-provider': 'Un fournisseur d’identité porte déjà ce nom. Choisissez-en un autre.',
  SSO_PROVIDER_LIMIT:
    'Une entreprise a au plus {limit} fournisseurs d’identité. Supprimez-en un que personne n’utilise.',
  SSO_DOMAIN_TAKEN:
    'Une autre entreprise utilise déjà l’authentification unique pour {domain}. Si le domaine vous appartient, contactez l’exploitant.',
  SSO_NO_WAY_BACK:
    'Autorisez d’abord au moins un administrateur système actif à se connecter par mot de passe dans tous les cas : sinon, un fournisseur en panne bloquerait tout le monde.',
  'problem.not_own_domain': '{domain} n’est pas un domaine de votre entreprise.',
  'problem.no_profile': 'Ce profil d’accès n’existe pas.',
};

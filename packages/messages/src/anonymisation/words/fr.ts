import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Personnes anonymes',
  'anonymisation.sentence':
    'Qui ne peut pas voir les noms voit des numéros. Il faut être deux pour savoir qui est quelqu’un.',
  'anonymisation.setting': 'Dans cette entreprise',
  'anonymisation.on': 'Les personnes sont anonymes',
  'anonymisation.off': 'Les personnes ont leur nom',
  'anonymisation.on.hint':
    'Audit montre anon-user.N à tous ceux dont le profil d’accès ne montre pas les noms. Adresses, appareils, pages ouvertes et lignes brutes des journaux sont masqués, et rien ne se filtre, ne se trie ni ne se cherche par eux.',
  'anonymisation.off.hint': 'Tous ceux qui peuvent ouvrir Audit lisent qui a utilisé quoi.',
  'anonymisation.you.names': 'Vous voyez les noms : votre profil d’accès les montre.',
  'anonymisation.you.hidden': 'Vous voyez des numéros.',
  'anonymisation.deciders':
    '{count, plural, =0 {Personne d’autre ne peut encore approuver vos demandes.} one {# autre personne peut approuver vos demandes.} other {# autres personnes peuvent approuver vos demandes.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# autre a ce droit depuis moins d’un jour.} other {# autres ont ce droit depuis moins d’un jour.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# autre n’est pas indépendante de vous : l’un des comptes a préparé l’autre, ou une personne les deux au cours des 30 derniers jours.} other {# autres ne sont pas indépendantes de vous : l’un des comptes a préparé l’autre, ou une personne les deux au cours des 30 derniers jours.}}',
  'anonymisation.deciders.none':
    'Ajoutez un second administrateur système, ou donnez à quelqu’un un profil qui approuve dans le domaine Compte. Un compte que vous créez, promouvez ou dotez d’un mot de passe ne peut jamais approuver vos propres demandes ; après 30 jours, il peut demander et vous pouvez approuver.',
  'anonymisation.onlySysadmin':
    'Seul un administrateur système connecté peut modifier ceci : cela détermine ce que tous les autres peuvent faire.',
  'anonymisation.switchOn': 'Rendre les personnes anonymes',
  'anonymisation.switchOn.title': 'Rendre les personnes anonymes ?',
  'anonymisation.switchOn.explain':
    'Cela vaut aussitôt, pour tous ceux dont le profil d’accès ne montre pas les noms, sysadmins compris. Pour y mettre fin il faut être deux : l’un demande, l’autre approuve.',
  'anonymisation.switchOff': 'Demander d’y mettre fin',
  'anonymisation.switchOff.title': 'Demander que les personnes retrouvent leur nom',
  'anonymisation.switchOff.explain':
    'Quelqu’un d’autre qui peut approuver décide. Tous ceux qui peuvent ouvrir Audit lisent alors les noms. Demande et décision figurent dans l’historique.',
  'anonymisation.requests': 'Demandes',
  'anonymisation.requests.nothing': 'Aucune demande',
  'anonymisation.requests.nothing.hint':
    'Pour savoir qui est une personne anonyme, ouvrez-la dans Audit et demandez.',
  'anonymisation.column.about': 'À propos de',
  'anonymisation.column.by': 'Demandé par',
  'anonymisation.column.reason': 'Motif',
  'anonymisation.column.state': 'État',
  'anonymisation.column.decision': 'Décision',
  'anonymisation.everybody': 'Les noms pour tous',
  'anonymisation.gone': 'Quelqu’un qui est parti',
  'anonymisation.you': 'Vous',
  'anonymisation.state.asked': 'En attente',
  'anonymisation.state.lapsed': 'Caduque',
  'anonymisation.state.refused': 'Refusée',
  'anonymisation.state.holds': 'Visible jusqu’à {time}',
  'anonymisation.state.done': 'Approuvée, terminée',
  'anonymisation.state.ended': 'Terminée',
  'anonymisation.approve': 'Approuver',
  'anonymisation.refuse': 'Refuser',
  'anonymisation.end': 'Terminer maintenant',
  'anonymisation.giveUp': 'Retirer',
  'anonymisation.ask': 'Demander qui c’est',
  'anonymisation.ask.title': 'Demander qui est {person}',
  'anonymisation.ask.explain':
    'Quelqu’un d’autre qui peut approuver décide. Vous seul voyez alors le nom pendant une heure. Demande et décision figurent dans l’historique.',
  'anonymisation.reason': 'Motif',
  'anonymisation.reason.hint':
    'De 10 à 500 caractères. N’écrivez aucun nom : le motif reste dans l’historique.',
  'anonymisation.reason.short': 'Dites en au moins 10 caractères pourquoi vous demandez.',
  'anonymisation.send': 'Demander',
  'anonymisation.sent': 'Demande envoyée. Vous serez prévenu de la décision.',
  'anonymisation.hidden': 'Masqué tant que les personnes sont anonymes.',
  'anonymisation.notice': 'Les personnes sont anonymes pour vous : noms, adresses et appareils sont masqués.',
  'anonymisation.field.disabled': 'Désactivé en raison de l’anonymisation',
  'anonymisation.agents': 'Noms que les agents envoient',
  'anonymisation.agents.switch':
    'N’accepter les lignes des programmes que si les personnes y sont remplacées par des jetons',
  'anonymisation.agents.hint':
    'Cela vaut pour les agents (casbah collect) et pour tout ce qui envoie des lignes. Ce qui nomme encore des personnes est refusé et reste là où c’est écrit. Fichiers déposés, dossiers et syslog sont pris tels quels.',
  'anonymisation.agents.none':
    'Aucun agent ne remplace encore les personnes. Démarrez-en un avec --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Affiché sous forme de jeton : l’agent a remplacé le nom avant d’envoyer la ligne et ne peut être interrogé d’ici.',
  'anonymisation.token': 'Jeton',
  'anonymisation.token.whose': 'À qui est ce jeton ?',
  'anonymisation.token.title': 'À qui est {token} ?',
  'anonymisation.token.how':
    'Casbah n’a jamais eu le nom. Qui détient la clé de l’agent le retrouve dans une liste de noms, sur sa propre machine :',
  'anonymisation.token.agents': 'Agents qui envoient des jetons : {names}',
  'anonymisation.token.close': 'Fermer',
};

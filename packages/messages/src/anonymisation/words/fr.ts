import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Anonymisation',
  'anonymisation.sentence':
    'Les personnes sans autorisation voient des pseudonymes. Il faut deux personnes pour lever l’anonymat de quelqu’un.',
  'anonymisation.setting': 'État',
  'anonymisation.on': 'Les personnes sont anonymes',
  'anonymisation.off': 'Les noms sont visibles',
  'anonymisation.on.hint':
    'Audit affiche anon-user.N à tous ceux dont le profil d’accès ne montre pas les noms. Adresses IP, appareils, URL et lignes de journal brutes sont masqués et ne peuvent être ni filtrés, ni triés, ni recherchés.',
  'anonymisation.off.hint': 'Tous ceux qui peuvent ouvrir Audit voient qui a utilisé quoi.',
  'anonymisation.you.names': 'Vous voyez les noms : votre profil d’accès les montre.',
  'anonymisation.you.hidden': 'Vous voyez des pseudonymes.',
  'anonymisation.deciders':
    '{count, plural, =0 {Personne d’autre ne peut encore approuver vos demandes.} one {# autre personne peut approuver vos demandes.} other {# autres personnes peuvent approuver vos demandes.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# autre a ce droit depuis moins d’un jour.} other {# autres ont ce droit depuis moins d’un jour.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# autre n’est pas indépendante de vous : l’un des comptes a préparé l’autre, ou une personne les deux au cours des 30 derniers jours.} other {# autres ne sont pas indépendantes de vous : l’un des comptes a préparé l’autre, ou une personne les deux au cours des 30 derniers jours.}}',
  'anonymisation.deciders.none':
    'Ajoutez un second administrateur système ou attribuez un profil avec le droit Approuver dans le domaine Compte. Un compte que vous créez, promouvez ou dotez d’un mot de passe ne peut jamais approuver vos demandes ; après 30 jours, il peut en faire, et vous pouvez les approuver.',
  'anonymisation.onlySysadmin': 'Seul un administrateur système connecté à la console peut modifier ceci.',
  'anonymisation.switchOn': 'Anonymiser les personnes',
  'anonymisation.switchOn.title': 'Anonymiser les personnes ?',
  'anonymisation.switchOn.explain':
    'Prend effet immédiatement pour tous ceux dont le profil d’accès ne montre pas les noms, administrateurs système compris. Pour la désactiver, il faut deux personnes : l’une demande, l’autre approuve.',
  'anonymisation.switchOff': 'Demander la désactivation',
  'anonymisation.switchOff.title': 'Demander à réafficher les noms',
  'anonymisation.switchOff.explain':
    'Un autre approbateur décide. En cas d’accord, tous ceux qui peuvent ouvrir Audit voient les noms. La demande et la décision sont consignées dans l’historique.',
  'anonymisation.requests': 'Demandes',
  'anonymisation.requests.nothing': 'Aucune demande',
  'anonymisation.requests.nothing.hint':
    'Pour savoir qui est une personne anonyme, ouvrez-la dans Audit et demandez la levée de l’anonymat.',
  'anonymisation.column.about': 'Personne',
  'anonymisation.column.by': 'Demandé par',
  'anonymisation.column.reason': 'Motif',
  'anonymisation.column.state': 'État',
  'anonymisation.column.decision': 'Décision',
  'anonymisation.everybody': 'Les noms pour tous',
  'anonymisation.gone': 'Utilisateur supprimé',
  'anonymisation.you': 'Vous',
  'anonymisation.state.asked': 'En attente',
  'anonymisation.state.lapsed': 'Expirée',
  'anonymisation.state.refused': 'Refusée',
  'anonymisation.state.holds': 'Visible jusqu’à {time}',
  'anonymisation.state.done': 'Approuvée, terminée',
  'anonymisation.state.ended': 'Terminée',
  'anonymisation.approve': 'Approuver',
  'anonymisation.refuse': 'Refuser',
  'anonymisation.end': 'Terminer maintenant',
  'anonymisation.giveUp': 'Annuler la demande',
  'anonymisation.ask': 'Demander la levée d’anonymat',
  'anonymisation.ask.title': 'Demander la levée d’anonymat de {person}',
  'anonymisation.ask.explain':
    'Un autre approbateur décide. En cas d’accord, vous seul voyez le nom, pendant une heure. La demande et la décision sont consignées dans l’historique.',
  'anonymisation.reason': 'Motif',
  'anonymisation.reason.hint':
    'De 10 à 500 caractères. N’indiquez aucun nom : le motif est consigné dans l’historique.',
  'anonymisation.reason.short': 'Saisissez un motif d’au moins 10 caractères.',
  'anonymisation.send': 'Envoyer la demande',
  'anonymisation.sent': 'Demande envoyée. Vous serez informé de la décision.',
  'anonymisation.hidden': 'Masqué, car les personnes sont anonymisées.',
  'anonymisation.notice':
    'Les personnes sont anonymes pour vous : noms, adresses IP et appareils sont masqués.',
  'anonymisation.field.disabled': 'Désactivé en raison de l’anonymisation',
  'anonymisation.agents': 'Noms envoyés par les agents',
  'anonymisation.agents.switch': 'Exiger que les agents remplacent les noms par des jetons',
  'anonymisation.agents.hint':
    'S’applique aux agents (casbah collect) et à tout ce qui envoie des lignes. Les lignes contenant des noms sont refusées et restent chez l’expéditeur. Les fichiers envoyés, les dossiers et syslog ne sont pas concernés.',
  'anonymisation.agents.none': 'Aucun agent n’envoie encore de jetons. Démarrez-en un avec --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Affiché sous forme de jeton : l’agent a remplacé le nom avant l’envoi et Casbah ne peut pas joindre l’agent pour le retrouver.',
  'anonymisation.token': 'Jeton',
  'anonymisation.token.whose': 'À qui est ce jeton ?',
  'anonymisation.token.title': 'À qui est {token} ?',
  'anonymisation.token.how':
    'Casbah n’a jamais reçu le nom. Toute personne qui possède la clé de l’agent peut le retrouver dans une liste de noms, sur sa propre machine :',
  'anonymisation.token.agents': 'Agents qui envoient des jetons : {names}',
  'anonymisation.token.close': 'Fermer',
};

import type { administrationErrors as english } from '../en/errors-of-administration.ts';
import type { WordsOf } from '../words.ts';

export const administrationErrors: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Les métadonnées sont inutilisables : {problem}. Prenez le fichier ou l’adresse que votre fournisseur d’identité propose aux fournisseurs de services.',
  SSO_PROVIDER_UNREACHABLE:
    'Le fournisseur d’identité à l’adresse {host} ne répond pas comme prévu : {problem}. Vérifiez l’adresse et que ce serveur peut la joindre.',
  SSO_ADDRESS_REFUSED:
    '{host} se trouve dans un réseau privé, que Casbah n’appelle pas de lui-même. Demandez à l’exploitant de cette Casbah d’autoriser l’hôte, ou prenez les métadonnées d’un fichier.',
  SSO_PROVIDER_NAME_TAKEN: 'Un fournisseur d’identité porte déjà ce nom. Choisissez-en un autre.',
  SSO_PROVIDER_LIMIT:
    'Une entreprise a au plus {limit} fournisseurs d’identité. Supprimez-en un que personne n’utilise.',
  SSO_DOMAIN_TAKEN:
    'Les personnes de {domain} se connectent déjà avec le fournisseur d’une autre entreprise. Demandez à l’exploitant de cette Casbah à qui appartient le domaine.',
  SSO_NO_WAY_BACK:
    'Autorisez d’abord au moins un administrateur système actif à se connecter par mot de passe dans tous les cas : sinon, un fournisseur en panne bloquerait tout le monde.',
  DATASOURCE_NAME_TAKEN: 'Il y a déjà une source nommée {name}. Choisissez un autre nom.',
  DATASOURCE_LIMIT: 'Il peut y avoir {limit} sources au plus. Supprimez-en une qui ne sert plus.',
  UPLOAD_OFFSET_WRONG:
    'Le fichier continue à l’octet {expected}, pas à {given}. Envoyez les octets à partir de là.',
  UPLOAD_FINISHED: 'Tous les octets de ce fichier sont déjà arrivés. Il n’y a plus rien à envoyer.',
  NO_DATASOURCE_AVAILABLE:
    'Cette source de données n’existe pas. Ajoutez-en une sous Sources, ou demandez sans source.',
  SOURCE_TOKEN_INVALID:
    'Ce jeton n’ouvre aucune source de ce nom : il est mal saisi, a été retiré ou appartient à une autre source. Créez-en un autre sous Sources.',
  USERS_MUST_BE_TOKENS:
    'Cette entreprise n’accepte aucun nom de personne : remplacez-les avant l’envoi des lignes (casbah collect --token-key) et indiquez-le par l’en-tête Casbah-Users: tokens.',
  SYSLOG_SENDER_TAKEN:
    'Une autre source, ou celle-ci deux fois, prend les lignes d’un de ces expéditeurs. Nommez chaque expéditeur une seule fois.',
  API_KEY_INVALID:
    'Cette clé d’API ne fonctionne pas : elle est mal saisie, expirée ou supprimée, ou la personne qui l’a créée n’a plus elle-même ces droits. Créez-en une autre sous Paramètres, Clés d’API.',
  API_KEY_NAME_TAKEN: 'Une clé d’API porte déjà ce nom. Choisissez-en un autre.',
  API_KEY_LIMIT: 'Une entreprise a au plus {limit} clés d’API. Supprimez-en une que personne n’utilise.',
  GRANTS_TOO_MUCH:
    'Personne ne donne plus qu’il n’a : « {profile} » permet plus que ce que vous pouvez faire. Demandez à un administrateur système.',
  PREVIEW_ONLY:
    'Vous voyez la console comme le profil d’accès « {profile} » la montre : rien ne peut être changé entre-temps. Quittez d’abord l’aperçu.',
  ACCESS_PROFILE_NAME_TAKEN: 'Un profil d’accès porte déjà le nom {name}. Choisissez un autre nom.',
  GROUP_NAME_TAKEN: 'Il existe déjà un groupe nommé {name}. Choisissez un autre nom.',
  GROUP_OF_DIRECTORY:
    '{name} vient de votre annuaire. Modifiez-le là-bas : la prochaine synchronisation l’apportera ici.',
  ORG_UNIT_NAME_TAKEN:
    'Il existe déjà une unité nommée {name} à cet endroit. Choisissez un autre nom ou un autre endroit.',
  ORG_UNIT_NOT_EMPTY: 'D’autres unités se trouvent sous {name}. Supprimez-les ou déplacez-les d’abord.',
  SAVED_FILTER_NAME_TAKEN: 'Vous avez déjà ici un filtre enregistré nommé {name}. Choisissez un autre nom.',
  SAVED_FILTER_LIMIT:
    'Vous pouvez avoir au plus {limit} filtres enregistrés dans une liste. Supprimez-en un dont vous n’avez plus besoin.',
  PEOPLE_ANONYMOUS:
    'Les personnes sont anonymes pour vous, et ceci les nomme. Demandez à quelqu’un dont le profil d’accès montre les noms.',
  NEEDS_TWO_PEOPLE:
    'Il faut être deux pour mettre fin à l’anonymat : demandez-le avec un motif, et quelqu’un d’autre l’approuve.',
  REVEAL_LIMIT: '{limit} de vos demandes attendent une décision. Retirez-en une, ou attendez.',
  SETTING_NEEDS_SYSADMIN:
    'Seul un administrateur système connecté peut modifier ce paramètre : il détermine ce que tous les autres peuvent faire. Adressez-vous à un administrateur système.',
  REVEAL_OWN: 'Quelqu’un d’autre doit décider de votre demande.',
  REVEAL_APPROVER_TOO_NEW:
    'Vous aviez le droit d’approuver depuis moins d’un jour lorsque cette demande a été faite. Une personne qui l’a depuis plus longtemps peut l’approuver ; vous pouvez la refuser.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Vous et la personne qui a fait la demande n’êtes pas indépendants : l’un des deux comptes a créé, promu ou donné accès à l’autre, ou la même personne a préparé les deux au cours des 30 derniers jours. Une autre personne doit l’approuver ; vous pouvez la refuser.',
  REVEAL_NO_APPROVER:
    'Personne ne peut approuver votre demande. Il faut une personne qui est administrateur système, ou peut approuver, depuis au moins un jour et dont vous n’avez ni créé, ni promu, ni ouvert le compte. Demandez à un autre administrateur de faire la demande, ou ajoutez un second administrateur système : après 30 jours, il pourra demander et vous pourrez approuver.',
  REVEAL_DECIDED: 'Cette demande est déjà décidée ou terminée. Rechargez la page.',
  MAINTENANCE_LIMIT: 'Il peut y avoir au plus {limit} périodes. Retirez celles qui sont terminées.',
  TAG_NAME_TAKEN: 'Il existe déjà une étiquette nommée {name}. Choisissez un autre nom.',
  TAG_LIMIT: 'Une entreprise a au plus {limit} étiquettes à elle. Supprimez-en une qui ne sert plus.',
  SYSTEM_TAG_FIXED: '{name} est une étiquette du système et reste telle quelle. Créez plutôt la vôtre.',
  SYSTEM_TAG_DELETION_ERROR:
    'Les étiquettes du système ne peuvent pas être supprimées. Ne choisissez que celles que votre entreprise a créées.',
  NAME_TAKEN: 'Il existe déjà : {name}.',
  LIMIT_REACHED: 'Il peut y en avoir {limit} au plus. Supprimez-en d’abord un.',
  LIMIT_BELOW_USE: 'Il y en a déjà {used}. Supprimez-en d’abord, ou autorisez-en au moins {used}.',
  USER_EMAIL_TAKEN: 'Quelqu’un a déjà l’adresse {email}. Cherchez cette personne dans la liste.',
  USER_OUT_OF_REACH:
    'Vos droits ne vont pas jusqu’à cette personne : ils valent pour certains domaines ou unités d’organisation. Adressez-vous à un administrateur système.',
  USER_HOLDS_MORE:
    '{email} a plus de droits que vous. Seul quelqu’un qui en a autant peut modifier ce compte.',
  USER_OWN_ACCOUNT: 'C’est votre propre compte. Une autre personne doit s’en charger.',
  USER_LAST_SYSADMIN:
    'Il doit rester au moins un administrateur système actif. Nommez d’abord quelqu’un d’autre.',
  USER_ACTION_INVALID: 'L’action choisie n’est pas valide.',
  USER_SEARCH_INVALID: 'Saisissez au moins deux caractères pour chercher des personnes.',
  USERS_UNCHANGED: 'Aucun changement nécessaire',
  USERS_NOT_RESETTABLE: 'Aucune de ces personnes ne peut recevoir un nouveau mot de passe.',
  DIRECTORY_BUSY:
    'Une autre exécution de l’annuaire est en cours. Attendez sa fin ou arrêtez-la, puis réessayez.',
  SCIM_INVALID: 'SCIM ne permet pas cela : {problem}.',
  SCIM_NOT_UNIQUE: 'Ceci est déjà pris : {problem}.',
  PARTNER_CODE_TAKEN: 'Une autre entreprise a déjà le code partenaire {code}. Choisissez-en un autre.',
};

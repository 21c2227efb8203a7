import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.way.title': 'Collecte des journaux pour {name}',
  'datasources.way.none': 'Fichiers envoyés manuellement. La collecte peut aussi être automatique.',
  'datasources.way.add': 'Ajouter une source',
  'datasources.way.kind': 'Méthode de collecte',
  'datasources.way.push': 'Envoi à Casbah par HTTPS',
  'datasources.way.folder': 'Collecte dans un dossier',
  'datasources.way.folder.none':
    'Aucun dossier disponible. L’exploitant les définit dans CASBAH_OPEN_FOLDERS.',
  'datasources.way.create': 'Ajouter la source',
  'datasources.way.path': 'Dossier',
  'datasources.way.path.hint': 'Dans un dossier autorisé par l’exploitant : {folders}',
  'datasources.way.path.missing': 'Saisissez le chemin complet du dossier.',
  'datasources.way.pattern': 'Noms des fichiers',
  'datasources.way.pattern.hint':
    'Utilisez * et ?, séparés par des virgules. Laissez vide pour tous les fichiers.',
  'datasources.way.pattern.wrong': 'Saisissez des noms de fichiers comme *.log, *.gz, sans dossier.',
  'datasources.way.minutes': 'Intervalle (minutes)',
  'datasources.way.test': 'Tester',
  'datasources.way.test.right':
    '{total, plural, =0 {Connexion réussie. Aucun fichier correspondant pour l’instant.} one {Connexion réussie. # fichier correspondant.} other {Connexion réussie. # fichiers correspondants.}}',
  'datasources.way.test.format':
    '{file} ressemble à {format} : {events, plural, one {# événement} other {# événements}}, {rejects, plural, one {# ligne rejetée} other {# lignes rejetées}}',
  'datasources.way.test.unknown': 'Le format de {file} est inconnu. Ses lignes seraient rejetées.',
  'datasources.way.place.folder':
    'Depuis {path}{pattern, select, none {} other {, fichiers {pattern}}}, {minutes, plural, one {chaque minute} other {toutes les # minutes}}',
  'datasources.way.state.right': 'Fonctionne',
  'datasources.way.state.new': 'Pas encore exécutée',
  'datasources.way.state.off': 'En pause',
  'datasources.way.state.failing': '{failures, plural, one {Échec} other {# échecs}}',
  'datasources.way.next': 'prochaine exécution {time}',
  'datasources.way.run': 'Exécuter maintenant',
  'datasources.way.change': 'Modifier',
  'datasources.way.pause': 'Mettre en pause',
  'datasources.way.resume': 'Reprendre',
  'datasources.way.stop': 'Arrêter la collecte',
  'datasources.way.stop.text':
    'Les journaux collectés sont conservés. Casbah n’en collecte plus de nouveaux.',
  'datasources.way.save': 'Enregistrer',
  'datasources.way.runs': 'Exécutions récentes',
  'datasources.way.runs.none': 'Aucune exécution pour l’instant',
  'datasources.way.runs.time': 'Heure',
  'datasources.way.runs.result': 'Résultat',
  'datasources.way.runs.files': 'Fichiers',
  'datasources.way.runs.waiting': 'Encore en cours d’écriture',
  'datasources.way.runs.bytes': 'Taille',
  'datasources.way.runs.going': 'En cours',
  'datasources.way.runs.done': 'Terminé',
  'datasources.way.problem.not_allowed':
    'Accès non autorisé. L’exploitant autorise les dossiers dans CASBAH_OPEN_FOLDERS et les hôtes privés dans CASBAH_ALLOW_PRIVATE_HOSTS.',
  'datasources.way.problem.unreachable':
    'Connexion impossible ou interrompue. Vérifiez l’adresse et que le serveur fonctionne.',
  'datasources.way.problem.timed_out': 'Délai dépassé. Réessayez ou collectez moins à la fois.',
  'datasources.way.problem.not_found':
    'Introuvable. Vérifiez le nom du dossier, du compartiment, de la base de données ou de la table.',
  'datasources.way.problem.no_access': 'Accès refusé. Donnez au compte un accès en lecture.',
  'datasources.way.problem.too_many_files':
    'Plus de 10 000 fichiers correspondent. Précisez les noms de fichiers ou déplacez les anciens.',
  'datasources.way.problem.too_large': 'Un fichier dépasse la taille maximale.',
  'datasources.way.problem.no_space':
    'Le disque du serveur est plein. La collecte reprendra dès qu’il y aura de la place.',
  'datasources.way.problem.secret_lost':
    'Le mot de passe enregistré ne peut pas être déchiffré. Saisissez-le de nouveau.',
  'datasources.way.problem.internal': 'Erreur interne. Consultez le journal du serveur pour plus de détails.',
  'datasources.way.sftp': 'Collecte par SFTP ou SCP',
  'datasources.way.ftps': 'Collecte par FTPS',
  'datasources.way.s3': 'Collecte dans un compartiment S3',
  'datasources.way.sql': 'Interroger une base de données',
  'datasources.way.engine': 'Type de base de données',
  'datasources.way.engine.postgresql': 'PostgreSQL',
  'datasources.way.engine.mysql': 'MySQL ou MariaDB',
  'datasources.way.missing': 'Obligatoire.',
  'datasources.way.host': 'Serveur',
  'datasources.way.host.hint':
    'Nom d’hôte ou adresse IP. L’exploitant autorise les hôtes privés dans CASBAH_ALLOW_PRIVATE_HOSTS.',
  'datasources.way.host.wrong': 'Saisissez uniquement le nom d’hôte, sans sftp:// ni chemin.',
  'datasources.way.port': 'Port',
  'datasources.way.user': 'Utilisateur',
  'datasources.way.password': 'Mot de passe',
  'datasources.way.password.kept': 'Laissez vide pour conserver le mot de passe actuel.',
  'datasources.way.privateKey': 'Clé privée (au lieu d’un mot de passe)',
  'datasources.way.passphrase': 'Phrase secrète de la clé',
  'datasources.way.region': 'Région',
  'datasources.way.region.wrong': 'Saisissez une région comme eu-central-1.',
  'datasources.way.bucket': 'Compartiment',
  'datasources.way.prefix': 'Préfixe de clé',
  'datasources.way.accessKey': 'ID de la clé d’accès',
  'datasources.way.secretKey': 'Clé d’accès secrète',
  'datasources.way.address': 'Point de terminaison',
  'datasources.way.address.hint': 'Pour les services compatibles S3. Laissez vide pour AWS.',
  'datasources.way.address.wrong':
    'Saisissez un point de terminaison comme https://s3.company.example, sans chemin.',
  'datasources.way.database': 'Base de données',
  'datasources.way.query': 'Requête',
  'datasources.way.query.hint':
    'Une requête SELECT qui renvoie une ligne de journal par ligne. Elle s’exécute dans une transaction en lecture seule.',
  'datasources.way.query.wrong': 'Seule une requête SELECT est permise pour une source de base de données.',
  'datasources.way.column': 'Colonne croissante',
  'datasources.way.column.hint':
    'Un nombre ou une date qui augmente à chaque nouvelle ligne. Les lignes sans valeur sont ignorées.',
  'datasources.way.column.wrong': 'Saisissez le nom d’une colonne.',
  'datasources.way.certificate': 'Certificat d’autorité (CA)',
  'datasources.way.certificate.hint':
    'PEM. Seulement si le certificat du serveur n’est pas signé par une autorité publique.',
  'datasources.way.certificate.wrong': 'Collez le certificat complet, y compris les lignes BEGIN et END.',
  'datasources.way.mode': 'Mode TLS',
  'datasources.way.mode.explicit': 'Explicite',
  'datasources.way.mode.implicit': 'Implicite',
  'datasources.way.encrypted': 'Chiffré avec TLS',
  'datasources.way.identity.shown':
    'La clé du serveur est {identity}. Vérifiez auprès de son administrateur qu’elle est correcte. Aucun mot de passe n’est envoyé avant votre approbation.',
  'datasources.way.identity.agree': 'Faire confiance à ce serveur',
  'datasources.way.test.rows':
    '{total, plural, =0 {Connexion réussie. Aucune ligne pour l’instant.} one {Connexion réussie. # ligne lue.} other {Connexion réussie. # lignes lues.}}',
  'datasources.way.setPlace': 'Configurer la collecte',
  'datasources.way.runs.rows': 'Lignes',
  'datasources.way.problem.identity_unknown': 'Vous n’avez pas encore approuvé la clé du serveur.',
  'datasources.way.problem.identity_changed':
    'La clé du serveur a changé depuis votre approbation. Cherchez pourquoi avant d’approuver la nouvelle.',
  'datasources.way.problem.certificate_refused':
    'Le certificat du serveur n’est pas valide ; rien n’a été envoyé. Vérifiez son nom et son émetteur.',
  'datasources.way.problem.sign_in_refused':
    'Le serveur a refusé le nom d’utilisateur, le mot de passe ou la clé. Vérifiez-les.',
  'datasources.way.problem.query_refused': 'La base de données a rejeté la requête.',
  'datasources.way.problem.column_missing':
    'Les lignes n’ont pas cette colonne. Vérifiez la requête et la colonne croissante.',
  'datasources.way.tokens': 'Jetons d’envoi',
  'datasources.way.token': 'Jeton',
  'datasources.way.token.made': 'Créé',
  'datasources.way.token.used': 'Dernière utilisation',
  'datasources.way.token.never': 'Jamais',
  'datasources.way.token.usedFrom': 'depuis {address}',
  'datasources.way.token.remove': 'Révoquer',
  'datasources.way.token.removeOf': 'Révoquer le jeton {id}',
  'datasources.way.token.remove.text':
    'Les expéditeurs qui l’utilisent sont refusés immédiatement. Les journaux déjà envoyés sont conservés.',
  'datasources.way.token.make': 'Créer un jeton d’envoi',
  'datasources.way.token.new': 'Envoyer des journaux à {name}',
  'datasources.way.token.once':
    'Copiez le jeton maintenant ; il ne sera plus affiché. Il permet uniquement d’envoyer des lignes à cette source.',
  'datasources.way.token.agent': 'Ou exécutez un agent là où les fichiers sont écrits :',
  'datasources.way.token.how':
    'Envoyez des lignes entières, jusqu’à 8 Mio par requête, en clair ou compressées avec gzip :',
  'datasources.way.token.done': 'Terminé',
};

import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'factor.title': 'Authentification multifacteur',
  'factor.none':
    'Votre compte n’est protégé que par son mot de passe. Ajoutez un second facteur pour qu’un mot de passe volé ne suffise pas.',
  'factor.byMail':
    'Votre entreprise exige un second facteur : à la connexion, Casbah envoie un code à {email}. Une application ou une clé d’accès est plus rapide et plus sûre.',
  'factor.own': 'Utilisez l’un d’eux lors de la connexion.',
  'factor.app': 'Application d’authentification',
  'factor.app.none': 'Affiche un nouveau code toutes les 30 secondes, même sans réseau.',
  'factor.app.since': 'Ajoutée le {date}',
  'factor.app.add': 'Configurer une application',
  'factor.app.replace': 'Remplacer l’application',
  'factor.remove': 'Retirer',
  'factor.passkeys': 'Clés d’accès',
  'factor.passkeys.none':
    'Utilisez votre empreinte, votre visage ou une clé de sécurité au lieu d’un code. Une clé d’accès fonctionne aussi sans mot de passe.',
  'factor.passkey.added': 'Ajoutée le {date}',
  'factor.passkey.used': 'Ajoutée le {date}, utilisée pour la dernière fois le {used}',
  'factor.passkey.add': 'Ajouter une clé d’accès',
  'factor.passkey.rename': 'Renommer',
  'factor.passkey.elsewhere':
    'Les clés d’accès ne fonctionnent qu’à l’adresse {origin}. Ouvrez-y Casbah pour en ajouter une.',
  'factor.passkey.unknown': 'Ce navigateur ne prend pas en charge les clés d’accès.',
  'factor.passkey.list': 'Vos clés d’accès',
  'factor.recovery': 'Codes de secours',
  'factor.recovery.left':
    '{count, plural, =0 {Il n’en reste aucun. Créez-en de nouveaux.} one {# code restant. Chacun sert une fois à la place de votre second facteur.} other {# codes restants. Chacun sert une fois à la place de votre second facteur.}}',
  'factor.recovery.none':
    'Vous les recevez avec votre première application ou clé d’accès, au cas où vous la perdriez.',
  'factor.recovery.renew': 'Créer de nouveaux codes',
  'factor.proof.text': 'Confirmez d’abord que c’est bien vous.',
  'factor.proof.password': 'Mot de passe',
  'factor.proof.code': 'Code d’authentification ou de récupération',
  'factor.proof.mailCode': 'Code reçu par e-mail',
  'factor.proof.useCode': 'Utiliser un code',
  'factor.proof.usePassword': 'Utiliser le mot de passe',
  'factor.proof.send': 'Envoyer un code à {email}',
  'factor.proof.sent': 'Code envoyé à {email}.',
  'factor.proof.missing': 'Obligatoire.',
  'factor.next': 'Continuer',
  'factor.addApp': 'Configurer une application d’authentification',
  'factor.addApp.scan':
    'Scannez ce code QR avec votre application ou saisissez la clé. Saisissez ensuite le code affiché.',
  'factor.addApp.qr': 'Code QR pour l’application',
  'factor.addApp.key': 'Clé',
  'factor.addApp.code': 'Code de l’application',
  'factor.addApp.invalid': 'Code de vérification non valide',
  'factor.addApp.finish': 'Terminer',
  'factor.addPasskey': 'Ajouter une clé d’accès',
  'factor.addPasskey.text':
    'Votre navigateur demande votre empreinte, votre visage, un code PIN ou une clé de sécurité.',
  'factor.addPasskey.name': 'Nom de la clé d’accès',
  'factor.addPasskey.nameHint': 'Pour la reconnaître, par exemple « Portable du bureau ».',
  'factor.addPasskey.nameMissing': 'Donnez-lui un nom de 64 caractères au plus.',
  'factor.rename': 'Renommer la clé d’accès',
  'factor.rename.save': 'Enregistrer',
  'factor.codes': 'Enregistrez vos codes de récupération',
  'factor.codes.text':
    'Chacun sert une fois à la place de votre second facteur. Ils ne seront plus affichés : imprimez-les ou enregistrez-les dans un gestionnaire de mots de passe.',
  'factor.codes.download': 'Télécharger',
  'factor.codes.copy': 'Tout copier',
  'factor.codes.kept': 'Je les ai enregistrés',
  'factor.codes.list': 'Codes de secours',
  'factor.codes.file': 'casbah-codes-de-secours.txt',
  'factor.removeApp': 'Retirer l’application',
  'factor.removePasskey': 'Retirer la clé d’accès « {name} »',
  'factor.remove.text':
    'Sans application ni clé d’accès, vos codes de récupération cessent aussi de fonctionner. Vous recevrez un e-mail de confirmation.',
  'factor.renew': 'Nouveaux codes de récupération',
  'factor.renew.text': 'Vos codes actuels cesseront de fonctionner.',
  'factor.renew.submit': 'Créer de nouveaux codes',
  'factor.done.app': 'Application configurée',
  'factor.done.passkey': 'Clé d’accès ajoutée',
  'factor.done.removed': 'Élément retiré',
  'factor.done.renamed': 'Clé d’accès renommée',
};

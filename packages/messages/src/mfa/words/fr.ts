import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'factor.title': 'Second facteur',
  'factor.none':
    'Votre compte n’est protégé que par son mot de passe. Ajoutez un second facteur pour qu’un mot de passe volé ne suffise pas.',
  'factor.byMail':
    'Votre entreprise demande un second facteur : à la connexion, un code est envoyé à {email}. Une application ou une clé d’accès est plus rapide et plus sûre.',
  'factor.own': 'À la connexion, l’un d’eux montre que c’est bien vous.',
  'factor.app': 'Application de codes',
  'factor.app.none': 'Affiche un nouveau code toutes les 30 secondes, même sans réseau.',
  'factor.app.since': 'Ajoutée le {date}',
  'factor.app.add': 'Configurer une application',
  'factor.app.replace': 'En configurer une autre',
  'factor.remove': 'Retirer',
  'factor.passkeys': 'Clés d’accès',
  'factor.passkeys.none':
    'Votre doigt, votre visage ou votre clé de sécurité au lieu d’un code. Une clé d’accès vous connecte aussi sans mot de passe.',
  'factor.passkey.added': 'Ajoutée le {date}',
  'factor.passkey.used': 'Ajoutée le {date}, utilisée pour la dernière fois le {used}',
  'factor.passkey.add': 'Ajouter une clé d’accès',
  'factor.passkey.rename': 'Renommer',
  'factor.passkey.elsewhere':
    'Les clés d’accès ne fonctionnent qu’à {origin}. Ouvrez Casbah là pour en ajouter une.',
  'factor.passkey.unknown': 'Ce navigateur ne connaît pas les clés d’accès.',
  'factor.passkey.list': 'Vos clés d’accès',
  'factor.recovery': 'Codes de secours',
  'factor.recovery.left':
    '{count, plural, =0 {Il n’en reste aucun. Créez-en de nouveaux.} one {Il reste # code : chacun vaut une fois, à la place de votre second facteur.} other {Il reste # codes : chacun vaut une fois, à la place de votre second facteur.}}',
  'factor.recovery.none':
    'Ils viennent avec votre première application ou clé d’accès : pour le jour où vous l’aurez perdue.',
  'factor.recovery.renew': 'En créer de nouveaux',
  'factor.proof.text': 'Montrez d’abord encore une fois que c’est bien vous.',
  'factor.proof.password': 'Mot de passe',
  'factor.proof.code': 'Un code de votre application ou de secours',
  'factor.proof.mailCode': 'Le code reçu par e-mail',
  'factor.proof.useCode': 'Utiliser un code',
  'factor.proof.usePassword': 'Utiliser le mot de passe',
  'factor.proof.send': 'Envoyer un code à {email}',
  'factor.proof.sent': 'Un code est en route vers {email}.',
  'factor.proof.missing': 'Saisissez-le d’abord.',
  'factor.next': 'Continuer',
  'factor.addApp': 'Configurer une application de codes',
  'factor.addApp.scan':
    'Scannez ceci avec l’application, ou saisissez la clé. Entrez ensuite le code qu’elle affiche.',
  'factor.addApp.qr': 'QR code pour l’application',
  'factor.addApp.key': 'Clé',
  'factor.addApp.code': 'Code affiché par l’application',
  'factor.addApp.invalid': 'Code de vérification non valide',
  'factor.addApp.finish': 'Terminer',
  'factor.addPasskey': 'Ajouter une clé d’accès',
  'factor.addPasskey.text':
    'Votre navigateur demande votre doigt, votre visage, un code PIN ou une clé de sécurité.',
  'factor.addPasskey.name': 'Nom de la clé d’accès',
  'factor.addPasskey.nameHint': 'Pour la reconnaître, par exemple « Portable du bureau ».',
  'factor.addPasskey.nameMissing': 'Donnez-lui un nom de 64 caractères au plus.',
  'factor.rename': 'Renommer la clé d’accès',
  'factor.rename.save': 'Enregistrer',
  'factor.codes': 'Gardez vos codes de secours',
  'factor.codes.text':
    'Chacun vaut une fois, à la place de votre second facteur. Ils ne sont affichés que cette fois : imprimez-les ou gardez-les dans un gestionnaire de mots de passe.',
  'factor.codes.download': 'Télécharger',
  'factor.codes.copy': 'Tout copier',
  'factor.codes.kept': 'Je les ai gardés',
  'factor.codes.list': 'Codes de secours',
  'factor.codes.file': 'casbah-codes-de-secours.txt',
  'factor.removeApp': 'Retirer l’application',
  'factor.removePasskey': 'Retirer la clé d’accès « {name} »',
  'factor.remove.text':
    'Sans application ni clé d’accès, vos codes de secours prennent fin aussi. Vous en êtes averti par e-mail.',
  'factor.renew': 'Nouveaux codes de secours',
  'factor.renew.text': 'Les codes que vous avez prennent fin.',
  'factor.renew.submit': 'Créer de nouveaux codes',
  'factor.done.app': 'L’application est configurée',
  'factor.done.passkey': 'La clé d’accès est ajoutée',
  'factor.done.removed': 'C’est retiré',
  'factor.done.renamed': 'La clé d’accès a son nouveau nom',
};

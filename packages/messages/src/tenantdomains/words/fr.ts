import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.domains': 'Domaines',
  'settings.domains.hint':
    'Vérifiez un domaine pour que votre fournisseur d’identité puisse connecter les personnes ayant ses adresses e-mail. Un domaine ne peut appartenir qu’à une entreprise.',
  'settings.domains.add': 'Ajouter le domaine',
  'settings.domains.add.label': 'Nouveau domaine',
  'settings.domains.wrong': 'Saisissez un domaine, par exemple branch.example',
  'settings.domains.shown': '{domain} vérifié',
  'settings.domain': 'Domaine',
  'settings.domain.since': 'Depuis',
  'settings.domain.used': 'Utilisé pour',
  'settings.domain.first': 'Domaine principal',
  'settings.domain.notShown': 'Non vérifié',
  'settings.domain.by.dns': 'Vérifié par DNS',
  'settings.domain.by.file': 'Vérifié par fichier',
  'settings.domain.by.operator': 'Approuvé',
  'settings.domain.makeFirst': 'Définir comme principal',
  'settings.domain.first.title': 'Définir {domain} comme domaine principal ?',
  'settings.domain.first.text':
    'Les personnes qui s’inscrivent avec ce domaine sont invitées si les invitations sont activées. L’ancien domaine principal reste dans la liste.',
  'settings.domain.remove.title': 'Supprimer {domain} ?',
  'settings.domain.remove.text':
    'Votre fournisseur d’identité ne connecte plus les personnes de {domain}. Elles gardent leurs comptes.',
  'settings.proof.how':
    'Vérifiez le domaine avec un enregistrement DNS TXT ou un fichier texte sur son serveur web, puis contrôlez-le ici.',
  'settings.proof.record': 'Enregistrement TXT',
  'settings.proof.file': 'Ou fichier',
  'settings.proof.text': 'Contenu',
  'settings.proof.look.dns': 'Vérifier le DNS',
  'settings.proof.look.file': 'Vérifier le fichier',
  'settings.proof.missing':
    'Introuvable le {when}. Les nouveaux enregistrements DNS peuvent prendre jusqu’à une heure.',
  'settings.proof.different': 'Texte différent trouvé le {when}. Copiez exactement le texte ci-dessus.',
  'settings.proof.unreachable':
    'Aucune réponse le {when}. Vérifiez les serveurs de noms ou le serveur web du domaine, puis réessayez.',
  'settings.proof.taken': 'Une autre entreprise de ce Casbah a vérifié ce domaine. Contactez l’exploitant.',
};

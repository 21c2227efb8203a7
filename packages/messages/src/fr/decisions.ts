import type { decisions as english } from '../en/decisions.ts';
import type { WordsOf } from '../words.ts';

export const decisions: WordsOf<typeof english> = {
  'decisions.title': 'Décisions',
  'decisions.sentence':
    'Ce que votre entreprise a décidé des services, et les listes qu’en reçoivent pare-feu, proxys et résolveurs.',
  'decisions.services': '{count, plural, one {service} other {services}}',
  'decisions.none': 'Rien n’est encore décidé',
  'decisions.none.why':
    'Choisissez des services dans leur liste et décidez : autorisé, toléré, en examen ou non autorisé. Les listes pour vos produits en sont tirées.',
  'decisions.toServices': 'Aller aux services',
  'decisions.list': 'Liste pour un produit',
  'decisions.product': 'Produit',
  'decisions.kind': 'Liste',
  'decisions.kind.block': 'Bloquer les non autorisés',
  'decisions.kind.allow': 'Laisser passer les autorisés',
  'decisions.download': 'Télécharger le fichier',
  'decisions.holds':
    '{services, plural, one {# service} other {# services}}, {domains, plural, one {# domaine} other {# domaines}}, {entries} entrées selon le compte du produit.',
  'decisions.tooLong':
    'Le produit accepte {limit} entrées et la liste en a {entries} : il laisserait le reste de côté. Décidez de moins de services, ou prenez un produit sans cette limite.',
  'decisions.leftOut':
    '{count, plural, one {# domaine n’est pas} other {# domaines ne sont pas}} sur la liste :',
  'decisions.alsoHits':
    '{count, plural, one {# domaine touche} other {# domaines touchent}} plus que ce qui a été choisi, car le produit ne sait rien exclure :',
  'decisions.domain': 'Domaine',
  'decisions.service': 'Service',
  'decisions.why': 'Pourquoi',
  'decisions.hits': 'Touche aussi',
  'decisions.wouldHit': 'Il toucherait aussi {names}',
  'decisions.cannotBeWritten': 'Ce nom ne peut pas être donné à ce produit',
  'decisions.beginning': 'Le fichier commence ainsi :',
  'decisions.decide': 'Décider des services',
  'decisions.decision': 'Décision',
  'decisions.means.sanctioned':
    'Votre entreprise le soutient. Va sur les listes d’autorisation, jamais sur celles de blocage.',
  'decisions.means.tolerated': 'Peut être utilisé. Ne va jamais sur les listes de blocage.',
  'decisions.means.in_review': 'À l’examen. Ne va sur aucune liste.',
  'decisions.means.unsanctioned': 'Ne doit pas être utilisé. Va sur les listes de blocage.',
  'decisions.takeBack': 'Aucune décision',
  'decisions.missing': 'Choisissez une décision.',
  'decisions.save': 'Enregistrer',
  'decisions.decided':
    '{count, plural, =0 {Rien n’était différent} one {La décision a changé pour # service} other {La décision a changé pour # services}}',
  'decisions.failed': 'La décision n’a pas pu être enregistrée',
  'decisions.feeds': 'Flux en direct',
  'decisions.feeds.none': 'Aucun flux pour l’instant',
  'decisions.feeds.none.why':
    'Un produit va chercher sa liste à une adresse qui lui est propre et contient un jeton. Ce que vous décidez y est à sa prochaine visite.',
  'decisions.feeds.add': 'Créer un flux',
  'decisions.feeds.name': 'Nom',
  'decisions.feeds.name.hint': 'Qui le lit, par exemple : pare-feu de Rabat.',
  'decisions.feeds.networks': 'D’où',
  'decisions.feeds.networks.hint': 'Adresses et réseaux qui peuvent le lire. Vide : tous.',
  'decisions.feeds.networks.wrong':
    '{network} n’est ni une adresse ni un réseau. Écrivez par exemple 192.0.2.0/24.',
  'decisions.feeds.networks.all': 'De partout',
  'decisions.feeds.read': 'Dernière lecture',
  'decisions.feeds.never': 'Jamais',
  'decisions.feeds.reads': '{count, plural, one {une fois} other {# fois}}, depuis {from}',
  'decisions.feeds.made': 'Créé',
  'decisions.feeds.actions': 'Actions',
  'decisions.feeds.renew': 'Nouvelle adresse',
  'decisions.feeds.renew.of': 'Nouvelle adresse pour {name}',
  'decisions.feeds.renew.title': 'Donner une nouvelle adresse à {name} ?',
  'decisions.feeds.renew.text':
    'L’ancienne adresse n’ouvrira plus rien. Les produits qui la lisent ont besoin de la nouvelle.',
  'decisions.feeds.removed': '{name} a été supprimé',
  'decisions.feeds.address': 'Adresse de {name}',
  'decisions.feeds.once':
    'Copiez maintenant cette adresse dans le produit : elle ne sera plus affichée. Qui la connaît peut lire la liste.',
  'decisions.feeds.done': 'Terminé',
  'decisions.try': 'Essayer sur le passé',
  'decisions.try.sentence':
    'Lors de quels derniers jours une condition aurait-elle trouvé quels services ? Les totaux comme les envois, les requêtes et les personnes sont ceux d’un jour.',
  'decisions.try.condition': 'Condition',
  'decisions.try.days': 'Jours',
  'decisions.try.lastDays': '{count} derniers jours',
  'decisions.try.do': 'Essayer',
  'decisions.try.found':
    '{services, plural, =0 {Aucun service n’aurait été trouvé} one {# service aurait été trouvé} other {# services auraient été trouvés}}, lors de {hit} sur {days, plural, one {# jour} other {# jours}}.',
  'decisions.try.perDay': 'Services trouvés par jour',
  'decisions.try.services': 'Services trouvés',
  'decisions.try.file': 'essai-sur-le-passe',
  'decisions.try.choose': 'Choisir',
  'decisions.try.choose.of': 'Choisir {name}',
  'decisions.try.risk': 'Risque',
  'decisions.try.hitDays': 'Jours',
  'decisions.try.last': 'Dernier jour',
  'decisions.try.users': 'Maximum de personnes par jour',
  'decisions.try.uploaded': 'Envoyé',
  'decisions.try.decide':
    '{count, plural, =0 {Décider} one {Décider de # service} other {Décider de # services}}',
};

import type { score as english } from '../en/score.ts';
import type { WordsOf } from '../words.ts';

export const score: WordsOf<typeof english> = {
  'score.attribute.takes_data': 'Reçoit des fichiers ou du texte',
  'score.attribute.open_sharing': 'Ce qu’on y met peut parvenir à n’importe qui',
  'score.attribute.no_account': 'Utilisable sans compte',
  'score.attribute.evades_controls': 'Contourne les contrôles de l’entreprise',
  'score.attribute.harmful_content':
    'Connu pour des logiciels malveillants ou des contenus illicites ou inappropriés',
  'score.attribute.reuses_input': 'Peut apprendre de ce qu’on y saisit',
  'score.attribute.for_companies': 'Conçu pour les entreprises',
  'score.attribute.hides_content': 'Chiffre les contenus, qui ne peuvent donc être inspectés',
  'score.attribute.personal_data': 'Détient les données personnelles de nombreuses personnes',
  'score.attribute.vendor_named': 'Un fournisseur identifié en répond',
  'score.attribute.headquarters_adequate': 'Siège dans un pays où la protection des données est adéquate',
  'score.attribute.abused_domain': 'Son domaine se termine par une extension très détournée',

  'score.basis.catalogue': 'D’après le catalogue.',
  'score.basis.derived': 'Déduit de ce que dit le catalogue.',
  'score.basis.category': 'Habituel dans sa catégorie.',

  'score.reason.service_knocked_out': 'Exclu par votre entreprise : risque élevé, quelle que soit la somme',
  'score.reason.category_knocked_out': 'Sa catégorie est exclue : risque élevé, quelle que soit la somme',
  'score.reason.attribute_knocked_out':
    'Exclu à cause de « {attribute} » : risque élevé, quelle que soit la somme',
  'score.reason.too_little_known': 'On en sait trop peu pour un score',
  'score.reason.left_catalogue': 'Il n’est plus dans le catalogue',

  'score.evidence.files_stored': 'On y stocke des fichiers.',
  'score.evidence.copies_stored': 'On y stocke des copies complètes de données.',
  'score.evidence.files_uploaded': 'On y téléverse des fichiers.',
  'score.evidence.text_pasted': 'On y colle du texte.',
  'score.evidence.pictures_uploaded': 'On y téléverse des images.',
  'score.evidence.documents_uploaded': 'On y téléverse des documents.',
  'score.evidence.files_converted': 'On y téléverse des fichiers à convertir.',
  'score.evidence.documents_and_messages_kept': 'On y conserve des documents et des messages.',
  'score.evidence.notes_kept': 'On y conserve des notes, des tâches et des rendez-vous.',
  'score.evidence.plans_kept': 'On y conserve des plans, des tâches et leurs fichiers.',
  'score.evidence.messages_sent': 'On y envoie des messages et des fichiers.',
  'score.evidence.meetings_held': 'On y partage la parole, des écrans et des fichiers.',
  'score.evidence.conversations_pass': 'Des conversations et des messages y transitent.',
  'score.evidence.mail_kept': 'On y conserve des e-mails et leurs pièces jointes.',
  'score.evidence.mail_received': 'On y reçoit des e-mails.',
  'score.evidence.answers_collected': 'On y recueille les réponses de personnes.',
  'score.evidence.texts_entered': 'On y saisit des textes et des documents.',
  'score.evidence.prompts_entered': 'On y saisit des questions, des textes et des fichiers.',
  'score.evidence.code_stored': 'On y dépose ou colle du code source, qui contient souvent des secrets.',
  'score.evidence.packages_exchanged': 'On y échange des paquets, des builds et des questions.',
  'score.evidence.logs_sent': 'On lui envoie des journaux et des mesures.',
  'score.evidence.company_data_evaluated': 'On y stocke et analyse des données de l’entreprise.',
  'score.evidence.data_moved': 'Il déplace des données entre services avec les droits de ses utilisateurs.',
  'score.evidence.servers_kept': 'On y héberge des serveurs et des données de toutes sortes.',
  'score.evidence.programs_run': 'On y exécute des programmes avec leurs données.',
  'score.evidence.websites_kept': 'Il héberge les sites web et les e-mails de ses clients.',
  'score.evidence.content_put_in': 'On y met des contenus à publier.',
  'score.evidence.inside_traffic_passes': 'Le trafic d’ordinateurs du réseau interne y transite.',
  'score.evidence.customers_kept': 'On y conserve les clients et les échanges avec eux.',
  'score.evidence.campaigns_kept': 'On y conserve des listes d’adresses et des campagnes.',
  'score.evidence.customer_questions_kept': 'On y conserve les demandes des clients et leurs fichiers.',
  'score.evidence.employee_records_kept': 'On y conserve les dossiers des salariés.',
  'score.evidence.applications_kept': 'On y conserve des candidatures et des CV.',
  'score.evidence.operations_kept': 'On y conserve les commandes, les stocks et les plans de l’entreprise.',
  'score.evidence.books_kept': 'On y conserve la comptabilité, les factures et les justificatifs.',
  'score.evidence.payments_pass': 'Les paiements et leurs auteurs y transitent.',
  'score.evidence.contracts_kept': 'On y conserve des contrats.',
  'score.evidence.orders_kept': 'On y conserve les commandes et les clients.',
  'score.evidence.designs_kept': 'On y crée ou conserve des maquettes, des dessins et des médias.',
  'score.evidence.accounts_kept': 'On y conserve des comptes et des secrets.',
  'score.evidence.samples_sent': 'On lui envoie des échantillons, des événements ou des listes d’appareils.',
  'score.evidence.devices_kept': 'On y conserve les appareils et les demandes des personnes.',
  'score.evidence.screens_pass': 'Écrans, frappes et fichiers y transitent.',
  'score.evidence.all_traffic_passes': 'Tout le trafic de ses utilisateurs y transite.',
  'score.evidence.posts_and_pictures_put_in': 'On y met des publications, des images et des messages.',
  'score.evidence.posts_put_in': 'On y met des publications.',
  'score.evidence.texts_put_in': 'On y met des textes.',
  'score.evidence.videos_uploaded': 'On y téléverse des vidéos.',
  'score.evidence.profiles_put_in': 'On y met des profils, des images et des messages.',
  'score.evidence.exercises_kept': 'On y conserve les exercices et les progrès des apprenants.',
  'score.evidence.health_records_kept': 'On y conserve des dossiers de santé.',
  'score.evidence.searches_tell': 'Ce que l’on cherche révèle ce sur quoi on travaille.',
  'score.evidence.users_put_content_in': 'Ses utilisateurs y mettent des contenus.',
  'score.evidence.nothing_put_in':
    'Les services de sa catégorie s’utilisent sans y mettre de fichiers ni de texte.',
  'score.evidence.link_to_anyone': 'Les fichiers peuvent être transmis à n’importe qui par un lien.',
  'score.evidence.link_fetches_file': 'Quiconque a le lien peut récupérer le fichier.',
  'score.evidence.text_open':
    'Le texte collé est ouvert à quiconque a le lien, souvent aussi aux moteurs de recherche.',
  'score.evidence.pictures_open': 'Les images sont publiques ou ouvertes à quiconque a le lien.',
  'score.evidence.documents_open': 'Les documents sont publiés et lisibles par tous.',
  'score.evidence.pages_open': 'Les pages peuvent être ouvertes à tous par un lien.',
  'score.evidence.messages_go_to_anyone':
    'Les messages partent vers n’importe qui, sans passer par la messagerie de l’entreprise et ses contrôles.',
  'score.evidence.mail_goes_to_anyone':
    'Les e-mails partent vers n’importe qui, sans passer par la messagerie de l’entreprise et ses contrôles.',
  'score.evidence.code_open': 'Le code peut être rendu public en un clic.',
  'score.evidence.servers_open': 'Le stockage et les serveurs peuvent être ouverts à tous.',
  'score.evidence.inside_reached': 'Quiconque connaît l’adresse atteint ce qui se trouve derrière.',
  'score.evidence.posts_seen_outside': 'Les publications sont vues hors de l’entreprise.',
  'score.evidence.posts_seen': 'Les publications sont vues de tous.',
  'score.evidence.texts_open': 'Les textes sont publiés et lisibles par tous.',
  'score.evidence.videos_open': 'Les vidéos sont publiées et visibles par tous.',
  'score.evidence.public_or_by_link':
    'Ce qu’y mettent ses utilisateurs est public, ou ouvert à quiconque a le lien.',
  'score.evidence.not_published': 'Les services de sa catégorie ne publient pas ce qu’on y met.',
  'score.evidence.addresses_handed_out': 'Des adresses sont fournies sans inscription.',
  'score.evidence.users_untold':
    'Il s’utilise sans compte : son fournisseur ne peut pas dire qui l’a utilisé.',
  'score.evidence.little_put_in': 'Il s’utilise sans compte ; on y met peu de choses.',
  'score.evidence.account_unknown': 'On ne sait rien d’un usage sans compte ; cela n’ajoute rien.',
  'score.evidence.short_address_hides': 'Une adresse courte cache où elle mène.',
  'score.evidence.vanishing_address_hides': 'Une adresse qui disparaît cache qui s’inscrit où.',
  'score.evidence.joined_unseen': 'Des services sont reliés sans que personne ne l’ait examiné.',
  'score.evidence.inside_opened': 'Il ouvre vers l’extérieur des ordinateurs du réseau interne.',
  'score.evidence.inside_controlled':
    'Quelqu’un de l’extérieur peut contrôler un ordinateur du réseau interne.',
  'score.evidence.tunnel_unseen': 'Le trafic passe par un tunnel que l’entreprise ne peut pas examiner.',
  'score.evidence.made_to_hide': 'Il est conçu pour cacher qui va où, ou pour contourner les blocages.',
  'score.evidence.files_from_strangers':
    'Les fichiers viennent d’inconnus et échappent aux contrôles de l’entreprise.',
  'score.evidence.controls_kept':
    'Les services de sa catégorie ne sont pas conçus pour contourner les contrôles.',
  'score.evidence.file_hosts_spread_malware':
    'Les hébergeurs de fichiers servent souvent à diffuser des logiciels malveillants et des copies illicites.',
  'score.evidence.stolen_data_left':
    'On dépose sur ces sites des données volées et des ordres pour des logiciels malveillants.',
  'score.evidence.documents_without_asking':
    'Des documents y sont souvent mis en ligne sans l’accord de leurs propriétaires.',
  'score.evidence.false_converters':
    'Les faux convertisseurs sont un moyen connu de diffuser des logiciels malveillants.',
  'score.evidence.short_addresses_phish': 'Les adresses courtes servent souvent à l’hameçonnage.',
  'score.evidence.forms_phish': 'Des formulaires sur des hôtes connus servent à l’hameçonnage.',
  'score.evidence.pages_under_its_names':
    'N’importe qui peut publier des pages sous ses noms, y compris pour l’hameçonnage.',
  'score.evidence.pages_for_phishing':
    'N’importe qui peut y publier des pages, y compris pour l’hameçonnage.',
  'score.evidence.malware_controlled': 'Des logiciels malveillants sont pilotés par ces noms et ces tunnels.',
  'score.evidence.blocked_reached': 'Il sert à atteindre ce qui est bloqué à juste titre.',
  'score.evidence.payments_final':
    'Les paiements sont irréversibles et servent à l’extorsion, à la fraude et au minage caché.',
  'score.evidence.gambling_restricted':
    'Les jeux d’argent sont restreints dans de nombreux pays et déplacés au travail.',
  'score.evidence.unfit_for_work':
    'Déplacé au travail ; ces sites affichent souvent des publicités malveillantes.',
  'score.evidence.fraud': 'Ces sites servent souvent à la fraude.',
  'score.evidence.piracy': 'Des copies illicites et des programmes piégés se diffusent ainsi.',
  'score.evidence.advertising_delivers_malware':
    'La publicité est un moyen connu de diffuser des logiciels malveillants.',
  'score.evidence.no_known_harm':
    'Les services de sa catégorie ne sont pas connus pour des logiciels malveillants ni des contenus illicites ou inappropriés.',
  'score.evidence.free_plans_learn':
    'Les offres gratuites peuvent conserver ce qu’on y saisit et en apprendre.',
  'score.evidence.input_trains_models': 'Ce qu’on y saisit peut entraîner le modèle, selon l’offre.',
  'score.evidence.no_known_learning':
    'Les services de sa catégorie ne sont pas connus pour apprendre de ce qu’on y saisit.',
  'score.evidence.bought_by_companies': 'Ce sont les entreprises qui achètent ce type de logiciel.',
  'score.evidence.category_for_private_people': 'Ces services sont conçus pour les particuliers.',
  'score.evidence.company_hosts':
    'Les entreprises ont leurs propres hôtes, qui distinguent leur trafic de l’usage privé.',
  'score.evidence.offered_to_companies': 'Il est proposé aux entreprises.',
  'score.evidence.made_for_private_people':
    'Il est conçu pour les particuliers : ni contrat, ni administration par l’entreprise.',
  'score.evidence.companies_unknown': 'On ne sait pas s’il est proposé aux entreprises.',
  'score.evidence.end_to_end':
    'Les contenus sont chiffrés d’un utilisateur à l’autre : ni le fournisseur ni la passerelle ne peuvent les examiner.',
  'score.evidence.encryption_unknown':
    'On ne sait rien d’un chiffrement entre utilisateurs ; cela n’ajoute rien.',
  'score.evidence.answers_of_many': 'Il détient les réponses de nombreuses personnes.',
  'score.evidence.often_on_customers': 'Il détient souvent des données sur les clients.',
  'score.evidence.on_customers': 'Il détient des données sur les clients.',
  'score.evidence.on_employees': 'Il détient des données sur les salariés.',
  'score.evidence.on_applicants': 'Il détient des données sur les candidats.',
  'score.evidence.on_employees_and_customers': 'Il détient des données sur les salariés et les clients.',
  'score.evidence.on_payers': 'Il détient des données sur les payeurs.',
  'score.evidence.on_signers': 'Il détient des données sur les signataires.',
  'score.evidence.on_buyers': 'Il détient des données sur les acheteurs.',
  'score.evidence.on_who_signs_in': 'Il détient des données sur qui se connecte.',
  'score.evidence.on_money_and_people': 'Il détient des données sur l’argent et les personnes.',
  'score.evidence.on_givers': 'Il détient des données sur les donateurs.',
  'score.evidence.intimate': 'Il détient des données intimes sur des personnes.',
  'score.evidence.on_travellers': 'Il détient des données sur les voyageurs et les destinataires.',
  'score.evidence.on_health': 'Il détient des données de santé.',
  'score.evidence.follows_people': 'Il suit les personnes d’un site web à l’autre.',
  'score.evidence.records_visitors': 'Il enregistre ce que font les visiteurs de sites web.',
  'score.evidence.not_on_many_people':
    'De par leur objet, les services de sa catégorie ne détiennent pas de données sur de nombreuses personnes.',
  'score.evidence.vendor_known': 'C’est un service de {vendor}.',
  'score.evidence.vendor_unknown':
    'Le catalogue ne connaît aucune entreprise ou organisation qui en réponde.',
  'score.evidence.in_eea': 'Siège : {country}, dans l’Espace économique européen.',
  'score.evidence.adequate':
    'Siège : {country}. La Commission européenne y a jugé la protection des données adéquate.',
  'score.evidence.adequate_for_businesses':
    'Siège : {country}. La Commission européenne y a jugé la protection des données adéquate pour les seules organisations commerciales. On ne sait pas si ce fournisseur en relève.',
  'score.evidence.adequate_if_certified':
    'Siège : {country}. La Commission européenne y a jugé la protection des données adéquate pour les seules entreprises certifiées au titre du cadre de protection des données UE–États-Unis. On ne sait pas si ce fournisseur l’est.',
  'score.evidence.not_adequate':
    'Siège : {country}, hors de l’Espace économique européen et sans décision d’adéquation de la Commission européenne.',
  'score.evidence.headquarters_unknown': 'Le pays de son siège n’est pas connu.',
  'score.evidence.ending_abused':
    'Plus d’un nom sur cent sous {ending} a été signalé pour hameçonnage en un an.',
  'score.evidence.ending_not_abused': '{ending} ne fait pas partie des extensions très détournées.',
  'score.evidence.no_domain': 'Il n’a pas de domaine dans le catalogue.',
};

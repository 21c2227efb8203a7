import type { EvidenceKey } from '@casbah/domain/score';
import type { Category } from '@casbah/domain/service-category';

/** To what extent something applies to all services of a category: slightly, partly, fully. */
export type Extent = 1 | 2 | 3;

/** A fact about services of a category that follows from their purpose, and why it matters. */
export interface CategoryFact {
  extent: Extent;
  why: EvidenceKey;
}

export interface CategoryNature {
  takes_data?: CategoryFact;
  open_sharing?: CategoryFact;
  no_account?: CategoryFact;
  evades_controls?: CategoryFact;
  /**
   * Malware and fraud count slightly if only the category suggests them, three times as much with evidence
   * against the service. For unfit or unlawful content, the category itself is the evidence.
   */
  harmful_content?: CategoryFact;
  reuses_input?: CategoryFact;
  personal_data?: CategoryFact;
  /** Whether such services are made for companies; absent if it varies. */
  for_companies?: { answer: 'yes' | 'no'; why: EvidenceKey };
}

const little = (why: EvidenceKey): CategoryFact => ({ extent: 1, why });
const inPart = (why: EvidenceKey): CategoryFact => ({ extent: 2, why });
const inFull = (why: EvidenceKey): CategoryFact => ({ extent: 3, why });

const BUSINESS_SOFTWARE = { answer: 'yes', why: 'bought_by_companies' } as const;
const FOR_PRIVATE_PEOPLE = { answer: 'no', why: 'category_for_private_people' } as const;

/** Every category has an entry; without facts, its purpose adds no risk. */
export const CATEGORY_NATURE: Readonly<Record<Category, CategoryNature>> = {
  'Cloud storage': {
    takes_data: inFull('files_stored'),
    open_sharing: inFull('link_to_anyone'),
  },
  Backup: {
    takes_data: inFull('copies_stored'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'File sharing': {
    takes_data: inFull('files_uploaded'),
    open_sharing: inFull('link_fetches_file'),
    harmful_content: little('file_hosts_spread_malware'),
  },
  'Text sharing': {
    takes_data: inFull('text_pasted'),
    open_sharing: inFull('text_open'),
    harmful_content: little('stolen_data_left'),
  },
  'Image sharing': {
    takes_data: inFull('pictures_uploaded'),
    open_sharing: inFull('pictures_open'),
  },
  'Document sharing': {
    takes_data: inFull('documents_uploaded'),
    open_sharing: inFull('documents_open'),
    harmful_content: little('documents_without_asking'),
  },
  'File conversion': {
    takes_data: inFull('files_converted'),
    harmful_content: little('false_converters'),
  },
  'URL shorteners': {
    evades_controls: little('short_address_hides'),
    harmful_content: little('short_addresses_phish'),
  },
  Collaboration: {
    takes_data: inFull('documents_and_messages_kept'),
    open_sharing: little('pages_open'),
  },
  Productivity: { takes_data: inFull('notes_kept') },
  'Project management': { takes_data: inFull('plans_kept') },
  Messaging: { takes_data: inFull('messages_sent') },
  'Personal messaging': {
    takes_data: inFull('messages_sent'),
    open_sharing: little('messages_go_to_anyone'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Conferencing: { takes_data: inFull('meetings_held') },
  Telephony: { takes_data: inPart('conversations_pass') },
  Webmail: {
    takes_data: inFull('mail_kept'),
    open_sharing: inPart('mail_goes_to_anyone'),
  },
  'Disposable mail': {
    takes_data: inPart('mail_received'),
    no_account: inFull('addresses_handed_out'),
    evades_controls: inFull('vanishing_address_hides'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  'Forms and surveys': {
    takes_data: inFull('answers_collected'),
    harmful_content: little('forms_phish'),
    personal_data: inFull('answers_of_many'),
  },
  Translation: {
    takes_data: inFull('texts_entered'),
    reuses_input: inFull('free_plans_learn'),
  },
  'Generative AI': {
    takes_data: inFull('prompts_entered'),
    reuses_input: inFull('input_trains_models'),
  },
  'Code hosting': {
    takes_data: inFull('code_stored'),
    open_sharing: inPart('code_open'),
  },
  Development: {
    takes_data: little('packages_exchanged'),
  },
  Monitoring: {
    takes_data: inPart('logs_sent'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Data platforms': {
    takes_data: inFull('company_data_evaluated'),
    personal_data: inFull('often_on_customers'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Automation: {
    takes_data: inFull('data_moved'),
    evades_controls: little('joined_unseen'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Cloud infrastructure': {
    takes_data: inFull('servers_kept'),
    open_sharing: little('servers_open'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Application platforms': {
    takes_data: inPart('programs_run'),
    harmful_content: little('pages_under_its_names'),
  },
  'Web hosting': {
    takes_data: little('websites_kept'),
    harmful_content: little('pages_for_phishing'),
  },
  'Websites and content': {
    takes_data: inPart('content_put_in'),
  },
  'Content delivery': { for_companies: BUSINESS_SOFTWARE },
  'Tunnels and dynamic DNS': {
    takes_data: little('inside_traffic_passes'),
    open_sharing: inPart('inside_reached'),
    evades_controls: inFull('inside_opened'),
    harmful_content: little('malware_controlled'),
  },
  'Network tools': {},
  'Software and devices': {},
  Telecom: {},
  // The service is unknown, so its purpose is, too.
  'Other vendor services': {},
  'CRM and sales': {
    takes_data: inFull('customers_kept'),
    personal_data: inFull('on_customers'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Marketing: {
    takes_data: inPart('campaigns_kept'),
    personal_data: inFull('on_customers'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Customer support': {
    takes_data: inFull('customer_questions_kept'),
    personal_data: inFull('on_customers'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Human resources': {
    takes_data: inFull('employee_records_kept'),
    personal_data: inFull('on_employees'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Recruiting and jobs': {
    takes_data: inPart('applications_kept'),
    personal_data: inFull('on_applicants'),
  },
  'ERP and operations': {
    takes_data: inFull('operations_kept'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Accounting and expenses': {
    takes_data: inFull('books_kept'),
    personal_data: inFull('on_employees_and_customers'),
  },
  Payments: {
    takes_data: inPart('payments_pass'),
    personal_data: inFull('on_payers'),
  },
  'E-signature and contracts': {
    takes_data: inFull('contracts_kept'),
    personal_data: inFull('on_signers'),
  },
  'E-commerce platforms': {
    takes_data: inPart('orders_kept'),
    personal_data: inFull('on_buyers'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Design: { takes_data: inPart('designs_kept') },
  Identity: {
    takes_data: inPart('accounts_kept'),
    personal_data: inFull('on_who_signs_in'),
  },
  Security: { takes_data: little('samples_sent') },
  'IT management': {
    takes_data: inPart('devices_kept'),
  },
  'Remote access': {
    takes_data: inPart('screens_pass'),
    evades_controls: inFull('inside_controlled'),
  },
  VPN: {
    takes_data: inPart('all_traffic_passes'),
    evades_controls: inFull('tunnel_unseen'),
  },
  Anonymizers: {
    takes_data: inPart('all_traffic_passes'),
    evades_controls: inFull('made_to_hide'),
    harmful_content: little('blocked_reached'),
  },
  'Banking and investment': { personal_data: inFull('on_money_and_people') },
  Cryptocurrency: {
    harmful_content: inPart('payments_final'),
  },
  Crowdfunding: { personal_data: little('on_givers') },
  'Social networks': {
    takes_data: inFull('posts_and_pictures_put_in'),
    open_sharing: inFull('posts_seen_outside'),
  },
  Forums: {
    takes_data: inFull('posts_put_in'),
    open_sharing: inFull('posts_seen'),
  },
  'Blogs and publishing': {
    takes_data: inFull('texts_put_in'),
    open_sharing: inFull('texts_open'),
  },
  'Video sharing': {
    takes_data: inFull('videos_uploaded'),
    open_sharing: inFull('videos_open'),
  },
  'Video streaming': { for_companies: FOR_PRIVATE_PEOPLE },
  'Music and audio': {},
  News: {},
  Games: { for_companies: FOR_PRIVATE_PEOPLE },
  Gambling: {
    harmful_content: inPart('gambling_restricted'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Adult: {
    harmful_content: inFull('unfit_for_work'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Dating: {
    takes_data: inPart('profiles_put_in'),
    harmful_content: little('fraud'),
    personal_data: inFull('intimate'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  'Torrents and piracy': {
    evades_controls: inPart('files_from_strangers'),
    harmful_content: inFull('piracy'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Shopping: {},
  'Travel and transport': { personal_data: little('on_travellers') },
  Education: { takes_data: little('exercises_kept') },
  'Research and reference': {},
  Health: {
    takes_data: inPart('health_records_kept'),
    personal_data: inFull('on_health'),
  },
  'Maps and weather': {},
  Search: { takes_data: little('searches_tell') },
  Advertising: {
    harmful_content: little('advertising_delivers_malware'),
    personal_data: inFull('follows_people'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Web analytics': {
    personal_data: inFull('records_visitors'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Tag managers': { for_companies: BUSINESS_SOFTWARE },
  'Consent management': { for_companies: BUSINESS_SOFTWARE },
};

const NOTHING_KNOWN: CategoryNature = {};

/** Custom services may have custom categories, about which nothing is known. */
export function natureOf(category: string): CategoryNature {
  return isCategory(category) ? CATEGORY_NATURE[category] : NOTHING_KNOWN;
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(CATEGORY_NATURE, name);
}

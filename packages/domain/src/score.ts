import { ANSWER_BASES, type AnswerBasis } from './risk-answer.ts';
import { QUESTION_KEYS, type QuestionKey } from './risk-question.ts';

/**
 * Keys of a score's parts, used by the engine and the API; pages translate them into every language of the console.
 */

/** Questions in explanation order. */
export const SCORE_ATTRIBUTES = QUESTION_KEYS;
export type AttributeKey = QuestionKey;

/** Sources of answers. */
export const SCORE_BASES = ANSWER_BASES;
export type ScoreBasis = AnswerBasis;

/** Why a score is outside its scale. */
export const SCORE_REASONS = [
  'service_knocked_out',
  'category_knocked_out',
  'attribute_knocked_out',
  'too_little_known',
  'left_catalogue',
] as const;

export interface ScoreReason {
  key: (typeof SCORE_REASONS)[number];
  /** The answer that is an automatic fail, if there is one. */
  attribute?: AttributeKey | undefined;
}

/** Evidence sentences by the attribute they mostly concern. Categories may share one. */
export const EVIDENCE_KEYS = [
  // takes_data
  'files_stored',
  'copies_stored',
  'files_uploaded',
  'text_pasted',
  'pictures_uploaded',
  'documents_uploaded',
  'files_converted',
  'documents_and_messages_kept',
  'notes_kept',
  'plans_kept',
  'messages_sent',
  'meetings_held',
  'conversations_pass',
  'mail_kept',
  'mail_received',
  'answers_collected',
  'texts_entered',
  'prompts_entered',
  'code_stored',
  'packages_exchanged',
  'logs_sent',
  'company_data_evaluated',
  'data_moved',
  'servers_kept',
  'programs_run',
  'websites_kept',
  'content_put_in',
  'inside_traffic_passes',
  'customers_kept',
  'campaigns_kept',
  'customer_questions_kept',
  'employee_records_kept',
  'applications_kept',
  'operations_kept',
  'books_kept',
  'payments_pass',
  'contracts_kept',
  'orders_kept',
  'designs_kept',
  'accounts_kept',
  'samples_sent',
  'devices_kept',
  'screens_pass',
  'all_traffic_passes',
  'posts_and_pictures_put_in',
  'posts_put_in',
  'texts_put_in',
  'videos_uploaded',
  'profiles_put_in',
  'exercises_kept',
  'health_records_kept',
  'searches_tell',
  'users_put_content_in',
  'nothing_put_in',
  // open_sharing
  'link_to_anyone',
  'link_fetches_file',
  'text_open',
  'pictures_open',
  'documents_open',
  'pages_open',
  'messages_go_to_anyone',
  'mail_goes_to_anyone',
  'code_open',
  'servers_open',
  'inside_reached',
  'posts_seen_outside',
  'posts_seen',
  'texts_open',
  'videos_open',
  'public_or_by_link',
  'not_published',
  // no_account
  'addresses_handed_out',
  'users_untold',
  'little_put_in',
  'account_unknown',
  // evades_controls
  'short_address_hides',
  'vanishing_address_hides',
  'joined_unseen',
  'inside_opened',
  'inside_controlled',
  'tunnel_unseen',
  'made_to_hide',
  'files_from_strangers',
  'controls_kept',
  // harmful_content
  'file_hosts_spread_malware',
  'stolen_data_left',
  'documents_without_asking',
  'false_converters',
  'short_addresses_phish',
  'forms_phish',
  'pages_under_its_names',
  'pages_for_phishing',
  'malware_controlled',
  'blocked_reached',
  'payments_final',
  'gambling_restricted',
  'unfit_for_work',
  'fraud',
  'piracy',
  'advertising_delivers_malware',
  'no_known_harm',
  // reuses_input
  'free_plans_learn',
  'input_trains_models',
  'no_known_learning',
  // for_companies
  'bought_by_companies',
  'category_for_private_people',
  'company_hosts',
  'offered_to_companies',
  'made_for_private_people',
  'companies_unknown',
  // hides_content
  'end_to_end',
  'encryption_unknown',
  // personal_data
  'answers_of_many',
  'often_on_customers',
  'on_customers',
  'on_employees',
  'on_applicants',
  'on_employees_and_customers',
  'on_payers',
  'on_signers',
  'on_buyers',
  'on_who_signs_in',
  'on_money_and_people',
  'on_givers',
  'intimate',
  'on_travellers',
  'on_health',
  'follows_people',
  'records_visitors',
  'not_on_many_people',
  // vendor_named
  'vendor_known',
  'vendor_unknown',
  // headquarters_adequate
  'in_eea',
  'adequate',
  'adequate_for_businesses',
  'adequate_if_certified',
  'not_adequate',
  'headquarters_unknown',
  // abused_domain
  'ending_abused',
  'ending_not_abused',
  'no_domain',
  // Any question: a vendor's statement and its page.
  'vendor_says',
  'vendor_denies',
  'vendor_silent',
  'assumed_yes',
  'assumed_no',
  'assumed_silent',
  'founded_in',
  'kept_in',
  'company_says',
  'company_denies',
  'company_uncertain',
  'country_accepted',
  'country_not_accepted',
  'not_researched',
] as const;
export type EvidenceKey = (typeof EVIDENCE_KEYS)[number];

/** Evidence for an answer: the sentence's key and its values. */
export interface Evidence {
  key: EvidenceKey;
  vendor?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** A top-level domain with its leading dot: `.xyz`. */
  ending?: string | undefined;
  /** URL of the vendor's page with the statement. */
  page?: string | undefined;
  /** Month in which the answer was verified on that page: `2026-11`. */
  checked?: string | undefined;
  year?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[] | undefined;
}

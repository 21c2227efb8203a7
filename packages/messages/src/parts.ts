import type { accessProfiles } from './en/access-profiles.ts';
import type { account } from './en/account.ts';
import type { anonymisation } from './en/anonymisation.ts';
import type { apiKeys } from './en/api-keys.ts';
import type { brr } from './en/brr.ts';
import type { datasources } from './en/datasources.ts';
import type { decisions } from './en/decisions.ts';
import type { directory } from './en/directory.ts';
import type { groups } from './en/groups.ts';
import type { history } from './en/history.ts';
import type { keys } from './en/keys.ts';
import type { maintenance } from './en/maintenance.ts';
import type { notifications } from './en/notifications.ts';
import type { palette } from './en/palette.ts';
import type { parsers } from './en/parsers.ts';
import type { partners } from './en/partners.ts';
import type { PatternWords } from './en/patterns.ts';
import type { permission } from './en/permission.ts';
import type { presence } from './en/presence.ts';
import type { report } from './en/report.ts';
import type { schedules } from './en/report-schedules.ts';
import type { risk } from './en/risk.ts';
import type { routes } from './en/routes.ts';
import type { score } from './en/score.ts';
import type { secondFactor } from './en/second-factor.ts';
import type { serviceFacts } from './en/service-facts.ts';
import type { sessionBanner } from './en/session-banner.ts';
import type { settings } from './en/settings.ts';
import type { sso } from './en/sso.ts';
import type { store } from './en/store.ts';
import type { syslog } from './en/syslog.ts';
import type { tagNames } from './en/tag-names.ts';
import type { tags } from './en/tags.ts';
import type { threats } from './en/threats.ts';
import type { trends } from './en/trends.ts';
import type { users } from './en/users.ts';
import type { Language } from './languages.ts';

/**
 * Words that only some pages say. They come with the page or panel that says them, in the reader's language alone. What is
 * not listed here is in `en.ts`, and there from the start.
 */
export type WordPart = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>;

export type PartnersMessageId = keyof typeof partners;
export type AnonymisationMessageId = keyof typeof anonymisation;
export type MaintenanceMessageId = keyof typeof maintenance;
export type NotificationMessageId = keyof typeof notifications;
export type ScheduleMessageId = keyof typeof schedules;
export type ReportMessageId = keyof typeof report;
export type ThreatMessageId = keyof typeof threats;
export type PresenceMessageId = keyof typeof presence;
export type ServiceFactMessageId = keyof typeof serviceFacts;
export type TrendMessageId = keyof typeof trends;
export type DecisionMessageId = keyof typeof decisions;
export type TagNameMessageId = keyof typeof tagNames;
export type ParserMessageId = keyof typeof parsers;
export type TagMessageId = keyof typeof tags;
export type BrrMessageId = keyof typeof brr;
export type ScoreMessageId = keyof typeof score;
export type RiskMessageId = keyof typeof risk;
export type AccountMessageId = keyof typeof account;
export type SecondFactorMessageId = keyof typeof secondFactor;
export type DirectoryMessageId = keyof typeof directory;
export type SsoMessageId = keyof typeof sso;
export type GroupMessageId = keyof typeof groups;
export type UserMessageId = keyof typeof users;
export type StoreMessageId = keyof typeof store;
export type SettingsMessageId = keyof typeof settings;
export type HistoryMessageId = keyof typeof history;
export type KeyMessageId = keyof typeof keys;
export type PaletteMessageId = keyof typeof palette;
export type PermissionMessageId = keyof typeof permission;
export type AccessProfileMessageId = keyof typeof accessProfiles;
export type ApiKeyMessageId = keyof typeof apiKeys;
export type SessionBannerMessageId = keyof typeof sessionBanner;
export type PatternMessageId = keyof PatternWords;
export type SyslogMessageId = keyof typeof syslog;
export type SourceMessageId = keyof typeof datasources;
/** Names of the console's pages alone. */
export type RouteMessageId = Extract<keyof typeof routes, `route.${string}`>;
export type ComingMessageId = keyof typeof routes;

/** Companies that look after others. */
export const partnersWords = {
  'en-us': async () => (await import('./en/partners.ts')).partners,
  es: async () => (await import('./es/partners.ts')).partners,
  fr: async () => (await import('./fr/partners.ts')).partners,
  de: async () => (await import('./de/partners.ts')).partners,
  ja: async () => (await import('./ja/partners.ts')).partners,
} satisfies WordPart;

/** Anonymous people, and who asks who they are. */
export const anonymisationWords = {
  'en-us': async () => (await import('./en/anonymisation.ts')).anonymisation,
  es: async () => (await import('./es/anonymisation.ts')).anonymisation,
  fr: async () => (await import('./fr/anonymisation.ts')).anonymisation,
  de: async () => (await import('./de/anonymisation.ts')).anonymisation,
  ja: async () => (await import('./ja/anonymisation.ts')).anonymisation,
} satisfies WordPart;

/** Reports that are sent by and by. */
export const scheduleWords = {
  'en-us': async () => (await import('./en/report-schedules.ts')).schedules,
  es: async () => (await import('./es/report-schedules.ts')).schedules,
  fr: async () => (await import('./fr/report-schedules.ts')).schedules,
  de: async () => (await import('./de/report-schedules.ts')).schedules,
  ja: async () => (await import('./ja/report-schedules.ts')).schedules,
} satisfies WordPart;

/** What is to be looked at in the traffic. */
export const threatWords = {
  'en-us': async () => (await import('./en/threats.ts')).threats,
  es: async () => (await import('./es/threats.ts')).threats,
  fr: async () => (await import('./fr/threats.ts')).threats,
  de: async () => (await import('./de/threats.ts')).threats,
  ja: async () => (await import('./ja/threats.ts')).threats,
};

/** The audit report and the infographic. */
export const reportWords = {
  'en-us': async () => (await import('./en/report.ts')).report,
  es: async () => (await import('./es/report.ts')).report,
  fr: async () => (await import('./fr/report.ts')).report,
  de: async () => (await import('./de/report.ts')).report,
  ja: async () => (await import('./ja/report.ts')).report,
} satisfies WordPart;

/** How cloud use changes and divides. */
export const serviceFactWords = {
  'en-us': async () => (await import('./en/service-facts.ts')).serviceFacts,
  es: async () => (await import('./es/service-facts.ts')).serviceFacts,
  fr: async () => (await import('./fr/service-facts.ts')).serviceFacts,
  de: async () => (await import('./de/service-facts.ts')).serviceFacts,
  ja: async () => (await import('./ja/service-facts.ts')).serviceFacts,
} satisfies WordPart;

export const trendWords = {
  'en-us': async () => (await import('./en/trends.ts')).trends,
  es: async () => (await import('./es/trends.ts')).trends,
  fr: async () => (await import('./fr/trends.ts')).trends,
  de: async () => (await import('./de/trends.ts')).trends,
  ja: async () => (await import('./ja/trends.ts')).trends,
} satisfies WordPart;

/** When people were there, and what they came with. */
export const presenceWords = {
  'en-us': async () => (await import('./en/presence.ts')).presence,
  es: async () => (await import('./es/presence.ts')).presence,
  fr: async () => (await import('./fr/presence.ts')).presence,
  de: async () => (await import('./de/presence.ts')).presence,
  ja: async () => (await import('./ja/presence.ts')).presence,
} satisfies WordPart;

/** What a signed-in person sees of their own account. */
export const accountWords = {
  'en-us': async () => (await import('./en/account.ts')).account,
  es: async () => (await import('./es/account.ts')).account,
  fr: async () => (await import('./fr/account.ts')).account,
  de: async () => (await import('./de/account.ts')).account,
  ja: async () => (await import('./ja/account.ts')).account,
} satisfies WordPart;

/** The second factor of a person's own account. */
export const secondFactorWords = {
  'en-us': async () => (await import('./en/second-factor.ts')).secondFactor,
  es: async () => (await import('./es/second-factor.ts')).secondFactor,
  fr: async () => (await import('./fr/second-factor.ts')).secondFactor,
  de: async () => (await import('./de/second-factor.ts')).secondFactor,
  ja: async () => (await import('./ja/second-factor.ts')).secondFactor,
} satisfies WordPart;

/** The page that says what was refused, why, and who can change it. */
export const permissionWords = {
  'en-us': async () => (await import('./en/permission.ts')).permission,
  es: async () => (await import('./es/permission.ts')).permission,
  fr: async () => (await import('./fr/permission.ts')).permission,
  de: async () => (await import('./de/permission.ts')).permission,
  ja: async () => (await import('./ja/permission.ts')).permission,
} satisfies WordPart;

/** What explains a score: many sentences, for the few pages that show one. */
export const scoreWords = {
  'en-us': async () => (await import('./en/score.ts')).score,
  es: async () => (await import('./es/score.ts')).score,
  fr: async () => (await import('./fr/score.ts')).score,
  de: async () => (await import('./de/score.ts')).score,
  ja: async () => (await import('./ja/score.ts')).score,
} satisfies WordPart;

/** What services are asked about their risk, in groups, and how sure a score is. */
export const riskWords = {
  'en-us': async () => (await import('./en/risk.ts')).risk,
  es: async () => (await import('./es/risk.ts')).risk,
  fr: async () => (await import('./fr/risk.ts')).risk,
  de: async () => (await import('./de/risk.ts')).risk,
  ja: async () => (await import('./ja/risk.ts')).risk,
} satisfies WordPart;

/** Sources, their files, and how they are read. */
export const sourceWords = {
  'en-us': async () => (await import('./en/datasources.ts')).datasources,
  es: async () => (await import('./es/datasources.ts')).datasources,
  fr: async () => (await import('./fr/datasources.ts')).datasources,
  de: async () => (await import('./de/datasources.ts')).datasources,
  ja: async () => (await import('./ja/datasources.ts')).datasources,
} satisfies WordPart;

/** Parsers that a company makes for its own logs. */
export const parserWords = {
  'en-us': async () => (await import('./en/parsers.ts')).parsers,
  es: async () => (await import('./es/parsers.ts')).parsers,
  fr: async () => (await import('./fr/parsers.ts')).parsers,
  de: async () => (await import('./de/parsers.ts')).parsers,
  ja: async () => (await import('./ja/parsers.ts')).parsers,
} satisfies WordPart;

/** Whose syslog a source takes. */
export const syslogWords = {
  'en-us': async () => (await import('./en/syslog.ts')).syslog,
  es: async () => (await import('./es/syslog.ts')).syslog,
  fr: async () => (await import('./fr/syslog.ts')).syslog,
  de: async () => (await import('./de/syslog.ts')).syslog,
  ja: async () => (await import('./ja/syslog.ts')).syslog,
} satisfies WordPart;

/** The page where people come from a directory. */
export const directoryWords = {
  'en-us': async () => (await import('./en/directory.ts')).directory,
  es: async () => (await import('./es/directory.ts')).directory,
  fr: async () => (await import('./fr/directory.ts')).directory,
  de: async () => (await import('./de/directory.ts')).directory,
  ja: async () => (await import('./ja/directory.ts')).directory,
} satisfies WordPart;

/** The page where single sign-on is set up. */
export const ssoWords = {
  'en-us': async () => (await import('./en/sso.ts')).sso,
  es: async () => (await import('./es/sso.ts')).sso,
  fr: async () => (await import('./fr/sso.ts')).sso,
  de: async () => (await import('./de/sso.ts')).sso,
  ja: async () => (await import('./ja/sso.ts')).sso,
} satisfies WordPart;

/** Groups of people and units of the company. */
export const groupWords = {
  'en-us': async () => (await import('./en/groups.ts')).groups,
  es: async () => (await import('./es/groups.ts')).groups,
  fr: async () => (await import('./fr/groups.ts')).groups,
  de: async () => (await import('./de/groups.ts')).groups,
  ja: async () => (await import('./ja/groups.ts')).groups,
} satisfies WordPart;

/** The index of all settings, and the pages of those of the company itself. */
export const settingsWords = {
  'en-us': async () => (await import('./en/settings.ts')).settings,
  es: async () => (await import('./es/settings.ts')).settings,
  fr: async () => (await import('./fr/settings.ts')).settings,
  de: async () => (await import('./de/settings.ts')).settings,
  ja: async () => (await import('./ja/settings.ts')).settings,
} satisfies WordPart;

/** Saved filters of lists. */
export const savedFilterWords = {
  'en-us': async () => (await import('./en/saved-filters.ts')).savedFilters,
  es: async () => (await import('./es/saved-filters.ts')).savedFilters,
  fr: async () => (await import('./fr/saved-filters.ts')).savedFilters,
  de: async () => (await import('./de/saved-filters.ts')).savedFilters,
  ja: async () => (await import('./ja/saved-filters.ts')).savedFilters,
} satisfies WordPart;

/** Who changed what. */
export const historyWords = {
  'en-us': async () => (await import('./en/history.ts')).history,
  es: async () => (await import('./es/history.ts')).history,
  fr: async () => (await import('./fr/history.ts')).history,
  de: async () => (await import('./de/history.ts')).history,
  ja: async () => (await import('./ja/history.ts')).history,
} satisfies WordPart;

/** Errors of pages where a company is administered. */
export const administrationErrorWords = {
  'en-us': async () => (await import('./en/errors-of-administration.ts')).administrationErrors,
  es: async () => (await import('./es/errors-of-administration.ts')).administrationErrors,
  fr: async () => (await import('./fr/errors-of-administration.ts')).administrationErrors,
  de: async () => (await import('./de/errors-of-administration.ts')).administrationErrors,
  ja: async () => (await import('./ja/errors-of-administration.ts')).administrationErrors,
} satisfies WordPart;

/** What forms say where a field does not hold what it may. */
export const patternWords = {
  'en-us': async () => (await import('./en/patterns.ts')).patterns,
  es: async () => (await import('./es/patterns.ts')).patterns,
  fr: async () => (await import('./fr/patterns.ts')).patterns,
  de: async () => (await import('./de/patterns.ts')).patterns,
  ja: async () => (await import('./ja/patterns.ts')).patterns,
} satisfies WordPart;

/** The pages of access profiles. */
export const accessProfileWords = {
  'en-us': async () => (await import('./en/access-profiles.ts')).accessProfiles,
  es: async () => (await import('./es/access-profiles.ts')).accessProfiles,
  fr: async () => (await import('./fr/access-profiles.ts')).accessProfiles,
  de: async () => (await import('./de/access-profiles.ts')).accessProfiles,
  ja: async () => (await import('./ja/access-profiles.ts')).accessProfiles,
} satisfies WordPart;

/** The page of API keys. */
export const apiKeyWords = {
  'en-us': async () => (await import('./en/api-keys.ts')).apiKeys,
  es: async () => (await import('./es/api-keys.ts')).apiKeys,
  fr: async () => (await import('./fr/api-keys.ts')).apiKeys,
  de: async () => (await import('./de/api-keys.ts')).apiKeys,
  ja: async () => (await import('./ja/api-keys.ts')).apiKeys,
} satisfies WordPart;

/** What stands over every page while a sysadmin sees the console as an access profile does. */
export const sessionBannerWords = {
  'en-us': async () => (await import('./en/session-banner.ts')).sessionBanner,
  es: async () => (await import('./es/session-banner.ts')).sessionBanner,
  fr: async () => (await import('./fr/session-banner.ts')).sessionBanner,
  de: async () => (await import('./de/session-banner.ts')).sessionBanner,
  ja: async () => (await import('./ja/session-banner.ts')).sessionBanner,
} satisfies WordPart;

/** What mails say, for the server alone. */
export const mailWords = {
  'en-us': async () => (await import('./en/mail.ts')).mail,
  es: async () => (await import('./es/mail.ts')).mail,
  fr: async () => (await import('./fr/mail.ts')).mail,
  de: async () => (await import('./de/mail.ts')).mail,
  ja: async () => (await import('./ja/mail.ts')).mail,
} satisfies WordPart;

/** The store of apps, their accounts, and the catalogue of services. */
export const storeWords = {
  'en-us': async () => (await import('./en/store.ts')).store,
  es: async () => (await import('./es/store.ts')).store,
  fr: async () => (await import('./fr/store.ts')).store,
  de: async () => (await import('./de/store.ts')).store,
  ja: async () => (await import('./ja/store.ts')).store,
} satisfies WordPart;

/** What the apps of the store do, for the server alone. */
export const storeAppWords = {
  'en-us': async () => (await import('./en/store-apps.ts')).storeApps,
  es: async () => (await import('./es/store-apps.ts')).storeApps,
  fr: async () => (await import('./fr/store-apps.ts')).storeApps,
  de: async () => (await import('./de/store-apps.ts')).storeApps,
  ja: async () => (await import('./ja/store-apps.ts')).storeApps,
} satisfies WordPart;

/** What notices to people say, for the server alone. */
export const noticeWords = {
  'en-us': async () => (await import('./en/notices.ts')).notices,
  es: async () => (await import('./es/notices.ts')).notices,
  fr: async () => (await import('./fr/notices.ts')).notices,
  de: async () => (await import('./de/notices.ts')).notices,
  ja: async () => (await import('./ja/notices.ts')).notices,
} satisfies WordPart;

/** Names of pages, and what pages that are still to be built will show. */
export const routeWords = {
  'en-us': async () => (await import('./en/routes.ts')).routes,
  es: async () => (await import('./es/routes.ts')).routes,
  fr: async () => (await import('./fr/routes.ts')).routes,
  de: async () => (await import('./de/routes.ts')).routes,
  ja: async () => (await import('./ja/routes.ts')).routes,
} satisfies WordPart;

/** What keys do: said by the list of keys alone. */
export const keyWords = {
  'en-us': async () => (await import('./en/keys.ts')).keys,
  es: async () => (await import('./es/keys.ts')).keys,
  fr: async () => (await import('./fr/keys.ts')).keys,
  de: async () => (await import('./de/keys.ts')).keys,
  ja: async () => (await import('./ja/keys.ts')).keys,
} satisfies WordPart;

/** Said by the palette alone. */
export const paletteWords = {
  'en-us': async () => (await import('./en/palette.ts')).palette,
  es: async () => (await import('./es/palette.ts')).palette,
  fr: async () => (await import('./fr/palette.ts')).palette,
  de: async () => (await import('./de/palette.ts')).palette,
  ja: async () => (await import('./ja/palette.ts')).palette,
} satisfies WordPart;

export const chartWords = {
  'en-us': async () => (await import('./en/widgets-charts.ts')).widgets,
  es: async () => (await import('./es/widgets-charts.ts')).widgets,
  fr: async () => (await import('./fr/widgets-charts.ts')).widgets,
  de: async () => (await import('./de/widgets-charts.ts')).widgets,
  ja: async () => (await import('./ja/widgets-charts.ts')).widgets,
} satisfies WordPart;

export const choosingWords = {
  'en-us': async () => (await import('./en/widgets-choosing.ts')).widgets,
  es: async () => (await import('./es/widgets-choosing.ts')).widgets,
  fr: async () => (await import('./fr/widgets-choosing.ts')).widgets,
  de: async () => (await import('./de/widgets-choosing.ts')).widgets,
  ja: async () => (await import('./ja/widgets-choosing.ts')).widgets,
} satisfies WordPart;

export const dataWords = {
  'en-us': async () => (await import('./en/widgets-data.ts')).widgets,
  es: async () => (await import('./es/widgets-data.ts')).widgets,
  fr: async () => (await import('./fr/widgets-data.ts')).widgets,
  de: async () => (await import('./de/widgets-data.ts')).widgets,
  ja: async () => (await import('./ja/widgets-data.ts')).widgets,
} satisfies WordPart;

export const filterWords = {
  'en-us': async () => (await import('./en/widgets-filters.ts')).widgets,
  es: async () => (await import('./es/widgets-filters.ts')).widgets,
  fr: async () => (await import('./fr/widgets-filters.ts')).widgets,
  de: async () => (await import('./de/widgets-filters.ts')).widgets,
  ja: async () => (await import('./ja/widgets-filters.ts')).widgets,
} satisfies WordPart;

export const inputWords = {
  'en-us': async () => (await import('./en/widgets-inputs.ts')).widgets,
  es: async () => (await import('./es/widgets-inputs.ts')).widgets,
  fr: async () => (await import('./fr/widgets-inputs.ts')).widgets,
  de: async () => (await import('./de/widgets-inputs.ts')).widgets,
  ja: async () => (await import('./ja/widgets-inputs.ts')).widgets,
} satisfies WordPart;

export const mapWords = {
  'en-us': async () => (await import('./en/widgets-networks-and-maps.ts')).widgets,
  es: async () => (await import('./es/widgets-networks-and-maps.ts')).widgets,
  fr: async () => (await import('./fr/widgets-networks-and-maps.ts')).widgets,
  de: async () => (await import('./de/widgets-networks-and-maps.ts')).widgets,
  ja: async () => (await import('./ja/widgets-networks-and-maps.ts')).widgets,
} satisfies WordPart;

export const overlayWords = {
  'en-us': async () => (await import('./en/widgets-overlays.ts')).widgets,
  es: async () => (await import('./es/widgets-overlays.ts')).widgets,
  fr: async () => (await import('./fr/widgets-overlays.ts')).widgets,
  de: async () => (await import('./de/widgets-overlays.ts')).widgets,
  ja: async () => (await import('./ja/widgets-overlays.ts')).widgets,
} satisfies WordPart;

export const ruleWords = {
  'en-us': async () => (await import('./en/widgets-rules.ts')).widgets,
  es: async () => (await import('./es/widgets-rules.ts')).widgets,
  fr: async () => (await import('./fr/widgets-rules.ts')).widgets,
  de: async () => (await import('./de/widgets-rules.ts')).widgets,
  ja: async () => (await import('./ja/widgets-rules.ts')).widgets,
} satisfies WordPart;

export const timeWords = {
  'en-us': async () => (await import('./en/widgets-times.ts')).widgets,
  es: async () => (await import('./es/widgets-times.ts')).widgets,
  fr: async () => (await import('./fr/widgets-times.ts')).widgets,
  de: async () => (await import('./de/widgets-times.ts')).widgets,
  ja: async () => (await import('./ja/widgets-times.ts')).widgets,
} satisfies WordPart;

/** The bell, and the page of a person’s notices. */
export const notificationWords = {
  'en-us': async () => (await import('./en/notifications.ts')).notifications,
  es: async () => (await import('./es/notifications.ts')).notifications,
  fr: async () => (await import('./fr/notifications.ts')).notifications,
  de: async () => (await import('./de/notifications.ts')).notifications,
  ja: async () => (await import('./ja/notifications.ts')).notifications,
} satisfies WordPart;

/** Where work on the service is announced. */
export const maintenanceWords = {
  'en-us': async () => (await import('./en/maintenance.ts')).maintenance,
  es: async () => (await import('./es/maintenance.ts')).maintenance,
  fr: async () => (await import('./fr/maintenance.ts')).maintenance,
  de: async () => (await import('./de/maintenance.ts')).maintenance,
  ja: async () => (await import('./ja/maintenance.ts')).maintenance,
} satisfies WordPart;

/** Decisions about services, the lists and feeds made of them. */
export const decisionWords = {
  'en-us': async () => (await import('./en/decisions.ts')).decisions,
  es: async () => (await import('./es/decisions.ts')).decisions,
  fr: async () => (await import('./fr/decisions.ts')).decisions,
  de: async () => (await import('./de/decisions.ts')).decisions,
  ja: async () => (await import('./ja/decisions.ts')).decisions,
} satisfies WordPart;

/** Names of the reserved tags, for every list that shows tags. */
export const tagNameWords = {
  'en-us': async () => (await import('./en/tag-names.ts')).tagNames,
  es: async () => (await import('./es/tag-names.ts')).tagNames,
  fr: async () => (await import('./fr/tag-names.ts')).tagNames,
  de: async () => (await import('./de/tag-names.ts')).tagNames,
  ja: async () => (await import('./ja/tag-names.ts')).tagNames,
} satisfies WordPart;

/** How services are judged, compared and asked for. */
export const brrWords = {
  'en-us': async () => (await import('./en/brr.ts')).brr,
  es: async () => (await import('./es/brr.ts')).brr,
  fr: async () => (await import('./fr/brr.ts')).brr,
  de: async () => (await import('./de/brr.ts')).brr,
  ja: async () => (await import('./ja/brr.ts')).brr,
} satisfies WordPart;

/** The page of tags, and giving them to services. */
export const tagWords = {
  'en-us': async () => (await import('./en/tags.ts')).tags,
  es: async () => (await import('./es/tags.ts')).tags,
  fr: async () => (await import('./fr/tags.ts')).tags,
  de: async () => (await import('./de/tags.ts')).tags,
  ja: async () => (await import('./ja/tags.ts')).tags,
} satisfies WordPart;

/** The people of a company. */
export const userWords = {
  'en-us': async () => (await import('./en/users.ts')).users,
  es: async () => (await import('./es/users.ts')).users,
  fr: async () => (await import('./fr/users.ts')).users,
  de: async () => (await import('./de/users.ts')).users,
  ja: async () => (await import('./ja/users.ts')).users,
} satisfies WordPart;

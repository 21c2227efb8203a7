import { ACTIVITY_EXTRAS, targetsOf } from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import { formatBytes } from '@casbah/domain/format/bytes';
import { formatDateTime } from '@casbah/domain/format/date';
import { formatNumber } from '@casbah/domain/format/number';
import type { PlaceholderValues } from '@casbah/domain/response-template/render';
import { BRR_SCALE } from '@casbah/domain/risk';
import type { Provided } from '../areas/provided.ts';
import { named } from '../traffic/rows.ts';
import type { PreviewWords } from './preview-words.ts';

export type AskedActivities = Awaited<ReturnType<Provided['investigateReads']['askAny']>>;

/** How the reader sees the person of an activity. */
export function personOf(
  { user }: Event,
  asked: Pick<AskedActivities, 'names' | 'cards'>,
): string | undefined {
  return user === undefined ? undefined : (named(asked, user).name ?? user);
}

/**
 * Facts of an activity as messages show them. Those that it could have but doesn't are undefined; what only policies know
 * is absent.
 */
export function valuesOfActivity(
  event: Event,
  asked: Pick<AskedActivities, 'names' | 'cards' | 'services'>,
  words: PreviewWords,
): PlaceholderValues {
  const extra = event.extra ?? {};
  const targets = listed(targetsOf(event.targets), words);
  const isFolder = event.object_type === 'folder';
  const isMail = event.object_type === 'mail' || event.object_type === 'message';
  const activity = words.say(`activity.did.${event.activity}`);
  const exposure = extra[ACTIVITY_EXTRAS.exposure];
  return {
    timestamp: formatDateTime(event.time, words.locale, words.timeZone),
    users_scope: personOf(event, asked),
    account_name: extra[ACTIVITY_EXTRAS.account],
    geoip_scope: placeOf(event, words),
    platform: event.os,
    browser: event.browser,
    applications: event.service ?? event.app,
    activities_scope: activity,
    transfer_type: event.activity === 'upload' || event.activity === 'download' ? activity : undefined,
    weburl: event.url,
    site_urls: event.object_type === 'site' ? (event.url ?? event.object) : undefined,
    filename_pattern: event.object,
    path: extra[ACTIVITY_EXTRAS.path],
    file_size: sizeOf(extra[ACTIVITY_EXTRAS.size], words),
    file_scope_types: extensionOf(event.object),
    file_link: event.url,
    folder_scope: isFolder ? event.object : extra[ACTIVITY_EXTRAS.path],
    exposure_scope: exposure === undefined ? undefined : words.say(`activity.exposure.${exposure}`),
    recipient_scope: targets,
    recipients: targets,
    sender_email: isMail ? personOf(event, asked) : undefined,
    subject: isMail ? event.object : undefined,
    resource_name: event.object,
    resource_type: words.say(`activity.object.${event.object_type}`),
    ...ratingOf(event, asked, words),
  };
}

function ratingOf(
  { service_id }: Event,
  { services }: Pick<AskedActivities, 'services'>,
  { say, locale }: PreviewWords,
): PlaceholderValues {
  if (service_id === undefined || !services.has(service_id))
    return { category: undefined, risk_level: undefined, brr: undefined, brr_score: undefined };
  const { brr, level, category } = services.get(service_id);
  const risk = say(`widgets.risk.${level}`);
  const score = brr > BRR_SCALE ? undefined : formatNumber(brr, locale);
  return {
    category: say(`category.${category}`) ?? category,
    risk_level: risk,
    brr: score === undefined ? risk : `${score} (${risk})`,
    brr_score: score,
    brr_risk_category: risk,
  };
}

function placeOf({ city, country }: Event, { locale }: PreviewWords): string | undefined {
  const name =
    country !== undefined && /^[A-Z]{2}$/.test(country)
      ? new Intl.DisplayNames(locale, { type: 'region' }).of(country)
      : country;
  const known = [city, name].filter((part) => part !== undefined && part !== '');
  return known.length === 0 ? undefined : known.join(', ');
}

function sizeOf(bytes: string | undefined, { locale }: PreviewWords): string | undefined {
  return bytes !== undefined && /^\d{1,15}$/.test(bytes) ? formatBytes(Number(bytes), locale) : undefined;
}

/** Upper-case extension of a file's name. */
function extensionOf(name: string | undefined): string | undefined {
  return name?.match(/\.([A-Za-z0-9]{1,8})$/)?.[1]?.toUpperCase();
}

function listed(names: readonly string[], { locale }: PreviewWords): string | undefined {
  return names.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'unit' }).format(names);
}

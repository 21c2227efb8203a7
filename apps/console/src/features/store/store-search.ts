import type { StoreAppAnswer } from '@casbah/contract/store';
import { APP_CATEGORIES, APP_FIELDS, type AppCategory, type AppField } from '@casbah/domain/store/store-app';
import { textOf } from '../../scope/scope.ts';

export const STATUSES = ['subscribed', 'trial', 'available'] as const;
export type StatusChoice = (typeof STATUSES)[number];
/** Store fields, and the company's own apps. */
export type FieldChoice = AppField | 'custom';

/** URL parameters of the store. */
export interface StoreSearch {
  q?: string | undefined;
  field?: FieldChoice | undefined;
  way?: AppCategory | undefined;
  status?: StatusChoice | undefined;
}

export function readStoreSearch(search: Record<string, unknown>): StoreSearch {
  const [q, field, way, status] = [search.q, search.field, search.way, search.status].map(textOf);
  return {
    ...(q === undefined ? {} : { q }),
    ...given('field', [...APP_FIELDS, 'custom'] as const, field),
    ...given('way', APP_CATEGORIES, way),
    ...given('status', STATUSES, status),
  };
}

function given<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  text: string | undefined,
): { [Key in Name]?: Value } {
  const value = values.find((one) => one === text);
  // TypeScript widens computed keys, so the type is asserted.
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

/** The page that was requested but isn't available without the app. */
export interface AppSearch {
  from?: string | undefined;
}

export function readAppSearch(search: Record<string, unknown>): AppSearch {
  const from = textOf(search.from);
  return from === undefined || !from.startsWith('/') || from.startsWith('//') ? {} : { from };
}

type Way = StoreAppAnswer['ways'][number];

/** Apps listed in the store: those with a working function, and those the company has. */
export function listedApps(apps: readonly StoreAppAnswer[]): readonly StoreAppAnswer[] {
  return apps.filter(({ ways }) =>
    ways.some(
      ({ is_built, app_category, access_status }) =>
        is_built || (app_category !== 'CASBAH' && ['GRANTED', 'EXPIRED'].includes(access_status)),
    ),
  );
}

/** Matching apps, each with its matching variants; apps without any are left out. */
export function fitting(apps: readonly StoreAppAnswer[], search: StoreSearch): StoreAppAnswer[] {
  const wanted = search.q?.trim().toLowerCase() ?? '';
  return apps.flatMap((app) => {
    const text = `${app.app_name}\n${app.title}\n${app.summary}`.toLowerCase();
    if (wanted !== '' && !text.includes(wanted)) return [];
    if (search.field !== undefined && app.field !== search.field) return [];
    const ways = app.ways.filter(
      (way) =>
        (search.way === undefined || way.app_category === search.way) &&
        (search.status === undefined || isOf(way, search.status)),
    );
    return ways.length === 0 ? [] : [{ ...app, ways }];
  });
}

function isOf({ access_status, is_free_trial }: Way, status: StatusChoice): boolean {
  switch (status) {
    case 'subscribed':
      return access_status === 'GRANTED';
    case 'trial':
      return access_status === 'GRANTED' && is_free_trial;
    case 'available':
      return access_status !== 'GRANTED';
  }
}

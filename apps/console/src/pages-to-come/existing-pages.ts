import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { ComingMessageId } from '@casbah/messages/route-id';
import type { App } from '../routing/app.ts';
import type { Route } from '../routing/route-table.ts';

/** A page that is there already and answers part of what a page to come is about. */
export interface ExistingPage {
  /** The key of its route. */
  key: string;
  words: ComingMessageId;
  /** What `{name}` in the words stands for. */
  name?: string | undefined;
  search?: Readonly<Record<string, string>> | undefined;
}

const SUMMARY: ExistingPage = { key: 'audit.summary', words: 'coming.link.summary' };
const SERVICES: ExistingPage = { key: 'audit.services', words: 'coming.link.services' };
const RISKY: ExistingPage = {
  key: 'audit.services',
  words: 'coming.link.risky',
  search: { filter: printFilter({ kind: 'in', field: 'risk', values: ['high'] }, TRAFFIC_FIELDS) },
};
const UPLOADS: ExistingPage = {
  key: 'audit.services',
  words: 'coming.link.uploads',
  search: { sort: '-bytes_up' },
};
const INFRASTRUCTURE: ExistingPage = {
  key: 'audit.services',
  words: 'coming.link.infrastructure',
  search: {
    filter: printFilter({ kind: 'in', field: 'category', values: ['Cloud infrastructure'] }, TRAFFIC_FIELDS),
  },
};
const USERS: ExistingPage = { key: 'audit.users', words: 'coming.link.users' };
const SOURCES: ExistingPage = { key: 'audit.sources', words: 'coming.link.sources' };
const PROFILE: ExistingPage = { key: 'account.profile', words: 'coming.link.profile' };

const OF_APP: Readonly<Record<App, readonly ExistingPage[]>> = {
  account: [PROFILE, SOURCES],
  audit: [SUMMARY, SERVICES, RISKY],
  dashboards: [SUMMARY, SERVICES],
  detect: [RISKY, USERS],
  analyze: [SERVICES, USERS, SUMMARY],
  investigate: [USERS, SERVICES],
  protect: [RISKY, UPLOADS],
  endpoint: [USERS, SERVICES],
  securlets: [SERVICES, UPLOADS],
  store: [SERVICES, SOURCES],
  dspm: [UPLOADS, USERS],
  iaas: [INFRASTRUCTURE, SERVICES],
  settings: [SOURCES, PROFILE],
  login: [],
};

/** What fits a page to come. A cloud app's pages begin with what the company's traffic says of that app. */
export function existingPagesFor({ app, name }: Route): readonly ExistingPage[] {
  if (name === undefined) return OF_APP[app];
  return [{ key: 'audit.services', words: 'coming.link.service', name, search: { q: name } }, ...OF_APP[app]];
}

import { auditEntityWords, auditEventsWords, auditReportWords } from '@casbah/messages/audit';
import { catalogueFactsWords } from '@casbah/messages/catalogue';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { presenceWords } from '@casbah/messages/presence';
import { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';
import { tagsNamesWords } from '@casbah/messages/tags';
import { trendsWords } from '@casbah/messages/trends';
import { chartWords, choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { AuditIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { CheckIcon, CompareIcon, GaugeIcon, PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit, auditTabs } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { readScope, textOf } from '../../scope/scope.ts';
import type { KeyGroupId } from '../../shell/page-keys.ts';
import { withWords } from '../../words/words.ts';
import { readEventsSearch } from './events/events-search.ts';
import { readListSearch } from './list-search.ts';
import type { RequestsSearch } from './requests/requests-search.ts';
import type { CompareSearch } from './risk/compared.ts';
import { readServiceSearch } from './service/service-search.ts';
import { readUserSearch } from './user/user-search.ts';

/** Keyboard shortcuts of the audit lists. */
const LIST_KEYS: readonly KeyGroupId[] = ['conditions', 'spans', 'list', 'cells', 'headings', 'panel'];

const loadProfile = withWords(
  [
    riskProfilesWords,
    riskWords,
    riskScoreWords,
    inputWords,
    dataWords,
    choosingWords,
    administrationErrorWords,
  ],
  () => import('./risk/ProfilePage.tsx'),
);

const home = createRoute({
  getParentRoute: () => appAudit,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/appAudit/summary', search: readScope(search), replace: true });
  },
});

const summary = createRoute({
  getParentRoute: () => auditTabs,
  path: '/summary',
  staticData: { keys: ['chart'] },
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords([trendsWords], () => import('./summary/SummaryPage.tsx')),
    'SummaryPage',
  ),
});

const services = createRoute({
  getParentRoute: () => auditTabs,
  path: '/services',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./services/ServicesPage.tsx')),
    'ServicesPage',
  ),
});

const users = createRoute({
  getParentRoute: () => auditTabs,
  path: '/users',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./users/UsersPage.tsx')),
    'UsersPage',
  ),
});

const destinations = createRoute({
  getParentRoute: () => auditTabs,
  path: '/destinations',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./destinations/DestinationsPage.tsx')),
    'DestinationsPage',
  ),
});

const sites = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sites',
  staticData: { keys: LIST_KEYS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(
    withWords([tagsNamesWords, dataWords], () => import('./sites/SitesPage.tsx')),
    'SitesPage',
  ),
});

const events = createRoute({
  getParentRoute: () => auditTabs,
  path: '/events',
  staticData: { keys: LIST_KEYS },
  validateSearch: readEventsSearch,
  component: lazyRouteComponent(
    withWords(
      [auditEventsWords, tagsNamesWords, dataWords, inputWords],
      () => import('./events/EventsPage.tsx'),
    ),
    'EventsPage',
  ),
});

const service = createRoute({
  getParentRoute: () => appAudit,
  path: '/service/$id',
  staticData: { keys: ['spans'] },
  validateSearch: readServiceSearch,
  component: lazyRouteComponent(
    withWords(
      [
        auditEntityWords,
        riskWords,
        riskScoreWords,
        catalogueFactsWords,
        trendsWords,
        presenceWords,
        tagsNamesWords,
        dataWords,
        riskProfilesWords,
        inputWords,
        choosingWords,
        administrationErrorWords,
      ],
      () => import('./service/ServicePage.tsx'),
    ),
    'ServicePage',
  ),
});

const serviceById = createRoute({
  getParentRoute: () => appAudit,
  path: '/service',
  beforeLoad: ({ search }) => {
    const { id, ...rest }: Record<string, unknown> = search;
    const scope = readScope(rest);
    if (textOf(id) === undefined) throw redirect({ to: '/appAudit/services', search: scope, replace: true });
    throw redirect({ to: '/appAudit/service/$id', params: { id: String(id) }, search: scope, replace: true });
  },
});

const user = createRoute({
  getParentRoute: () => appAudit,
  path: '/user/$user',
  staticData: { keys: ['spans'] },
  validateSearch: readUserSearch,
  component: lazyRouteComponent(
    withWords(
      [auditEntityWords, presenceWords, dataWords, inputWords, administrationErrorWords],
      () => import('./user/UserPage.tsx'),
    ),
    'UserPage',
  ),
});

const userById = createRoute({
  getParentRoute: () => appAudit,
  path: '/user',
  beforeLoad: ({ search }) => {
    const { id, user: name, ...rest }: Record<string, unknown> = search;
    const wanted = textOf(name) ?? textOf(id);
    const scope = readScope(rest);
    if (wanted === undefined) throw redirect({ to: '/appAudit/users', search: scope, replace: true });
    throw redirect({ to: '/appAudit/user/$user', params: { user: wanted }, search: scope, replace: true });
  },
});

const report = createRoute({
  getParentRoute: () => appAudit,
  path: '/audit-report',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords(
      [auditReportWords, trendsWords, inputWords, dataWords],
      () => import('./report/AuditReportPage.tsx'),
    ),
    'AuditReportPage',
  ),
});

const infographic = createRoute({
  getParentRoute: () => appAudit,
  path: '/infographic',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords([auditReportWords, chartWords], () => import('./report/InfographicPage.tsx')),
    'InfographicPage',
  ),
});

const riskProfiles = createRoute({
  getParentRoute: () => appAudit,
  path: '/preferences/brrprofiles',
  component: lazyRouteComponent(
    withWords(
      [riskProfilesWords, inputWords, dataWords, administrationErrorWords],
      () => import('./risk/ProfilesPage.tsx'),
    ),
    'ProfilesPage',
  ),
});

const newRiskProfile = createRoute({
  getParentRoute: () => appAudit,
  path: '/preferences/brrprofiles/add',
  component: lazyRouteComponent(loadProfile, 'ProfilePage'),
});

const riskProfile = createRoute({
  getParentRoute: () => appAudit,
  path: '/preferences/brrprofiles/$id',
  component: lazyRouteComponent(loadProfile, 'ProfilePage'),
});

const compare = createRoute({
  getParentRoute: () => appAudit,
  path: '/compareservices',
  validateSearch: texts<CompareSearch>,
  component: lazyRouteComponent(
    withWords(
      [riskProfilesWords, riskWords, riskScoreWords, inputWords, dataWords, choosingWords],
      () => import('./risk/ComparePage.tsx'),
    ),
    'ComparePage',
  ),
});

const review = createRoute({
  getParentRoute: () => appAudit,
  path: '/reviewbrr',
  component: lazyRouteComponent(
    withWords(
      [riskProfilesWords, inputWords, dataWords, administrationErrorWords],
      () => import('./risk/ReviewPage.tsx'),
    ),
    'ReviewPage',
  ),
});

const requests = createRoute({
  getParentRoute: () => appAudit,
  path: '/requestedservices',
  validateSearch: texts<RequestsSearch>,
  component: lazyRouteComponent(
    withWords(
      [riskProfilesWords, inputWords, dataWords, administrationErrorWords],
      () => import('./requests/RequestsPage.tsx'),
    ),
    'RequestsPage',
  ),
});

export const feature = {
  routes: [
    home,
    summary,
    services,
    users,
    destinations,
    sites,
    events,
    service,
    serviceById,
    user,
    userById,
    report,
    infographic,
    riskProfiles,
    newRiskProfile,
    riskProfile,
    compare,
    review,
    requests,
  ],
  rail: [
    {
      to: '/appAudit',
      words: 'route.audit.home',
      icon: AuditIcon,
      group: 'discover',
      order: 10,
      keepsTime: true,
    },
    {
      to: '/appAudit/compareservices',
      words: 'route.audit.compareServices',
      icon: CompareIcon,
      group: 'discover',
      order: 30,
    },
    {
      to: '/appAudit/preferences/brrprofiles',
      words: 'route.audit.brrProfiles',
      icon: GaugeIcon,
      group: 'posture',
      order: 10,
    },
    {
      to: '/appAudit/reviewbrr',
      words: 'route.audit.reviewBrr',
      icon: CheckIcon,
      group: 'posture',
      order: 20,
    },
    {
      to: '/appAudit/requestedservices',
      words: 'route.audit.requestedServices',
      icon: PlusIcon,
      group: 'protect',
      order: 20,
    },
  ],
} as const satisfies Feature;

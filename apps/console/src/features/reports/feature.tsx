import { administrationErrorWords } from '@casbah/messages/every-area';
import { reportsWords } from '@casbah/messages/reports';
import { tagsNamesWords } from '@casbah/messages/tags';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { MailIcon, ReportIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const loadSchedules = withWords(
  [reportsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
  () => import('./SchedulesPage.tsx'),
);

const schedules = createRoute({
  getParentRoute: () => root,
  path: '/appAudit/schedule-report',
  validateSearch: texts<{ delivery: string }>,
  component: lazyRouteComponent(loadSchedules, 'SchedulesPage'),
});

const dashboardSchedules = createRoute({
  getParentRoute: () => root,
  path: '/appDashboards2/manage-scheduled-reports',
  validateSearch: texts<{ delivery: string }>,
  component: lazyRouteComponent(loadSchedules, 'SchedulesPage'),
});

const digest = createRoute({
  getParentRoute: () => root,
  path: '/appDashboards2/manage-user-digest',
  component: lazyRouteComponent(
    withWords(
      [reportsWords, inputWords, dataWords, administrationErrorWords],
      () => import('./DigestPage.tsx'),
    ),
    'DigestPage',
  ),
});

export const feature = {
  routes: [schedules, dashboardSchedules, digest],
  rail: [
    {
      to: '/appAudit/schedule-report',
      words: 'route.audit.scheduleReport',
      icon: ReportIcon,
      group: 'discover',
      order: 40,
      also: ['/appAudit/audit-report', '/appAudit/infographic', '/appDashboards2/manage-scheduled-reports'],
    },
    {
      to: '/appDashboards2/manage-user-digest',
      words: 'route.dashboards.userDigest',
      icon: MailIcon,
      group: 'discover',
      order: 50,
    },
  ],
} as const satisfies Feature;

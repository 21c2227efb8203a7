import {
  contentprofilesDeletingWords,
  contentprofilesNamesWords,
  contentprofilesTabsWords,
  contentprofilesWords,
} from '@casbah/messages/contentprofiles';
import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { choosingWords, dataWords, inputWords, ruleWords } from '@casbah/messages/widgets';
import { BlockIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const profiles = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        contentprofilesTabsWords,
        administrationErrorWords,
        dataWords,
        ruleWords,
        choosingWords,
        inputWords,
      ],
      () => import('./ProfilesPage.tsx'),
    ),
    'ProfilesPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/manage',
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        administrationErrorWords,
        patternsWords,
        inputWords,
        choosingWords,
        dataWords,
        ruleWords,
      ],
      () => import('./ProfilePage.tsx'),
    ),
    'ProfilePage',
  ),
});

const reusableRules = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/reusable',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        contentprofilesTabsWords,
        administrationErrorWords,
        dataWords,
        ruleWords,
        routeWords,
      ],
      () => import('./ReusableRulesPage.tsx'),
    ),
    'ReusableRulesPage',
  ),
});

const reusableRule = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/reusable/manage',
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        administrationErrorWords,
        patternsWords,
        inputWords,
        choosingWords,
        dataWords,
        ruleWords,
        routeWords,
      ],
      () => import('./ReusableRulePage.tsx'),
    ),
    'ReusableRulePage',
  ),
});

const dataFilters = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/datafilter',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        contentprofilesTabsWords,
        administrationErrorWords,
        dataWords,
        ruleWords,
        routeWords,
        patternsWords,
        inputWords,
        choosingWords,
      ],
      () => import('./DataFiltersPage.tsx'),
    ),
    'DataFiltersPage',
  ),
});

const aliases = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/aliases',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        contentprofilesWords,
        contentprofilesDeletingWords,
        contentprofilesNamesWords,
        contentprofilesTabsWords,
        administrationErrorWords,
        dataWords,
        ruleWords,
        routeWords,
        patternsWords,
        inputWords,
        choosingWords,
      ],
      () => import('./AliasesPage.tsx'),
    ),
    'AliasesPage',
  ),
});

export const feature = {
  routes: [profiles, profile, reusableRules, reusableRule, dataFilters, aliases],
  rail: [
    {
      to: '/protect/dlpprofiles',
      words: 'route.protect.dlpProfiles',
      icon: BlockIcon,
      group: 'protect',
      order: 10,
      also: ['/appControls/Dictionaries', '/appControls/MLProfiles', '/protect/indices'],
    },
  ],
} as const satisfies Feature;

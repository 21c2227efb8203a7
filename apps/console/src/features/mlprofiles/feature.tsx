import { contentprofilesDeletingWords, contentprofilesTabsWords } from '@casbah/messages/contentprofiles';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { mlprofilesPartsWords, mlprofilesWords } from '@casbah/messages/mlprofiles';
import { patternsWords } from '@casbah/messages/patterns';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const profiles = createRoute({
  getParentRoute: () => root,
  path: '/appControls/MLProfiles',
  validateSearch: texts<{ profile: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        mlprofilesWords,
        mlprofilesPartsWords,
        contentprofilesTabsWords,
        contentprofilesDeletingWords,
        patternsWords,
        administrationErrorWords,
        inputWords,
        dataWords,
      ],
      () => import('./MlProfilesPage.tsx'),
    ),
    'MlProfilesPage',
  ),
});

export const feature = { routes: [profiles] } as const satisfies Feature;

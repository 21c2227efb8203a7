import { area } from '../areas/define.ts';
import { ContentChoicesReader } from './choices.ts';
import { ContentDefinitions } from './definitions.ts';
import { hasIncludedDictionary, identifierById } from './included.ts';
import { PatternThread } from './pattern-thread.ts';
import { contentprofilesResource } from './resource.ts';
import { contentprofilesHandlers } from './routes.ts';
import { ContentProfilesService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** What companies define for content inspection: names, limits, uses and history of every kind. */
    contentDefinitions: ContentDefinitions;
  }
}

export const contentprofilesArea = area({
  name: 'contentprofiles',
  needs: ['control', 'clock'],
  gives: ['contentDefinitions'],
  build({ control, clock }) {
    const definitions = new ContentDefinitions({
      control,
      clock,
      included: {
        hasIdentifier: (id) => identifierById(id) !== undefined,
        hasDictionary: hasIncludedDictionary,
      },
    });
    const patterns = new PatternThread();
    const service = new ContentProfilesService({ definitions, patterns });
    const choices = new ContentChoicesReader(definitions);
    return {
      handlers: contentprofilesHandlers({ service, choices, patterns }),
      resources: contentprofilesResource(service),
      stop: () => patterns.stop(),
      provides: { contentDefinitions: definitions },
    };
  },
});

import { MINUTE_MS } from '@casbah/domain/time-units';
import { officeClient } from '../client.ts';
import { gitHubRecord, OVER_HTTPS, REPOSITORIES } from '../github.ts';
import { requestsOf } from './downloads.ts';
import type { Plot, Scene } from './story.ts';

/** What the two people of `source-code-to-assistant` do at GitHub. */
export const sourceCode: Plot = {
  id: 'source-code-clones',
  continues: 'source-code-to-assistant',
  title: 'Two people clone every repository, one publishes theirs',
  told: 'The two people in research who paste code into an assistant clone all repositories on the day before they begin. Three days before the end, one of them makes the recipes public for an evening.',
  act(stage) {
    const both = [0, 1].map((nth) => stage.cast('Research and development', 'paloalto', nth));
    const clones = both.map((person, nth): Scene => {
      const start = stage.atWork(stage.days - 15, 15 + nth);
      const records = REPOSITORIES.flatMap((repository, index) => {
        const act = { actor: person, client: officeClient(person), repository };
        const time = start + index * 1.5 * MINUTE_MS;
        return [
          gitHubRecord({
            ...act,
            time,
            client: { ...act.client, userAgent: 'git/2.52.0' },
            action: 'git.clone',
            details: OVER_HTTPS,
          }),
          gitHubRecord({ ...act, time: time + 20_000, action: 'repo.download_zip' }),
        ];
      });
      const requests = requestsOf(person, records, {
        host: 'github.com',
        path: '/atlasfoods/recipes.git/git-upload-pack',
        bytesDown: 40_000_000,
        category: 'Computer and Internet Info',
      });
      return { detects: 'mass_clone', people: [person.account], records, requests };
    });
    const [publisher] = both;
    if (publisher === undefined) return clones;
    const act = { actor: publisher, client: officeClient(publisher), repository: 'recipes' as const };
    const visibility = (time: number, after: string, before: string) =>
      gitHubRecord({
        ...act,
        time,
        action: 'repo.access',
        details: { visibility: after, previous_visibility: before, repository_public: after === 'public' },
      });
    const people = [publisher.account];
    return [
      ...clones,
      {
        detects: 'repository_made_public',
        people,
        records: [visibility(stage.atWork(stage.days - 3, 16.6), 'public', 'private')],
      },
      { people, records: [visibility(stage.atWork(stage.days - 3, 19.1), 'private', 'public')] },
    ];
  },
};

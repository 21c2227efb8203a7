import { clientOf } from '../client.ts';
import { gitHubRecord, OVER_HTTPS } from '../github.ts';
import type { EverydayAct, EverydayActs } from './everyday-act.ts';

/** Git over HTTPS of the repository that traffic names. */
const git: EverydayAct = {
  record: (request, random) => {
    const dice = random.next();
    return gitHubRecord({
      time: request.time,
      actor: request.person,
      client: { ...clientOf(request), userAgent: 'git/2.52.0' },
      action: dice < 0.62 ? 'git.fetch' : dice < 0.92 ? 'git.push' : 'git.clone',
      repository: 'recipes',
      details: OVER_HTTPS,
    });
  },
};

function pullRequest(action: string, share = 1): EverydayAct {
  return {
    share,
    record: (request, random) => {
      const number = random.integer(400, 520);
      return gitHubRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        action,
        repository: 'recipes',
        details: {
          pull_request_id: 2_900_000_000 + number,
          pull_request_title: `Batch ${number}`,
          pull_request_url: `https://github.com/atlasfoods/recipes/pull/${number}`,
        },
      });
    },
  };
}

/** Traffic of GitHub as the organization's audit log records it. */
export const GITHUB_ACTS: EverydayActs = {
  'GET github.com/atlasfoods/recipes.git/git-upload-pack': git,
  'POST github.com/atlasfoods/recipes.git/git-upload-pack': git,
  'POST github.com/atlasfoods/recipes/pulls': pullRequest('pull_request.create'),
  'GET github.com/atlasfoods/recipes/pulls': pullRequest('pull_request.merge', 0.15),
};

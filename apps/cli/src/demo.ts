import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '@casbah/server/compose';
import { connect } from './connection.ts';
import type { DemoAccount } from './demo-account.ts';
import { createDemoProfiles } from './demo-profiles.ts';
import type { ProgressBar } from './progress-bar.ts';

/** Poll interval of the sample's progress. */
const POLL_EVERY_MS = 500;

/**
 * Sets up Atlas Foods on an empty server and loads its sample data like the console does. Can be interrupted and
 * repeated, because the server stores the progress.
 */
export async function loadDemo(
  { origin, setup: firstRun }: Pick<RunningServer, 'origin' | 'setup'>,
  { email, password }: DemoAccount,
  bar: ProgressBar,
): Promise<void> {
  const { client } = connect(origin);
  const setup = await client.call('GET /user/setup', {});
  if (setup.needs_setup) {
    await client.call('POST /user/setup', {
      body: {
        company: 'Atlas Foods',
        name: 'Nadia Berrada',
        email,
        password,
        setup_token: firstRun?.token,
      },
    });
  } else {
    await client.call('POST /user/loginapi', { body: { email, password } });
  }
  bar.show(0, 'writing logs for Atlas Foods');
  let { sample } = await client.call('GET /admin/first-steps', {});
  if (sample.state === 'none') sample = await client.call('POST /admin/first-steps/sample', {});
  const events = (): string => new Intl.NumberFormat('en').format(sample.events);
  while (sample.state === 'loading') {
    await pause(POLL_EVERY_MS);
    ({ sample } = await client.call('GET /admin/first-steps', {}));
    bar.show(0.1 + 0.9 * sample.progress, `${events()} events`);
  }
  await createDemoProfiles(client);
  await client.call('POST /user/logout', {});
  bar.done(`loaded ${events()} events of Atlas Foods`);
}

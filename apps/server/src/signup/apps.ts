import type { SignUpApp } from '@casbah/contract/signup';

/** There is always one: a company's accounts at a cloud platform need no connector to be installed there first. */
export const CLOUD_PLATFORM: SignUpApp = {
  id: 'amazonwebservices',
  name: 'Amazon Web Services',
  category: 'Cloud platform',
};

/** What a sign-up can begin in: the apps that there are connectors for, and a cloud platform. */
export function signUpApps(connectors: readonly SignUpApp[]): SignUpApp[] {
  return [...connectors.filter(({ id }) => id !== CLOUD_PLATFORM.id), CLOUD_PLATFORM];
}

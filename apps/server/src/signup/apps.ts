import type { SignUpApp } from '@casbah/contract/signup';

/** Always offered: a company's cloud platform accounts need no connector installed first. */
export const CLOUD_PLATFORM: SignUpApp = {
  id: 'amazonwebservices',
  name: 'Amazon Web Services',
  category: 'Cloud platform',
};

/** Apps that a sign-up can begin in: those with a connector, and a cloud platform. */
export function signUpApps(connectors: readonly SignUpApp[]): SignUpApp[] {
  return [...connectors.filter(({ id }) => id !== CLOUD_PLATFORM.id), CLOUD_PLATFORM];
}

import { createRoute, redirect } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';

/** The sign-in pages are a separate app, loaded before the console. */
const signInPages = (
  [
    ['/appLogin', '/'],
    ['/appLogin/multi-factor', '/#/mfa'],
    ['/appLogin/forgotpassword', '/#/forgotpassword'],
    ['/appLogin/resetpassword', '/#/resetpassword'],
  ] as const
).map(([path, href]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href, reloadDocument: true });
    },
  }),
);

export const feature = { routes: signInPages } as const satisfies Feature;

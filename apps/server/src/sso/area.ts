import { removeEndedSignIns } from '@casbah/stores/control/sso/identity-providers';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { OpenIdConnect } from './oidc.ts';
import { ssoPages } from './pages.ts';
import { ssoHandlers } from './routes.ts';
import { SsoService } from './service.ts';
import { SignIn } from './sign-in.ts';
import { SigningKeys } from './signing-keys.ts';

/** Single sign-on. */
export const ssoArea = area({
  name: 'sso',
  needs: ['settings', 'control', 'clock', 'seal', 'outgoing', 'entrance', 'placeFor'],
  build({ settings, outgoing, entrance, placeFor, ...parts }) {
    const { control, clock, seal } = parts;
    const oidc = new OpenIdConnect({ outgoing, clock });
    const keys = new SigningKeys({ control, seal, clock });
    const signIn = new SignIn({ ...parts, keys, oidc, entrance });
    const service = new SsoService({ ...parts, outgoing, oidc });
    return {
      handlers: ssoHandlers({ control, service, signIn, publicUrl: settings.publicUrl }),
      http: (api) => ssoPages(api, { signIn, placeFor }),
      jobs: [cleanup('sso', parts, removeEndedSignIns)],
    };
  },
});

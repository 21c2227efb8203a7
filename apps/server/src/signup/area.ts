import { area } from '../areas/define.ts';
import { ApiFailure } from '../http/failure.ts';
import { signUpApps } from './apps.ts';
import { signUpHandlers } from './routes.ts';
import { SignUpService } from './service.ts';

export const signUpArea = area({
  name: 'signup',
  needs: ['settings', 'control', 'clock', 'queueMail', 'afterwards', 'newPasswords', 'entrance'],
  build({ settings, newPasswords, entrance, ...parts }) {
    const apps = signUpApps([]);
    const service = new SignUpService({
      ...parts,
      ...settings.signUp,
      apps,
      rules: newPasswords,
      async beginSession(tx, exchange, known, entry) {
        const admitted = await entrance.admit(tx, known, exchange.request.ip);
        if (admitted instanceof ApiFailure) throw admitted;
        const begun = await entrance.begin(tx, exchange, admitted, entry);
        return () => entrance.open(exchange, begun);
      },
    });
    return { handlers: signUpHandlers({ service, apps }) };
  },
});

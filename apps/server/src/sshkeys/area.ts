import { area } from '../areas/define.ts';
import { sshKeysHandlers } from './routes.ts';
import { SshKeysService } from './service.ts';

export const sshKeysArea = area({
  name: 'sshkeys',
  needs: ['control', 'clock'],
  build: (parts) => ({ handlers: sshKeysHandlers({ service: new SshKeysService(parts) }) }),
});

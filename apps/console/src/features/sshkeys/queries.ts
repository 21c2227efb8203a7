import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

export const sshKeysQuery = queryOptions({
  queryKey: ['tenant', 'ssh-keys'],
  queryFn: ({ signal }) => call('GET /admin/ssh_keys', {}, { signal }),
});

import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

export const sshKey = z.object({
  id: z.string(),
  name: z.string(),
  /** `ssh-ed25519`, `ssh-rsa`, … */
  algorithm: z.string(),
  bits: z.number().int(),
  /** `SHA256:…` in OpenSSH format. */
  fingerprint: z.string(),
  /** Algorithm and key in OpenSSH format. */
  public_key: z.string(),
  created_on: z.iso.datetime(),
});
export type SshKeyAnswer = z.infer<typeof sshKey>;

export const sshKeysCalls = calls({
  'GET /admin/ssh_keys': {
    summary: 'List the public SSH keys of machines that upload logs.',
    permission: 'settings.view',
    answer: z.object({ api_response: z.literal('success'), ssh_keys: z.array(sshKey) }),
    errors: [],
  },
  'POST /admin/ssh_keys': {
    summary: 'Add a public key.',
    permission: 'settings.modify',
    idempotent: true,
    body: z.strictObject({
      name: z.string().trim().min(1).max(64),
      public_key: z
        .string()
        .trim()
        .min(1)
        .max(16 * 1024),
    }),
    answer: z.object({ api_response: z.literal('success'), ssh_key: sshKey }),
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'DELETE /admin/ssh_keys/{id}': {
    summary: 'Delete a public key.',
    permission: 'settings.modify',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
});

export const sshKeysEvents = historyEvents({
  'ssh_key.created': ['POST /admin/ssh_keys'],
  'ssh_key.deleted': ['DELETE /admin/ssh_keys/{id}'],
});

import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { FastifyInstance } from 'fastify';
import { LdapSync } from './directory/ldap-run.ts';
import { directoryRoutes } from './directory/routes.ts';
import { DirectoryRuns } from './directory/runs.ts';
import { DirectoryService } from './directory/service.ts';
import type { OutgoingLimits } from './http/outgoing.ts';
import { scimRoutes } from './scim/routes.ts';
import type { Seal } from './seal.ts';

export interface DirectoryComposeParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'read' | 'remove' | 'freeSpace'>;
  seal: Seal;
  outgoing: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>;
  /** Where people find Casbah, where the operator says so. */
  publicUrl: string | undefined;
  bodyPatience: number;
  onFault(what: string, error: unknown): void;
}

export interface DirectoryArea {
  routes(app: FastifyInstance): void;
  runs: DirectoryRuns;
}

/** People from outside: SCIM, files, and the LDAP directory. */
export function composeDirectory(parts: DirectoryComposeParts): DirectoryArea {
  const { seal, outgoing, publicUrl } = parts;
  const runs = new DirectoryRuns({ ...parts, ldap: new LdapSync({ seal, outgoing }) });
  const service = new DirectoryService(parts);
  return {
    runs,
    routes(app) {
      directoryRoutes(app, { service, publicUrl });
      scimRoutes(app, parts);
    },
  };
}

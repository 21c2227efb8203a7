import { auditCalls } from './audit.ts';
import { datasourcesCalls } from './datasources.ts';
import { operationsCalls } from './operations.ts';
import { rbacCalls } from './rbac.ts';
import { sessionCalls } from './session.ts';

/** The whole wire. An area is added here once; the server refuses to start with a call it has no handler for. */
export const api = { ...sessionCalls, ...datasourcesCalls, ...auditCalls, ...rbacCalls, ...operationsCalls };
export type Api = typeof api;

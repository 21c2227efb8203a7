/** Builds indexes off the server's event loop. Keeps no state: the server stores what was built. */
import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { buildDocuments, buildTable } from './building.ts';
import type { BuildingCalls, ServerCalls } from './building-thread.ts';
import { openFiles } from './compose.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');

const files = await openFiles(workerData);
const server = new Rpc<ServerCalls, BuildingCalls>(parentPort, {
  documents: (build) => buildDocuments(files, build, (progress) => server.send('progress', progress)),
  table: (build) => buildTable(files, build, (progress) => server.send('progress', progress)),
});

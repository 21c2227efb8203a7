/** Trains models off the server's event loop. Keeps no state: the server stores the outcome. */
import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { openFiles } from './compose.ts';
import { train } from './training.ts';
import type { ServerCalls, TrainingCalls } from './training-thread.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');

const files = await openFiles(workerData);
const server = new Rpc<ServerCalls, TrainingCalls>(parentPort, {
  train: (training) => train(files, training, (progress) => server.send('progress', progress)),
});

import { parentPort } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { inspecting } from './inspecting.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');

new Rpc<Record<never, never>, typeof inspecting>(parentPort, inspecting);

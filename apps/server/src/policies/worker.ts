import { parentPort } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { yaml } from './yaml.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');

new Rpc<Record<never, never>, typeof yaml>(parentPort, yaml);

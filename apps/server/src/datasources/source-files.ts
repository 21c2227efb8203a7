import type { Readable } from 'node:stream';
import type { Datasource, Load } from '@casbah/contract/datasources';
import type { Actor } from '../http/actor.ts';

/**
 * Sources and their files, for other areas. Each method does what the call of the same purpose does, with its
 * checks and history.
 */
export interface SourceFiles {
  /** Creates a traffic source with format detection. */
  create(actor: Actor, name: string): Promise<Datasource>;
  /** Resolves when all its data is deleted. */
  remove(actor: Actor, id: string): Promise<void>;
  announce(actor: Actor, id: string, file: { file_name: string; size: number }): Promise<Load>;
  newestLoad(tenant: string, id: string): Promise<Load | undefined>;
  receive(tenant: string, load: string, offset: number, body: Readable): Promise<unknown>;
}

import { randomUUID } from 'node:crypto';
import type { DefinitionRecord } from '@casbah/contract/content-use';
import type { ContentIndex, IndexedDocument } from '@casbah/contract/indices';
import { type IndexDefinition, isIndexOutdated } from '@casbah/domain/content-index';
import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addDocument,
  addIndex,
  contentIndexes,
  findIndex,
  listDocuments,
  queueBuild,
  removeDocument,
  type StoredDocument,
  type StoredIndex,
} from '@casbah/stores/control/indices/content-indexes';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { inPieces } from '../http/pieces.ts';
import { BUILD_QUEUE } from './builds.ts';
import { documentFile, fingerprintFile, folderOfIndex } from './file-names.ts';

interface IndicesParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'removeFolder'>;
  definitions: Provided['contentDefinitions'];
}

/** Bytes of a document stored at a time. */
const PIECE = 4 * 1024 ** 2;

/** A company's indexes of its data. */
export class IndicesService {
  readonly #parts: IndicesParts;

  constructor(parts: IndicesParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<ContentIndex[]> {
    const { definitions, control } = this.#parts;
    const records = await definitions.list(tenant, 'index');
    const states = await control.inTenant(tenant, contentIndexes);
    return records.map((record) => indexAnswer(record, states.get(record.id)));
  }

  async find(tenant: string, id: string): Promise<ContentIndex> {
    const { definitions, control } = this.#parts;
    const record = await definitions.find(tenant, 'index', id);
    return indexAnswer(record, await control.inTenant(tenant, (tx) => findIndex(tx, id)));
  }

  async create(
    actor: Actor,
    given: { name: string; description: string; definition: IndexDefinition },
  ): Promise<ContentIndex> {
    const record = await this.#parts.definitions.create(
      actor,
      'index',
      { ...given, is_enabled: true },
      { beside: (tx, { tenant, id }) => addIndex(tx, { tenant, id }) },
    );
    return indexAnswer(record, undefined);
  }

  async change(
    actor: Actor,
    id: string,
    given: {
      name?: string | undefined;
      description?: string | undefined;
      definition?: IndexDefinition | undefined;
    },
  ): Promise<ContentIndex> {
    await this.#parts.definitions.change(actor, 'index', id, (current) => {
      const { name = current.name, description = current.description } = given;
      const { definition = current.definition } = given;
      if (definition.kind !== current.definition.kind) throw new ApiFailure('CONFLICT');
      return { name, description, is_enabled: true, definition };
    });
    return this.find(actor.tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { definitions, files } = this.#parts;
    await definitions.remove(actor, 'index', id);
    await files.removeFolder(folderOfIndex(actor.tenant, id));
  }

  async documents(tenant: string, id: string): Promise<IndexedDocument[]> {
    await this.#parts.definitions.find(tenant, 'index', id);
    return (await this.#parts.control.inTenant(tenant, (tx) => listDocuments(tx, id))).map(documentAnswer);
  }

  /** `CONFLICT` for an index of a table. */
  async addDocument(
    actor: Actor,
    id: string,
    fileName: string,
    body: AsyncIterable<Uint8Array>,
  ): Promise<IndexedDocument> {
    const { definitions, files, clock } = this.#parts;
    const { tenant } = actor;
    const { definition } = await definitions.find(tenant, 'index', id);
    if (definition.kind !== 'fingerprint') throw new ApiFailure('CONFLICT');
    const document = randomUUID();
    const file = documentFile(tenant, id, document);
    try {
      const size = await this.#store(file, body);
      return await definitions.changeBeside(
        actor,
        'index',
        id,
        async (tx, { time }, { record, current: { name } }) => {
          const known = await findIndex(tx, id);
          if (known === undefined) throw new ApiFailure('NOT_FOUND');
          if (known.documents >= INDEX_LIMITS.documents)
            throw new ApiFailure('LIMIT_REACHED', { limit: INDEX_LIMITS.documents });
          const added = {
            tenant_id: tenant,
            index_id: id,
            id: document,
            file_name: fileName,
            size,
            added_on: time,
          };
          await addDocument(tx, added);
          await queueBuild(tx, { tenant, id });
          await enqueue(tx, BUILD_QUEUE, { key: id, tenant }, clock());
          record({ event: 'content_index.document_added', object: id, details: { name, file: fileName } });
          return documentAnswer({ ...added, is_read: false, is_empty: false });
        },
      );
    } catch (error) {
      await files.remove(file);
      throw error;
    }
  }

  async removeDocument(actor: Actor, id: string, document: string): Promise<void> {
    const { definitions, files, clock } = this.#parts;
    const { tenant } = actor;
    await definitions.changeBeside(actor, 'index', id, async (tx, _change, { record, current: { name } }) => {
      const removed = await removeDocument(tx, { tenant, id }, document);
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      await queueBuild(tx, { tenant, id });
      await enqueue(tx, BUILD_QUEUE, { key: id, tenant }, clock());
      const details = { name, file: removed.file_name };
      record({ event: 'content_index.document_removed', object: id, details });
    });
    await files.remove(documentFile(tenant, id, document));
    await files.remove(fingerprintFile(tenant, id, document));
  }

  /** Returns the size in bytes. */
  async #store(file: string, body: AsyncIterable<Uint8Array>): Promise<number> {
    let size = 0;
    for await (const bytes of inPieces(body, PIECE)) {
      if (size + bytes.length > INDEX_LIMITS.documentBytes)
        throw new ApiFailure('TOO_LARGE', { limit: INDEX_LIMITS.documentBytes });
      await this.#parts.files.append(file, size, bytes);
      size += bytes.length;
    }
    // A build can read an empty file, but not a missing one.
    if (size === 0) await this.#parts.files.append(file, 0, new Uint8Array());
    return size;
  }
}

function documentAnswer({ id, file_name, size, added_on, is_empty }: StoredDocument): IndexedDocument {
  return { id, file_name, size, added_on: isoTime(added_on), is_empty };
}

function indexAnswer(
  { definition, is_enabled: _, ...head }: DefinitionRecord<'index'>,
  stored: StoredIndex | undefined,
): ContentIndex {
  const built = stored?.built_definition ?? null;
  const isUploading = stored?.state === 'uploading';
  return {
    ...head,
    kind: definition.kind,
    definition: mutable(definition),
    state: stored?.state ?? 'new',
    progress: isUploading ? stored.bytes_received / (stored.upload_size ?? 1) : (stored?.progress ?? 0),
    error: stored?.error ?? null,
    rows: stored?.rows ?? 0,
    documents: stored?.documents ?? 0,
    size: stored?.size ?? 0,
    built_on: stored === undefined || stored.built_on === null ? null : isoTime(stored.built_on),
    is_outdated: built !== null && isIndexOutdated(definition, built),
  };
}

function mutable(definition: IndexDefinition): ContentIndex['definition'] {
  if (definition.kind === 'fingerprint') return definition;
  return { ...definition, columns: definition.columns.map((column) => ({ ...column })) };
}

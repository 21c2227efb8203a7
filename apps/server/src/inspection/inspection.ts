import type { InspectedDocument } from '@casbah/contract/inspection';
import { reportJson } from '@casbah/inspection/inspect/report-json';
import { ApiFailure } from '../http/failure.ts';
import type { CompanyDefinitions } from './company-definitions.ts';
import { type InspectionPool, PoolBusy, type PoolDocument } from './inspection-pool.ts';

/** What an answer contains, apart from verdicts and counts. */
interface Wanted {
  maxFindings?: number;
  /** Characters of extracted text. */
  maxText?: number;
}

/** Inspects documents for what their company defines. */
export class Inspection {
  readonly #pool: Pick<InspectionPool, 'inspect'>;
  readonly #definitionsOf: (tenant: string) => Promise<CompanyDefinitions>;

  constructor(
    pool: Pick<InspectionPool, 'inspect'>,
    definitionsOf: (tenant: string) => Promise<CompanyDefinitions>,
  ) {
    this.#pool = pool;
    this.#definitionsOf = definitionsOf;
  }

  /** With the definitions as they are now, for all documents of a request. `inspect` throws `INSPECTION_BUSY`. */
  async of(
    tenant: string,
    wanted: Wanted = {},
  ): Promise<{ inspect: (document: PoolDocument) => Promise<InspectedDocument> }> {
    const definitions = await this.#definitionsOf(tenant);
    return {
      inspect: async (document) => {
        try {
          const report = await this.#pool.inspect(document, { ...wanted, definitions });
          return reportJson(report, definitions.profileNames);
        } catch (error) {
          throw error instanceof PoolBusy ? new ApiFailure('INSPECTION_BUSY') : error;
        }
      },
    };
  }
}

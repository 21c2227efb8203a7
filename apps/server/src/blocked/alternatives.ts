import type { Alternative } from '@casbah/contract/blocked';
import type { Catalogue, Service } from '@casbah/discovery/catalogue/catalogue';
import type { Score } from '@casbah/discovery/score/score';
import { BRR_UNRESEARCHED, riskOrder, riskScoreOf } from '@casbah/domain/risk';

/** More would be no help in choosing. */
const MOST = 10;

export interface AlternativesParts {
  catalogue: Catalogue;
  score: (service: Service) => Pick<Score, 'brr' | 'level'>;
}

/** What could be used instead of a service that was blocked. */
export class Alternatives {
  readonly #parts: AlternativesParts;
  readonly #byName: ReadonlyMap<string, Service>;
  /** The services of a category that may be suggested, the least risky first: scored when it is first asked for. */
  readonly #suggested = new Map<string, readonly Alternative[]>();

  constructor(parts: AlternativesParts) {
    this.#parts = parts;
    this.#byName = new Map(parts.catalogue.services.map((service) => [folded(service.name), service]));
  }

  /** By id, by name whatever its case, or by a host. */
  find(app: string): Service | undefined {
    const { catalogue } = this.#parts;
    const asked = folded(app);
    return (
      catalogue.get(asked) ??
      this.#byName.get(asked) ??
      (asked.includes('.') ? catalogue.serviceOfHost(asked) : undefined)
    );
  }

  /** Services of the same category that are less risky than this one. */
  of(service: Service): readonly Alternative[] {
    const { brr } = this.#parts.score(service);
    return this.#inCategory(service.category)
      .filter((other) => other.id !== service.id && isLessRisky(other.brr, brr))
      .slice(0, MOST);
  }

  #inCategory(category: string): readonly Alternative[] {
    const known = this.#suggested.get(category);
    if (known !== undefined) return known;
    const { catalogue, score } = this.#parts;
    const suggested = catalogue.services
      .filter((service) => service.category === category)
      .flatMap((service): Alternative[] => {
        const { brr, level } = score(service);
        // Services without research may be anything, so they aren't suggested.
        if (level !== 'low' && level !== 'medium') return [];
        const { id, name, domains } = service;
        const domain = domains.find((one) => !one.includes('*')) ?? '';
        return [{ id, name, category, risk_score: riskScoreOf(brr), brr, level, domain }];
      })
      .sort(
        (one, other) => riskOrder(one.brr) - riskOrder(other.brr) || one.name.localeCompare(other.name, 'en'),
      );
    this.#suggested.set(category, suggested);
    return suggested;
  }
}

/** Anything that is researched is less risky than what isn't. */
function isLessRisky(brr: number, than: number): boolean {
  return than === BRR_UNRESEARCHED || riskOrder(brr) < riskOrder(than);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

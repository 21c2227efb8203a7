import type { Alternative } from '@casbah/contract/blocked';
import type { Catalogue, Service } from '@casbah/discovery/catalogue/catalogue';
import type { Score } from '@casbah/discovery/score/score';
import { BRR_UNRESEARCHED, riskOrder, riskScoreOf } from '@casbah/domain/risk';

/** Maximum alternatives: more wouldn't help anyone choose. */
const MOST = 10;

export interface AlternativesParts {
  catalogue: Catalogue;
  score: (service: Service) => Pick<Score, 'brr' | 'level'>;
}

/** Suggests alternatives to a blocked service. */
export class Alternatives {
  readonly #parts: AlternativesParts;
  readonly #byName: ReadonlyMap<string, Service>;
  /** Services of a category that may be suggested, least risky first; scored on first use. */
  readonly #suggested = new Map<string, readonly Alternative[]>();

  constructor(parts: AlternativesParts) {
    this.#parts = parts;
    this.#byName = new Map(parts.catalogue.services.map((service) => [folded(service.name), service]));
  }

  /** Finds a service by ID, by name in any case, or by host. */
  find(app: string): Service | undefined {
    const { catalogue } = this.#parts;
    const asked = folded(app);
    return (
      catalogue.get(asked) ??
      this.#byName.get(asked) ??
      (asked.includes('.') ? catalogue.serviceOfHost(asked) : undefined)
    );
  }

  /** Returns less risky services of the same category. */
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
        // Unresearched services could be anything, so they aren't suggested.
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

/** A researched service counts as less risky than an unresearched one. */
function isLessRisky(brr: number, than: number): boolean {
  return than === BRR_UNRESEARCHED || riskOrder(brr) < riskOrder(than);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

import type { FindRequest } from '#search/engine/find.types.ts';
import type { CandidateFinder, NamedFilter } from './candidates.ts';
import { OrderedWalk, type Walk } from './ordered-walk.ts';
import type { Candidates, Pass } from './pass.ts';
import type { ProductNumbers } from './product-numbers.ts';
import type { TenantColumns } from './tenant-columns.ts';

/**
 * Short cuts that only pay in a catalogue of a million: at 100,000 products no gain can be measured (docs/adr/0008).
 * Every answer is the same without them.
 */
export class ShortCuts {
  readonly #walk = new OrderedWalk();
  readonly #numbers: ProductNumbers;
  readonly #candidates: CandidateFinder;

  constructor(numbers: ProductNumbers, candidates: CandidateFinder) {
    this.#numbers = numbers;
    this.#candidates = candidates;
  }

  /** Whether a question finds nothing, known before counting: its rarest filter has no candidate. */
  isInVain(rarest: NamedFilter | undefined, candidates: Candidates): boolean {
    return rarest !== undefined && !this.#candidates.isAnyNamed(rarest, candidates);
  }

  /**
   * Looks for the first products in their order, where the counts are known already.
   * @param total number of hits
   * @returns false: that would take longer, and nothing has been looked at
   */
  runInOrder(
    pass: Pass,
    tenant: TenantColumns,
    { request, candidates, total }: { request: FindRequest; candidates: Candidates; total: number },
  ): boolean {
    const walk = this.#chooseWalk(tenant, request, candidates);
    if (!walk || !OrderedWalk.isWorthwhile(walk, total)) return false;
    this.#walk.run(pass, walk, this.#numbers.count);
    return true;
  }

  /** The order in which the first products can be found; null: words decide, or there is none. */
  #chooseWalk({ orders }: TenantColumns, request: FindRequest, candidates: Candidates): Walk | null {
    const { among, limit, sort } = request;
    const order = candidates.scores !== null && sort === 'popularity' ? null : orders.getOrder(sort);
    if (!order || orders.isWorn) return null;
    const paid = among.flatMap((id) => this.#numbers.findNumber(id) ?? []);
    return { order, besides: new Set([...orders.changedOnes, ...paid]), candidates, limit };
  }
}

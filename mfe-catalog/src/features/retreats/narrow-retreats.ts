import type { RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import { lengthBands, type LengthBand } from '@valam/contracts/catalog/tour.bands';
import type { Counted } from '../../parts/facets/counted-options';

/** Price limits offered as filters, in whole dollars like the prices on cards. */
const priceLimits = [1_000, 1_500, 2_000, 2_500];

/** The filters in the URL; invalid values are ignored. */
export interface RetreatChoice {
  readonly length: LengthBand | null;
  /** In whole dollars. */
  readonly maxPrice: number | null;
}

export function retreatChoiceOf(search: URLSearchParams): RetreatChoice {
  const length = search.get('length');
  const maxPrice = Number(search.get('maxPrice'));
  return {
    length: length === 'short' || length === 'long' ? length : null,
    maxPrice: Number.isInteger(maxPrice) && maxPrice > 0 ? maxPrice : null,
  };
}

const lengthOf = ({ days }: RetreatCard): LengthBand | null =>
  days === null ? null : days <= lengthBands.short.maxDays ? 'short' : 'long';

const fitsLength = (retreat: RetreatCard, { length }: RetreatChoice): boolean =>
  length === null || lengthOf(retreat) === length;
/** A retreat without a price matches no limit. */
const fitsPrice = ({ costUsd }: RetreatCard, { maxPrice }: Pick<RetreatChoice, 'maxPrice'>): boolean =>
  maxPrice === null || (costUsd > 0 && costUsd <= maxPrice);

/** The retreats that match all filters. */
export function narrowed(retreats: readonly RetreatCard[], choice: RetreatChoice): RetreatCard[] {
  return retreats.filter((retreat) => fitsLength(retreat, choice) && fitsPrice(retreat, choice));
}

/**
 * The filter options, each with the number of retreats that match it and the other filter. Counted in the browser, which has the
 * complete list.
 */
export function retreatFacets(
  retreats: readonly RetreatCard[],
  choice: RetreatChoice,
): { readonly lengths: Counted[]; readonly prices: Counted[] } {
  const affordable = retreats.filter((retreat) => fitsPrice(retreat, choice));
  const longEnough = retreats.filter((retreat) => fitsLength(retreat, choice));
  const bands = Object.keys(lengthBands) as LengthBand[];
  const lengths = bands.map((value) => ({
    value,
    count: affordable.filter((retreat) => lengthOf(retreat) === value).length,
  }));
  const prices = priceLimits.map((limit) => ({
    value: String(limit),
    count: longEnough.filter((retreat) => fitsPrice(retreat, { maxPrice: limit })).length,
  }));
  return {
    lengths: lengths.filter(({ count }) => count > 0),
    // Omits a limit that adds no retreat to the limit below it.
    prices: prices.filter(({ count }, index) => count > (prices[index - 1]?.count ?? 0)),
  };
}

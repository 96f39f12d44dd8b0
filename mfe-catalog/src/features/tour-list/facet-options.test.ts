import { describe, expect, it } from '@jest/globals';
import { someFacets } from '../../../test/builders';
import { facetOptions } from './facet-options';
import { tourQueryOf } from './tour-query';

function options(address: string) {
  const search = new URLSearchParams(address);
  return facetOptions(someFacets(), search, tourQueryOf(search, 'USD'));
}

describe('the options of the tour filters', () => {
  it('include the selected month even if no tour departs in it', () => {
    expect(options('month=2031-05').months.at(-1)?.label).toBe('May 2031 (0)');
  });

  it.each(['month=xx', 'month=2027-13', 'maxPrice=cheap', 'effort=none', 'length=endless'])(
    'ignore the malformed value %s',
    (address) => {
      expect(options(address)).toEqual(options(''));
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { someFacets } from '../../../test/builders';
import { facetOptions } from './facet-options';
import { tourQueryOf } from './tour-query';

function options(address: string) {
  const search = new URLSearchParams(address);
  return facetOptions(someFacets(), search, tourQueryOf(search, 'USD'));
}

describe('the choices of the tour filters', () => {
  it('keep a chosen month in which no tour departs', () => {
    expect(options('month=2031-05').months.at(-1)?.label).toBe('May 2031 (0)');
  });

  it.each(['month=xx', 'month=2027-13', 'maxPrice=cheap', 'effort=none', 'length=endless'])(
    'add nothing for the malformed value %s',
    (address) => {
      expect(options(address)).toEqual(options(''));
    },
  );
});

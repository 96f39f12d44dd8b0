import { describe, expect, it } from '@jest/globals';
import { itemListData } from './item-list';
import { placeData } from './place';

const venue = {
  name: 'Assi Haveli',
  description: 'A house above the river.',
  picture: { src: '/media/haveli' },
  address: null,
  town: 'Varanasi',
  region: 'Varanasi',
  pinCode: '221005',
  lat: 25.289,
  long: 83.006,
};
const at = { url: 'https://valam.example/venues/assi-haveli', origin: 'https://valam.example' };

describe('structured data', () => {
  it('describes a place with its address and coordinates', () => {
    expect(placeData('LodgingBusiness', venue, at)).toMatchObject({
      '@type': 'LodgingBusiness',
      url: at.url,
      image: 'https://valam.example/media/haveli/1200.jpeg',
      address: { addressLocality: 'Varanasi', addressCountry: 'IN', streetAddress: undefined },
      geo: { latitude: 25.289, longitude: 83.006 },
    });
  });

  it('is in India unless a country is named', () => {
    const countryOf = (country: string | null) =>
      placeData('LodgingBusiness', { ...venue, country }, at).address.addressCountry;
    expect([null, 'India', 'Nepal'].map(countryOf)).toEqual(['IN', 'IN', 'Nepal']);
  });

  it('leaves out coordinates that are not known', () => {
    expect(placeData('Place', { ...venue, long: null }, at).geo).toBeUndefined();
  });

  it('lists pages in the order shown', () => {
    const list = itemListData(at.origin, [{ name: 'Assi Haveli', path: '/venues/assi-haveli' }]);
    expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, url: at.url }] });
  });
});

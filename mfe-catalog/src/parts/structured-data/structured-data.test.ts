import { describe, expect, it } from '@jest/globals';
import { itemListData } from './item-list';
import { placeData } from './place';
import { offersOf } from './trip-offers';
import { siteStructuredData } from '../../features/home/site-structured-data';
import type { Departure } from '../departures/departures';

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

const aDeparture = (given: Partial<Departure> = {}): Departure => ({
  id: 'd',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  isSoldOut: false,
  isClosed: false,
  seats: undefined,
  prices: undefined,
  note: null,
  ...given,
});

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

  it('has the country India unless another one is given', () => {
    const countryOf = (country: string | null) =>
      placeData('LodgingBusiness', { ...venue, country }, at).address.addressCountry;
    expect([null, 'India', 'Nepal'].map(countryOf)).toEqual(['IN', 'IN', 'Nepal']);
  });

  it('omits the coordinates of a place if one is unknown', () => {
    expect(placeData('Place', { ...venue, long: null }, at).geo).toBeUndefined();
  });

  it('lists pages in the order shown', () => {
    const list = itemListData(at.origin, [{ name: 'Assi Haveli', path: '/venues/assi-haveli' }]);
    expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, url: at.url }] });
  });

  it('has offers with the current price of each departure, as on the page', () => {
    const prices = { USD: 2_150, EUR: 1_900, GBP: 1_700, INR: 180_000 };
    const offers = offersOf({ price: 2_490 }, [aDeparture({ prices }), aDeparture({ isSoldOut: true })]);
    expect(offers).toMatchObject([
      { price: 2_150, availability: 'https://schema.org/InStock' },
      { price: 2_490, availability: 'https://schema.org/SoldOut' },
    ]);
  });

  it('has no offers for canceled or closed departures', () => {
    const closed = aDeparture({ isClosed: true, isSoldOut: true });
    expect(offersOf({ price: 1 }, [closed, aDeparture()])).toHaveLength(1);
    expect(offersOf({ price: 1 }, [closed])).toEqual({
      price: 1,
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('omits profiles and a phone number that are configured as empty', () => {
    const social = { facebook: 'https://facebook.com/valam', youtube: '' };
    const brand = { name: 'Valam', localName: null, email: 'a@b.example', phone: '', team: [], social };
    const [organization] = siteStructuredData({ ...brand, origin: at.origin });
    expect(organization).toMatchObject({ sameAs: ['https://facebook.com/valam'] });
    expect(JSON.stringify(organization)).not.toContain('telephone');
  });
});

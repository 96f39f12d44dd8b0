import type { Article } from '@valam/contracts/catalog/article.schema';
import type { Ashram } from '@valam/contracts/catalog/ashram.schema';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import type { Temple } from '@valam/contracts/catalog/temple.schema';
import type { Venue } from '@valam/contracts/catalog/venue.schema';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aPerson, aPicture, aTempleCard } from './builders';

const changed = '2026-11-01T00:00:00.000Z';

/** A temple with all fields. */
export const aTemple = (given: Partial<Temple> = {}): Temple => ({
  ...aTempleCard(),
  akaNames: 'Kapali Temple',
  architectureStyle: 'Dravidian',
  displayPhoto: aPicture('tower'),
  localName: null,
  localLanguage: null,
  about: '[p]The peacock worshipped here.[/p]',
  address: 'Kapaleeshwarar Sannadhi Street',
  pinCode: '600004',
  yearEstablished: '16th century',
  yearUnit: 'CE',
  type: 'Shiva temple',
  googleBusinessLink: 'https://maps.example/kapali',
  officialWebsite: 'https://temple.example/',
  wikipedia: 'https://encyclopedia.example/kapali',
  listNumber: 1,
  photos: [aPicture('tank')],
  access: null,
  nearby: [],
  updatedAt: changed,
  ...given,
});

export const aVenue = (given: Partial<Venue> = {}): Venue => ({
  id: sampleId('venue', 'silk'),
  slug: 'silk',
  name: 'Silk House',
  town: 'Kanchipuram',
  district: 'Kanchipuram',
  country: 'India',
  propertyType: 'Heritage house',
  starCategory: '4',
  sleeps: 30,
  displayPhotos: [aPicture('house')],
  aboutProperty: '[p]Built by a weaver.[/p]',
  about: null,
  address: '1 Weavers Street',
  pinCode: '631501',
  bedrooms: 15,
  accommodationTypesAvailable: 'Twin rooms',
  views: 'Gardens',
  photosOutdoor: [aPicture('garden')],
  photosRooms: [aPicture('room')],
  photosYogaHall: [aPicture('yoga-hall')],
  amenitiesDescription: '[p]Filtered water.[/p]',
  accommodationCapacity: 30,
  hallsCapacity: 40,
  cuisineTypes: 'South Indian vegetarian',
  diningCapacity: 32,
  fitnessDetails: 'Yoga hall',
  website: 'https://silk.example/',
  googleBusinessPage: 'https://maps.example/silk',
  lat: null,
  long: null,
  updatedAt: changed,
  ...given,
});

export const anAshram = (given: Partial<Ashram> = {}): Ashram => ({
  id: sampleId('ashram', 'quiet'),
  slug: 'quiet',
  title: 'Quiet Hermitage',
  description: '[p]They sit at five.[/p]',
  town: 'Tiruvannamalai',
  district: 'Tiruvannamalai',
  state: 'Tamil Nadu',
  saintsAssociated: 'Ramana Maharshi',
  displayPhotos: [aPicture('gate')],
  akaNames: null,
  address: 'Girivalam Road',
  pinCode: '606603',
  photos: [aPicture('library')],
  website: 'https://quiet.example/',
  facebook: 'https://www.facebook.com/quiet',
  instagram: 'https://www.instagram.com/quiet',
  twitter: 'https://x.com/quiet',
  linkedin: 'https://www.linkedin.com/company/quiet',
  lat: null,
  long: null,
  updatedAt: changed,
  ...given,
});

export const aHost = (given: Partial<Contributor> = {}): Contributor => ({
  ...aPerson('Claire Fontenay', { slug: 'claire-fontenay' }),
  contributingArea: 'Host',
  tagline: 'Dance as prayer',
  jobTitle: 'Dancer',
  country: 'France',
  expertise: 'Bharatanatyam, Temple dance',
  languagesSpoken: 'French, English',
  statesCovered: 'Tamil Nadu',
  interests: 'Dance Festivals',
  photos: [aPicture('stage'), aPicture('practice')],
  email: 'claire@example.org',
  mobile: '+33 1 23 45 67 89',
  website: 'https://claire.example/',
  facebook: 'https://facebook.com/claire',
  instagram: 'https://instagram.com/claire',
  twitter: 'https://twitter.com/claire',
  linkedin: 'https://linkedin.com/in/claire',
  youtube: 'https://youtube.com/@claire',
  createdAt: changed,
  ...given,
});

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

export const anArticle = (given: Partial<Article> = {}): Article => ({
  id: sampleId('article', 'visa'),
  slug: 'visa',
  title: 'A visa for India',
  metaDescription: 'Step by step.',
  blogCategory: 'Travel',
  featuredImage: aPicture('passport'),
  districts: [],
  readMinutes: 1,
  createdAt: '2026-10-15T00:00:00.000Z',
  updatedAt: changed,
  contributor: { ...aPerson('Arjun Pillai'), tagline: 'There is always a second bus' },
  content: JSON.stringify({
    blocks: [
      {
        data: {
          text: JSON.stringify({
            blocks: [paragraph('Ask <a href="https://visa.example/form">here</a>.'), paragraph('Then wait.')],
          }),
        },
      },
    ],
  }),
  imageMeta: null,
  pillarContent: null,
  pictures: [],
  related: [],
  ...given,
});

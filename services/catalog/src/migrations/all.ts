import { contentTables } from './0001-content.js';
import { contributorTables } from './0002-contributors.js';
import { searchTables } from './0003-search.js';
import { searchTitles } from './0004-search-titles.js';
import { testimonialAuthors } from './0005-testimonial-authors.js';
import { confirmedFeasts } from './0006-confirmed-feasts.js';
import { whatIsLacking } from './0007-what-is-lacking.js';
import { picturesForPhones } from './0008-pictures-for-phones.js';
import { housesAndMeals } from './0009-houses-and-meals.js';
import { sampleRemoval } from './0032-sample-removal.js';
import { beforeYouBook } from './0033-before-you-book.js';
import { datesOfRetreats } from './0034-dates-of-retreats.js';
import { endedAccess } from './0035-ended-access.js';
import { templesByCommonWords } from './0036-temples-by-common-words.js';
import { articlesByPublication } from './0037-articles-by-publication.js';
import { formerAddresses } from './0038-former-addresses.js';
import { picturesBesideNames } from './0039-pictures-beside-names.js';

export const migrations = [
  contentTables,
  contributorTables,
  searchTables,
  searchTitles,
  testimonialAuthors,
  confirmedFeasts,
  whatIsLacking,
  picturesForPhones,
  housesAndMeals,
  sampleRemoval,
  beforeYouBook,
  datesOfRetreats,
  endedAccess,
  templesByCommonWords,
  articlesByPublication,
  formerAddresses,
  picturesBesideNames,
];

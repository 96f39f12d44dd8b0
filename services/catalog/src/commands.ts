import { LoadSample } from '../sample/load/load-sample.js';
import { SampleLoader } from '../sample/load/sample-loader.js';
import { SamplePictures } from '../sample/load/sample-pictures.js';
import type { Provider } from '@nestjs/common';
import { ObjectStorage } from '@valam/service-kit/storage/object-storage';
import { openStorage } from '@valam/service-kit/storage/open-storage';
import { backOffice } from './back-office.js';
import { CatalogConfig } from './config.js';
import { SaveContent } from './content/save-content.js';
import { ProjectContributors } from './contributor/project-contributors.js';
import { ForgetPictures } from './media/forget-pictures.js';
import { SweepUploads } from './media/sweep-uploads.js';
import { MakePictures } from './media/make-pictures.js';
import { MediaRepository } from './media/media.repository.js';
import { PictureFiles } from './media/picture-files.js';
import { PictureLinks } from './media/picture-links.js';
import { PicturePress } from './media/picture-press.js';
import { PictureTurns } from './media/picture-turns.js';
import { TakeInPicture } from './media/take-in-picture.js';
import { WantPicture } from './media/want-picture.js';
import { ForgetPerson } from './privacy/forget-person.js';
import { ReplayCatalog } from './replay/replay-catalog.js';
import { SampleContent } from './sample/sample-content.js';
import { SearchDocuments } from './search/search-documents.js';
import { OfferDepartures } from './tour/offer-departures.js';
import { ProjectSeats } from './tour/project-seats.js';

/** What the service does: on request, on events of others, and on its own. */
export const commands: Provider[] = [
  SaveContent,
  OfferDepartures,
  ReplayCatalog,
  TakeInPicture,
  WantPicture,
  MakePictures,
  ForgetPictures,
  SweepUploads,
  ProjectContributors,
  ProjectSeats,
  ForgetPerson,
  LoadSample,
  SampleContent,
  ...backOffice,
  // What they work with.
  SampleLoader,
  SamplePictures,
  SearchDocuments,
  MediaRepository,
  PicturePress,
  PictureTurns,
  PictureFiles,
  PictureLinks,
  { provide: ObjectStorage, inject: [CatalogConfig], useFactory: openStorage },
];

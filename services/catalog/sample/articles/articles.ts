import type { ArticleText } from '../with-pictures.js';
import { aDayInKashi } from './a-day-in-kashi.js';
import { sariBorder } from './a-sari-has-a-border-for-a-reason.js';
import { aVisaForIndia } from './a-visa-for-india.js';
import { bringingStudents } from './bringing-your-own-students.js';
import { cookingForTwelve } from './cooking-for-twelve.js';
import { fullMoons } from './full-moons.js';
import { ashramEtiquette } from './how-to-behave-in-an-ashram.js';
import { howToReadAGopuram } from './how-to-read-a-gopuram.js';
import { howToWalkRoundAMountain } from './how-to-walk-round-a-mountain.js';
import { kneesAndSteps } from './knees-steps-and-stone-floors.js';
import { money } from './money.js';
import { pureVeg } from './pure-veg.js';
import { sittingStill } from './sitting-still.js';
import { teachingWhere } from './teaching-where-the-teaching-comes-from.js';
import { hourBefore } from './the-hour-before-the-guests-wake.js';
import { greatCrowds } from './the-kumbh-and-other-great-crowds.js';
import { templesOfOdisha } from './the-temples-of-odisha.js';
import { twelveJyotirlingas } from './the-twelve-jyotirlingas.js';
import { travellingAsAWoman } from './travelling-as-a-woman.js';
import { nobodyToldMe } from './what-nobody-told-me.js';
import { whatToWearInATamilTemple } from './what-to-wear-in-a-tamil-temple.js';
import { whenToGo } from './when-to-go.js';
import { cameraAway } from './when-to-put-the-camera-away.js';
import { dancersFoot } from './why-the-dancer-lifts-his-left-foot.js';
import { firstTrain } from './your-first-indian-train.js';

/** Newest first. */
export const articles: ArticleText[] = [
  howToWalkRoundAMountain,
  bringingStudents,
  whatToWearInATamilTemple,
  hourBefore,
  howToReadAGopuram,
  pureVeg,
  cookingForTwelve,
  aVisaForIndia,
  whenToGo,
  nobodyToldMe,
  greatCrowds,
  ashramEtiquette,
  cameraAway,
  money,
  teachingWhere,
  firstTrain,
  kneesAndSteps,
  travellingAsAWoman,
  fullMoons,
  aDayInKashi,
  templesOfOdisha,
  twelveJyotirlingas,
  dancersFoot,
  sittingStill,
  sariBorder,
];

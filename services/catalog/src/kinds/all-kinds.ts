import { articleKind } from '../article/article.kind.js';
import { ashramKind } from '../ashram/ashram.kind.js';
import type { AnyKind } from '../content/content-kind.js';
import { expertiseKind } from '../expertise/expertise.kind.js';
import { faqKind } from '../faq/faq.kind.js';
import { festivalKind } from '../festival/festival.kind.js';
import { policyKind } from '../policy/policy.kind.js';
import { retreatKind } from '../retreat/retreat.kind.js';
import { settingKind } from '../setting/setting.kind.js';
import { templeKind } from '../temple/temple.kind.js';
import { testimonialKind } from '../testimonial/testimonial.kind.js';
import { tourKind } from '../tour/tour.kind.js';
import { venueKind } from '../venue/venue.kind.js';

/** Every kind of content that announces its changes. */
export const allKinds = [
  tourKind,
  retreatKind,
  templeKind,
  venueKind,
  ashramKind,
  articleKind,
  faqKind,
  testimonialKind,
  expertiseKind,
  policyKind,
  festivalKind,
  settingKind,
] as unknown as readonly AnyKind[];

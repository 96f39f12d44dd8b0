import { aliases } from './aliases';
import { blogs } from './articles';
import { settings } from './claims';
import { media } from './pictures';
import { policies } from './policies';
import { faqs } from './questions';
import { testimonials } from './testimonials';

/** The entities of content, in the order of daily use. */
export const editorial = {
  blogs,
  faqs,
  testimonials,
  policies,
  media,
  aliases,
  settings,
};

import { aliases } from './aliases';
import { blogs } from './blogs';
import { faqs } from './faqs';
import { media } from './media';
import { policies } from './policies';
import { settings } from './settings';
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
